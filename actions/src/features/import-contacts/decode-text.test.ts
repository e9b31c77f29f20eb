import { describe, expect, it } from 'vitest';
import type { Encoding } from '#rules/csv/encodings.ts';
import { createTextDecoding } from './decode-text.ts';

const TEXT = 'email,الاسم\r\nسلمى@example.test,سلمى 😀\n';

/** Header with Arabic letters in Windows-1256, written as bytes because Node has no encoder for it. */
const ARABIC_1256 = Buffer.from('email,\xc7\xe1\xc7\xd3\xe3\n', 'latin1');

const swapped = (bytes: Buffer) => Buffer.from(bytes).swap16();
const utf16 = (text: string) => Buffer.from(text, 'utf16le');
const mark = '\ufeff';

function decode(chunks: readonly Buffer[], encoding?: Encoding): string {
  const decoding = createTextDecoding(encoding);

  return chunks.map((chunk) => decoding.write(chunk)).join('') + decoding.end();
}

describe('createTextDecoding', () => {
  it.each<[string, Buffer, Encoding | undefined, string]>([
    ['UTF-8', Buffer.from(TEXT), undefined, TEXT],
    ['UTF-8 with a byte order mark', Buffer.from(mark + TEXT), undefined, TEXT],
    ['UTF-8 with a byte order mark, encoding given', Buffer.from(mark + TEXT), 'utf-8', TEXT],
    ['UTF-16LE with a byte order mark', utf16(mark + TEXT), undefined, TEXT],
    ['UTF-16BE with a byte order mark', swapped(utf16(mark + TEXT)), undefined, TEXT],
    ['UTF-16LE without a byte order mark', utf16(TEXT), undefined, TEXT],
    ['UTF-16BE without a byte order mark', swapped(utf16(TEXT)), undefined, TEXT],
    ['UTF-16LE, encoding given', utf16(TEXT), 'utf-16le', TEXT],
    ['Windows-1256, encoding given', ARABIC_1256, 'windows-1256', 'email,الاسم\n'],
    [
      'Windows-1252, encoding given',
      Buffer.from('email,Zo\xeb \x80\n', 'latin1'),
      'windows-1252',
      'email,Zoë €\n',
    ],
  ])('decodes %s, also if the text arrives in two parts cut at any byte', (_name, bytes, encoding, text) => {
    expect(decode([bytes], encoding)).toBe(text);
    for (let at = 1; at < bytes.length; at += 1) {
      expect(decode([bytes.subarray(0, at), bytes.subarray(at)], encoding), `cut at ${at}`).toBe(text);
    }
  });

  it('refuses bytes that are not UTF-8 if no encoding was given', () => {
    expect(() => decode([ARABIC_1256])).toThrow('The file is not UTF-8');
    expect(() => decode([Buffer.from([0x61, 0x62, 0x63, 0x64, 0xd8])])).toThrow('The file is not UTF-8');
  });

  it('replaces an invalid byte by U+FFFD if the encoding is given', () => {
    expect(decode([Buffer.from('a\xd8b\n', 'latin1')], 'utf-8')).toBe('a\ufffdb\n');
  });

  it('refuses an Excel workbook that is sent as CSV', () => {
    expect(() => decode([Buffer.from('PK\u0003\u0004 and so on')])).toThrow('Save it as CSV first');
  });

  it('keeps a NUL character in a UTF-8 file, and does not take the file for UTF-16', () => {
    expect(decode([Buffer.from('email\nnul\0@x.test\n')])).toBe('email\nnul\0@x.test\n');
  });

  it('reads an empty file and one of two bytes', () => {
    expect(decode([])).toBe('');
    expect(decode([Buffer.from('ab')])).toBe('ab');
  });
});
