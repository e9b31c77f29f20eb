/**
 * A character that people see: neither white space, nor what Unicode lets programs ignore (zero-width ones), nor the
 * braille blank. The SQL function `has_text` has the same rule; tests/hasura/has-text.test.ts compares them.
 */
const SEEN = /[^\s\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/u;

/** Tells whether a text has anything to read; a zero-width space is nothing. */
export const hasText = (text: string | null | undefined): boolean => SEEN.test(text ?? '');
