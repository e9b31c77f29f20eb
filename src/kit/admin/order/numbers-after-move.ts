/**
 * Returns the new number of each entry after one has moved; the result is indexed by the entries' old places. The list
 * reuses its numbers as far as they differ from one another, so that other rows numbered between them keep their places.
 */
export function numbersAfterMove(numbers: readonly number[], from: number, to: number): number[] {
  const order = numbers.map((_number, place) => place);
  order.splice(to, 0, ...order.splice(from, 1));
  const places = rising(numbers);
  const after = [...numbers];
  order.forEach((old, place) => {
    after[old] = places[place] ?? place;
  });

  return after;
}

/** Raises each number to at least one above the number before it, since equal numbers define no order. */
function rising(numbers: readonly number[]): number[] {
  const found: number[] = [];
  for (const number of numbers) found.push(Math.max(number, (found.at(-1) ?? -Infinity) + 1));

  return found;
}
