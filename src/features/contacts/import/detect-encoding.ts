/** Encodings that a file may have; the actions service has an equal list. */
export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1256'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Returns the encoding: that of the byte order mark, else UTF-8 if the bytes are valid, else Windows-1256 (Arabic). */
export function detectEncoding(head: Uint8Array): Encoding {
  const [first, second] = head;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  try {
    // `stream: true`, because `head` may end in the middle of a letter.
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return 'utf-8';
  } catch {
    // The person sees the first rows and may choose another encoding.
    return 'windows-1256';
  }
}
