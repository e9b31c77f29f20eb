/** Returns the pattern for `_ilike` that finds a text anywhere; wildcards in the text are escaped. */
export function containsPattern(text: string): string {
  return `%${asLetters(text)}%`;
}

/** Length from which on a trigram index finds a text anywhere; shorter texts are found only at the beginning of a word. */
const TRIGRAM = 3;

/**
 * Returns the patterns for `_like` (one must match) that search a long list by its trigram index: a text of three or more
 * characters is found anywhere, a shorter one only at the beginnings of words, as the whole list would be read otherwise.
 */
export function indexedPatterns(text: string): string[] {
  if ([...text].length >= TRIGRAM) return [containsPattern(text)];

  return [`${asLetters(text)}%`, `% ${asLetters(text)}%`];
}

function asLetters(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
