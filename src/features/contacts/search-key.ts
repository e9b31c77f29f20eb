import { indexedPatterns } from '#src/kit/admin/list/contains-pattern.ts';

/**
 * Arabic letters by the capital letter that replaces them in contacts.search_key; letters that are confused share one.
 */
const LETTERS = {
  A: 'اآأإٱ',
  B: 'بپ',
  T: 'ت',
  C: 'ث',
  J: 'جچ',
  H: 'ح',
  X: 'خ',
  D: 'دذ',
  R: 'ر',
  Z: 'زژ',
  S: 'س',
  V: 'ش',
  P: 'ص',
  O: 'ضظ',
  I: 'ط',
  E: 'ع',
  G: 'غ',
  F: 'ف',
  Q: 'ق',
  K: 'كکگ',
  L: 'ل',
  M: 'م',
  N: 'ن',
  U: 'هةھہ',
  W: 'وؤ',
  Y: 'يىئی',
} as const;

const CAPITALS: ReadonlyMap<string, string> = new Map(
  Object.entries(LETTERS).flatMap(([capital, letters]) =>
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
  const small = letter.toLowerCase();

  // The database, too, leaves a letter whose small form has two characters.
  return [...small].length === 1 ? small : letter;
}

/** Returns the patterns for `_like` on contacts.search_key, of which one must match. */
export function contactPatterns(text: string): string[] {
  return indexedPatterns(toSearchKey(text).trim());
}
