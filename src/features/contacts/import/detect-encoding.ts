/** What a file may be written in; the actions service knows the same names. */
export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1256'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The encoding by the file's first bytes: its byte order mark, else UTF-8 where that fits, else Arabic Windows. */
export function detectEncoding(head: Uint8Array): Encoding {
  const [first, second] = head;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  try {
    // As a stream: the head may end in the midst of a letter.
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return 'utf-8';
  } catch {
    // Not UTF-8: the person sees the first rows and may choose another.
    return 'windows-1256';
  }
}
