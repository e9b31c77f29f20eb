/**
 * Arabic letters that are searched as one, because people write them for one another, each group by the capital letter that
 * contacts.search_key has in its place.
 */
export const ARABIC_LETTERS = {
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

/** The Turkish and the other i, and the Greek sigma, which has a form of its own at the end of a word. */
const OTHER_LETTERS = ['iıIİ', 'σςΣ'] as const;

const FAMILIES: ReadonlyMap<string, string> = new Map(
  [...Object.values(ARABIC_LETTERS), ...OTHER_LETTERS].flatMap((family) =>
    [...family].map((letter) => [letter, family] as const),
  ),
);

/** What may stand after an Arabic letter and is not searched: hamza, tatweel, the signs of vowels, and invisible marks. */
const MARKS = '[\u0621\u0640\u064B-\u0655\u0670\u200C-\u200F]';
/** The dot that is left of a capital İ once it is in lower case. */
const DOT = '\u0307';
const IGNORED = new RegExp(`${MARKS}|(?<=[iıIİ])${DOT}`, 'gu');

/** Length from which on a trigram index finds a text anywhere. */
const TRIGRAM = 3;

/**
 * Returns the pattern for `_regex` that finds a text anywhere, whatever the collation of the database: it spells out
 * capital and small letters, and the letters that are searched as one. JavaScript reads it as PostgreSQL does.
 */
export function searchPattern(text: string): string {
  return spellOut(text, (letter) => anyOf(letter, FAMILIES.get(letter) ?? casesOf(letter)));
}

/**
 * Returns the pattern for `_regex` on a column in lower case that has a trigram index: a text of three or more characters
 * is found anywhere, a shorter one only at the beginnings of words and as it is written, as the whole list would be read
 * otherwise. A capital letter of the text means itself.
 */
export function indexedPattern(text: string): string {
  if ([...text].length < TRIGRAM) return `(^| )${[...text].map(asLetter).join('')}`;

  return spellOut(text, (letter) =>
    isSmall(letter) ? anyOf(letter, [...(FAMILIES.get(letter) ?? letter)].filter(isSmall).join('')) : letter,
  );
}

function spellOut(text: string, formsOf: (letter: string) => string): string {
  const searched = text.normalize('NFC').replace(IGNORED, '');

  return [...(searched === '' ? text : searched)].map(formsOf).join('');
}

/** Returns the pattern of a letter that may have any of these forms. */
function anyOf(letter: string, forms: string): string {
  if (OTHER_LETTERS[0].includes(letter)) return `[${forms}]${DOT}?`;
  if (/\p{Script=Arabic}/u.test(letter)) return `[${forms}]${MARKS}*`;
  const apart = [...forms].map((form) => form.normalize('NFD')).filter((form) => !forms.includes(form));
  if (apart.length > 0) return `(${[...forms, ...apart].join('|')})`;

  return forms === letter ? asLetter(letter) : `[${forms}]`;
}

/** Returns a letter in capital and small; a form of several letters is left out. */
function casesOf(letter: string): string {
  const upper = letter.toUpperCase();
  const forms = [letter, letter.toLowerCase(), upper, upper.toLowerCase()];

  return [...new Set(forms.filter((form) => [...form].length === 1))].join('');
}

const isSmall = (letter: string): boolean => letter === letter.toLowerCase();

function asLetter(letter: string): string {
  return letter.replace(/[$()*+./?[\\\]^{|}]/, String.raw`\$&`);
}
