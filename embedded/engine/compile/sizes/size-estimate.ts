import type { GivenVariables } from '../../request/variables.ts';
import { type Count, readCount } from '../count.ts';

/** Number of nodes, that is, of rows and objects in an answer, related ones included, and the bytes of their values. */
export type Size = { readonly nodes: number; readonly bytes: number; readonly nested: Nested };

/** Rows below one row of the root field, on the way down that has the most, and the path of the last list there. */
type Nested = { readonly rows: number; readonly path: string };

/**
 * Estimated size of an answer. Limits that variables give are read at each request; all others are multiplied when the
 * plan is made.
 */
export type SizeEstimate = { readonly fixed: Size; readonly lists: readonly ListEstimate[] };

type ListEstimate = { readonly list: List; readonly inner: SizeEstimate };

/** Number of a list's rows: the `most` that limits allow, and those of them that are `likely` there. */
export type Rows = { readonly most: Count; readonly likely: Count };

/** A list of rows, or an object; the rows of a root field multiply nothing below one of them. */
export type List = { readonly rows: Rows; readonly path: string; readonly isNested: boolean };

const NO_LIST: Nested = { rows: 1, path: '' };

export const estimateOfValue = (bytes: number): SizeEstimate => ({
  fixed: { nodes: 0, bytes, nested: NO_LIST },
  lists: [],
});

/** Computes an estimate for a request's variables. */
export function computeSize({ fixed, lists }: SizeEstimate, given: GivenVariables): Size {
  if (lists.length === 0) return fixed;
  let { nodes, bytes, nested } = fixed;
  for (const { list, inner } of lists) {
    const each = computeSize(inner, given);
    const most = readCount(list.rows.most, given);
    nodes += most * (1 + each.nodes);
    bytes += readCount(list.rows.likely, given) * each.bytes;
    nested = larger(nested, nestedIn(list, most, each.nested));
  }

  return { nodes, bytes, nested };
}

export function sum(estimates: readonly SizeEstimate[]): SizeEstimate {
  let [nodes, bytes, nested] = [0, 0, NO_LIST];
  const lists: ListEstimate[] = [];
  for (const { fixed, lists: own } of estimates) {
    nodes += fixed.nodes;
    bytes += fixed.bytes;
    nested = larger(nested, fixed.nested);
    lists.push(...own);
  }

  return { fixed: { nodes, bytes, nested }, lists };
}

export function multiply(list: List, inner: SizeEstimate): SizeEstimate {
  const { most, likely } = list.rows;
  const { nodes, bytes, nested } = inner.fixed;
  if (typeof most !== 'number' || typeof likely !== 'number' || inner.lists.length > 0)
    return { ...estimateOfValue(0), lists: [{ list, inner }] };

  return {
    fixed: { nodes: most * (1 + nodes), bytes: likely * bytes, nested: nestedIn(list, most, nested) },
    lists: [],
  };
}

function nestedIn({ path, isNested }: List, most: number, inner: Nested): Nested {
  return { rows: (isNested ? most : 1) * inner.rows, path: inner === NO_LIST ? path : inner.path };
}

function larger(one: Nested, other: Nested): Nested {
  return other.rows > one.rows ? other : one;
}
