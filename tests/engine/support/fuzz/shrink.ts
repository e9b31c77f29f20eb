import type { Random } from '../random/random.ts';
import type { Input } from './mutate.ts';

const TRIES = 400;

/** Takes parts out of an input for as long as it fails in the same way. */
export async function shrink(
  input: Input,
  fails: (smaller: Input) => Promise<boolean>,
  random: Random,
): Promise<Input> {
  let smallest = input;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const smaller = without(smallest, random);
    if (JSON.stringify(smaller).length < JSON.stringify(smallest).length && (await fails(smaller)))
      smallest = smaller;
  }

  return smallest;
}

function without(value: Input, random: Random): Input {
  if (typeof value === 'string') {
    const from = random.below(value.length + 1);
    const length = random.oneIn(2) ? 1 + random.below(4) : random.below(value.length + 1);

    return value.slice(0, from) + value.slice(from + length);
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const at = random.below(Math.max(1, entries.length));
  const changed = random.oneIn(3)
    ? entries.filter((_, index) => index !== at)
    : entries.map(([key, inner], index): [string, Input] => [
        key,
        index === at ? without(inner, random) : inner,
      ]);

  return Array.isArray(value) ? changed.map(([, inner]) => inner) : Object.fromEntries(changed);
}
