import type { FragmentType } from '@apollo/client/masking';
import type { PublicFragment } from './public-operation.ts';

/**
 * Returns a row typed as a component's own fragment. Rows of public pages are not masked at run time; only the types keep
 * a component from reading other fields.
 */
export function readFragment<Data>(_fragment: PublicFragment<Data>, from: FragmentType<Data>): Data {
  return from as unknown as Data;
}
