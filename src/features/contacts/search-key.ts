import { ARABIC_LETTERS, indexedPattern } from '#src/kit/admin/list/search-pattern.ts';

const CAPITALS: ReadonlyMap<string, string> = new Map(
  Object.entries(ARABIC_LETTERS).flatMap(([capital, letters]) =>
    [...letters].map((letter) => [letter, capital] as const),
  ),
);
/** Marks that a search leaves out: hamza, tatweel and the signs of vowels. */
const MARKS = /\u0621|\u0640|\u064B|\u064C|\u064D|\u064E|\u064F|\u0650|\u0651|\u0652|\u0670/g;

/** Returns a text as contacts.search_key has it: in lower case, each Arabic letter as its capital, words apart. */
export function toSearchKey(text: string): string {
  const letters = [...text.normalize('NFC').replace(MARKS, '')];

  return letters.map((letter) => CAPITALS.get(letter) ?? lower(letter)).join('');
}

function lower(letter: string): string {
  if (/[@._+-]/.test(letter)) return ' ';
  const [small = letter] = letter.toLowerCase();

  // A small İ is an i and a dot, of which the database keeps only the i.
  return small;
}

/** Returns the pattern for `_regex` on contacts.search_key. */
export function contactPattern(text: string): string {
  return indexedPattern(toSearchKey(text).trim());
}
