/** Bytes of a text that one word of base64 holds: 48 letters, so that a word has at most 60. */
const WORD_BYTES = 36;
/** Bytes that one quoted word holds, of which each may take three letters. */
const QUOTED_BYTES = 16;

/**
 * Returns a text as encoded words (RFC 2047) with spaces between them; no character is split. All words of base64 but the
 * last hold a multiple of three bytes, because GMime (Geary, Balsa) stops reading at the first `=` that fills one up. A
 * piece that has no such end becomes a quoted word, which needs none.
 */
export function encodeWords(text: string): string {
  const characters = [...text];
  const words: string[] = [];
  while (characters.length > 0) {
    const { count, isQuoted } = nextWord(characters);
    const bytes = Buffer.from(characters.splice(0, count).join(''));
    words.push(isQuoted ? `=?UTF-8?Q?${quoted(bytes)}?=` : `=?UTF-8?B?${bytes.toString('base64')}?=`);
  }

  return words.join(' ');
}

/** Returns how many characters the next word takes: as many as fit, with an end at a multiple of three bytes. */
function nextWord(characters: readonly string[]): { count: number; isQuoted: boolean } {
  let bytes = 0;
  let whole = 0;
  let short = 1;
  for (const [at, character] of characters.entries()) {
    bytes += Buffer.byteLength(character);
    if (bytes > WORD_BYTES)
      return whole > 0 ? { count: whole, isQuoted: false } : { count: short, isQuoted: true };
    if (bytes % 3 === 0) whole = at + 1;
    if (bytes <= QUOTED_BYTES) short = at + 1;
  }

  return { count: characters.length, isQuoted: false };
}

/** Letters and digits stay as they are; everything else is a hexadecimal number. */
const quoted = (bytes: Buffer): string =>
  [...bytes]
    .map((byte) => {
      const letter = String.fromCharCode(byte);

      return /[A-Za-z0-9]/.test(letter) ? letter : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    })
    .join('');
