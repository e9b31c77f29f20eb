/**
 * Returns the new numbers of families of entries after one family has moved; entry by entry, at the families' old places.
 * Each family then has consecutive places. The list reuses its numbers as far as they differ from one another, so that
 * other rows numbered between them keep their places.
 */
export function familyNumbersAfterMove(
  families: readonly (readonly number[])[],
  from: number,
  to: number,
): number[][] {
  const order = families.map((_family, place) => place);
  order.splice(to, 0, ...order.splice(from, 1));
  const places = rising(families.flat().sort((one, other) => one - other));
  const after: number[][] = families.map(() => []);
  for (const old of order) after[old] = places.splice(0, families[old]?.length);

  return after;
}

/** Raises each number to at least one above the number before it, since equal numbers define no order. */
function rising(numbers: readonly number[]): number[] {
  const found: number[] = [];
  for (const number of numbers) found.push(Math.max(number, (found.at(-1) ?? -Infinity) + 1));

  return found;
}
