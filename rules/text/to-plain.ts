/** Arabic letters that are written for one another, each with the one that replaces it. */
const LETTERS: Readonly<Record<string, string>> = { أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ى: 'ي', ة: 'ه' };
const CONFUSED = /[أإآٱىة]/g;
/** What is no letter and no digit, and the tatweel, which stretches a word and counts as a letter in Unicode. */
const NO_LETTER = /[^\p{L}\p{N}]|\u0640/gu;
const PLAIN = /^[a-z0-9]*$/;

/**
 * Returns the letters and digits of a text in lower case, so that names compare as people read them: `E-Mail`, `Email `
 * after a byte order mark and full-width `Ｅｍａｉｌ` become `email`. Arabic loses its vowel signs and tatweel, and letters
 * that are written for one another become one.
 */
export function toPlain(text: string): string {
  if (PLAIN.test(text)) return text;

  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(NO_LETTER, '')
    .replace(CONFUSED, (letter) => LETTERS[letter] ?? letter);
}

/** Accents and other marks on Latin letters. */
const ACCENTS = /[\u0300-\u036f]/g;

/** Returns what `toPlain` does, with Latin letters without their accents: `Prénom` becomes `prenom`, `Soyadı` `soyadi`. */
export function toUnaccented(text: string): string {
  if (PLAIN.test(text)) return text;

  return toPlain(text.normalize('NFD').replace(ACCENTS, '')).replaceAll('ı', 'i');
}
