import type { Random } from '../random/random.ts';
import { mutateText } from './mutate-text.ts';

/** What a target is fed with: any JSON value. */
export type Input = null | boolean | number | string | Input[] | { [key: string]: Input };

const ODD_VALUES: readonly Input[] = [
  ...[null, true, false, 0, -1, 1.5, 2 ** 31, 2 ** 53 + 2, 1e308, '', ' ', '\0', '\ud800', 'x'.repeat(2_000)],
  ...[
    'NaN',
    'Infinity',
    '1e400',
    '{}',
    '{1,2}',
    '[1',
    '{"a":1}',
    'now',
    '2026-02-30',
    '__proto__',
    'toString',
  ],
  ...[[], [[]], [null], {}, { a: null }, { toString: 1 }, JSON.parse('{"__proto__":1}') as Input],
];

/** Changes an input in a few places; `other` is another input, of which parts are taken. */
export function mutate(input: Input, other: Input, words: readonly string[], random: Random): Input {
  let mutant = input;
  do mutant = mutateOnce(mutant, other, words, random);
  while (random.oneIn(2));

  return mutant;
}

function mutateOnce(input: Input, other: Input, words: readonly string[], random: Random): Input {
  const places = placesOf(input);
  const texts = places.filter(({ value }) => typeof value === 'string' && value.length > 20);
  // Long texts are documents, which hold more than all other places together.
  const place = texts.length > 0 && random.oneIn(2) ? random.pick(texts) : random.pick(places);

  return replaced(input, place.path, (value) => mutateValue(value, other, words, random));
}

type Key = string | number;
type Place = { readonly path: readonly Key[]; readonly value: Input };

/** Lists all places of a value, itself first. */
function placesOf(value: Input, path: readonly Key[] = [], found: Place[] = []): Place[] {
  found.push({ path, value });
  if (typeof value !== 'object' || value === null) return found;
  for (const [key, inner] of Array.isArray(value) ? value.entries() : Object.entries(value))
    placesOf(inner, [...path, key], found);

  return found;
}

/** Returns a copy in which one place has another value. */
function replaced(value: Input, [key, ...rest]: readonly Key[], change: (found: Input) => Input): Input {
  if (key === undefined) return change(value);
  if (Array.isArray(value))
    return value.map((inner, index) => (index === key ? replaced(inner, rest, change) : inner));
  const entries = Object.entries(value as { [key: string]: Input });

  return Object.fromEntries(
    entries.map(([name, inner]) => [name, name === key ? replaced(inner, rest, change) : inner]),
  );
}

function mutateValue(value: Input, other: Input, words: readonly string[], random: Random): Input {
  if (typeof value === 'string' && value !== '' && !random.oneIn(6))
    return mutateText(value, words, textOf(other, random), random);
  if (typeof value === 'object' && value !== null && !random.oneIn(4))
    return Array.isArray(value)
      ? mutateList(value, other, random)
      : mutateFields(value, other, words, random);
  switch (random.below(8)) {
    case 0:
      return [value];
    case 1:
      return { [random.pick(words)]: value };
    case 2:
      // As a text the value is mutated by its characters later.
      return JSON.stringify(value);
    case 3:
      return random.pick(words);
    case 4:
    case 5:
      return random.pick(placesOf(other)).value;
    default:
      return random.pick(ODD_VALUES);
  }
}

function textOf(other: Input, random: Random): string {
  const texts = placesOf(other).flatMap(({ value }) => (typeof value === 'string' ? [value] : []));

  return texts.length === 0 ? JSON.stringify(other) : random.pick(texts);
}

function mutateList(list: readonly Input[], other: Input, random: Random): Input {
  const at = random.below(list.length + 1);
  const [before, found, after] = [list.slice(0, at), list.slice(at, at + 1), list.slice(at + 1)];
  switch (random.below(4)) {
    case 0:
      return [...before, ...after];
    case 1:
      return [...before, ...Array.from({ length: random.pick([2, 3, 50]) }, () => found).flat(), ...after];
    case 2:
      return [...before, ...after, ...found];
    default:
      return [...before, random.pick(placesOf(other)).value, ...found, ...after];
  }
}

function mutateFields(
  fields: { readonly [key: string]: Input },
  other: Input,
  words: readonly string[],
  random: Random,
): Input {
  const entries = Object.entries(fields);
  const at = random.below(entries.length);
  const [key = random.pick(words), value = null] = entries[at] ?? [];
  switch (random.below(5)) {
    case 0:
      return Object.fromEntries(entries.toSpliced(at, 1));
    case 1:
      return Object.fromEntries([...entries.toSpliced(at, 1), [random.pick(words), value]]);
    case 2:
      return { ...fields, [random.pick(words)]: value };
    case 3:
      return { ...fields, [random.pick(words)]: random.pick(placesOf(other)).value };
    default:
      return { ...fields, [key]: random.pick(placesOf(other)).value };
  }
}
