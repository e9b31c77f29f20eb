import type { FragmentType } from '@apollo/client/masking';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

/**
 * Returns a row typed as a component's own fragment. Rows of public pages are not masked at run time; only the types keep
 * a component from reading other fields.
 */
export function readFragment<Data>(
  _fragment: TypedDocumentNode<Data, unknown>,
  from: FragmentType<Data>,
): Data {
  return from as unknown as Data;
}
