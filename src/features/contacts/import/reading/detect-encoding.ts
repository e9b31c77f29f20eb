/** Encodings that a file may have; the actions service has an equal list. */
export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1256', 'windows-1252'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Bytes at the beginning by which UTF-16 without a mark is recognised. */
const HEAD_BYTES = 512;

/**
 * Returns the encoding: that of the byte order mark or of the NUL bytes, else UTF-8 if the bytes are valid, else
 * Windows-1256 (Arabic) or Windows-1252 by the letters.
 */
export function detectEncoding(head: Uint8Array): Encoding {
  const [first, second] = head;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const utf16 = utf16Of(head.subarray(0, HEAD_BYTES));
  if (utf16) return utf16;
  try {
    // `stream: true`, because `head` may end in the middle of a letter.
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return 'utf-8';
  } catch {
    // The person sees the first rows and may choose another encoding.
    return isArabic(new TextDecoder('windows-1256').decode(head)) ? 'windows-1256' : 'windows-1252';
  }
}

/** UTF-16 has at least one NUL in so many bytes, and so many times as many on one side: half of an ASCII letter. */
const NULS_SHARE = 8;

/** Returns the byte order of UTF-16 by the places of NUL bytes, if there are as many as UTF-16 has. */
function utf16Of(head: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const nuls = [0, 0] as [number, number];
  for (const [at, byte] of head.entries()) if (byte === 0) nuls[at % 2 === 0 ? 0 : 1] += 1;
  const [even, odd] = nuls;
  if (NULS_SHARE * (even + odd) < head.length) return undefined;
  if (odd > NULS_SHARE * even) return 'utf-16le';

  return even > NULS_SHARE * odd ? 'utf-16be' : undefined;
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
