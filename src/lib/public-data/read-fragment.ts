import type { FragmentType } from '@apollo/client/masking';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

/**
 * The fields of a component's own fragment. Rows of the public pages are whole as they came; that a component sees its
 * own fields alone is the compiler's business.
 */
export function readFragment<Data>(
  _fragment: TypedDocumentNode<Data, unknown>,
  from: FragmentType<Data>,
): Data {
  return from as unknown as Data;
}
