import { encodingOfHead, type Encoding } from '#rules/csv/encodings.ts';

/**
 * Returns the encoding: that of the byte order mark or of the NUL bytes, else UTF-8 if the bytes are valid, else
 * Windows-1256 (Arabic) or Windows-1252 by the letters.
 */
export function detectEncoding(head: Uint8Array): Encoding {
  const known = encodingOfHead(head);
  if (known) return known;
  try {
    // `stream: true`, because `head` may end in the middle of a letter.
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return 'utf-8';
  } catch {
    // The person sees the first rows and may choose another encoding.
    return isArabic(new TextDecoder('windows-1256').decode(head)) ? 'windows-1256' : 'windows-1252';
  }
}

/** Words with letters beyond ASCII. */
const WORDS = /[\p{L}\p{M}]*[^\P{L}a-zA-Z][\p{L}\p{M}]*/gu;
const ARABIC_WORD = /^[\p{Script=Arabic}\p{M}]+$/u;

/**
 * Tells whether a text read as Windows-1256 makes sense: at least half of its words with other than plain letters are
 * wholly Arabic. A European name has single Arabic letters among Latin ones then.
 */
function isArabic(text: string): boolean {
  const words = text.match(WORDS) ?? [];
  return 2 * words.filter((word) => ARABIC_WORD.test(word)).length >= words.length;
}
