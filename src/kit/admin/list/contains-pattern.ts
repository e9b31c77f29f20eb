/** The pattern for `_ilike` that finds a text anywhere; its own wildcards count as letters. */
export function containsPattern(text: string): string {
  return `%${asLetters(text)}%`;
}

/** An index by trigrams leads to three characters and more, wherever they stand, and to fewer at the beginning of a word. */
const TRIGRAM = 3;

/**
 * The patterns for `_like` of which one must match in a long list with an index by trigrams: a text of three characters and
 * more is found anywhere, a shorter one at the beginnings of words, or the whole list would have to be read.
 */
export function indexedPatterns(text: string): string[] {
  if ([...text].length >= TRIGRAM) return [containsPattern(text)];

  return [`${asLetters(text)}%`, `% ${asLetters(text)}%`];
}

function asLetters(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
