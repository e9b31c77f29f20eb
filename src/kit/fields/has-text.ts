/** Characters that nobody sees: white space, what Unicode lets programs ignore (zero-width ones), the braille blank. */
const SEEN = /[^\s\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/u;

/** Tells whether a text has anything to read; a zero-width space is nothing. */
export const hasText = (text: string | null | undefined): boolean => SEEN.test(text ?? '');
