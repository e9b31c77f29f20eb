/** Encodings that a file may have. */
export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1256', 'windows-1252'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Bytes at the beginning by which UTF-16 without a mark is recognised. */
export const HEAD_BYTES = 512;

/** Returns the encoding that a file's beginning proves: by its byte order mark, or by the NUL bytes of UTF-16. */
export function encodingOfHead(head: Uint8Array): Encoding | undefined {
  const [first, second, third] = head;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';

  return utf16Of(head.subarray(0, HEAD_BYTES));
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
