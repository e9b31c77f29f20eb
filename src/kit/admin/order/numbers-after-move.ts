/**
 * The numbers of an ordered list after one entry has moved, by the entries' old places. The list keeps its own numbers
 * as far as they differ from one another, so that what stands between them elsewhere on the site keeps its place.
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

/** Each number at least one above the one before: equal ones say nothing of an order. */
function rising(numbers: readonly number[]): number[] {
  const found: number[] = [];
  for (const number of numbers) found.push(Math.max(number, (found.at(-1) ?? -Infinity) + 1));

  return found;
}
