/**
 * Returns the new numbers of the entries of row sets after one set has moved; entry by entry, at the sets' old places.
 * Each row set then has consecutive places. The list reuses its numbers as far as they differ from one another, so that
 * other rows numbered between them keep their places.
 */
export function numbersAfterMove(
  rowSets: readonly (readonly number[])[],
  from: number,
  to: number,
): number[][] {
  const order = rowSets.map((_rowSet, place) => place);
  order.splice(to, 0, ...order.splice(from, 1));
  const places = rising(rowSets.flat().sort((one, other) => one - other));
  const after: number[][] = rowSets.map(() => []);
  for (const old of order) after[old] = places.splice(0, rowSets[old]?.length);

  return after;
}

/** Raises each number to at least one above the number before it, since equal numbers define no order. */
function rising(numbers: readonly number[]): number[] {
  const found: number[] = [];
  for (const number of numbers) found.push(Math.max(number, (found.at(-1) ?? -Infinity) + 1));

  return found;
}
