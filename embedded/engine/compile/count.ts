import type { LeafInput } from '../request/input.ts';
import type { GivenVariables } from '../request/variables.ts';

/** A number, or the function that reads it from a request's variables. */
export type Count = number | ((given: GivenVariables) => number);

export function readCount(count: Count, given: GivenVariables): number {
  return typeof count === 'number' ? count : count(given);
}

/** Makes a count of a value that the document or a variable gives. */
export function countFrom({ value, source }: LeafInput, count: (value: unknown) => number): Count {
  return source === undefined ? count(value) : (given) => count(source.read(given));
}

export function smaller(one: Count, other: Count): Count {
  if (typeof one === 'number' && typeof other === 'number') return Math.min(one, other);

  return (given) => Math.min(readCount(one, given), readCount(other, given));
}
