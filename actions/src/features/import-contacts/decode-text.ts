import { StringDecoder } from 'node:string_decoder';
import { ActionError } from '#actions/lib/action-error.ts';

/** Encodings that a file may have. */
export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1256'] as const;
export type Encoding = (typeof ENCODINGS)[number];

export type TextDecoding = { write(bytes: Buffer): string; end(): string };

/** Character that a decoder puts in place of invalid bytes; a row that contains one is rejected. */
export const BROKEN = '\ufffd';
const BOM = '\ufeff';
const LONGEST_MARK = 3;
const ZIP = 'PK\u0003\u0004';

/**
 * Decodes bytes chunk by chunk; a letter whose bytes are split between two chunks stays whole. If no encoding is given,
 * the byte order mark decides. A file without a mark must be valid UTF-8 and is otherwise refused as a whole, because
 * guessed letters help nobody.
 */
export function createTextDecoding(given: Encoding | undefined): TextDecoding {
  /** First bytes of the file, kept until there are enough to recognise a byte order mark. */
  let head = Buffer.alloc(0);
  let decoder: TextDecoding | undefined;

  function begin(): TextDecoding {
    if (head.toString('latin1', 0, ZIP.length) === ZIP) throw notText();
    const marked = markOf(head);
    decoder = withoutMark(decoderOf(given ?? marked ?? 'utf-8'), (given ?? marked) ? null : 'strict');
    return decoder;
  }

  return {
    write(bytes) {
      if (decoder) return decoder.write(bytes);
      head = Buffer.concat([head, bytes]);
      return head.length > LONGEST_MARK ? begin().write(head) : '';
    },
    end() {
      if (decoder) return decoder.end();
      const begun = begin();

      return begun.write(head) + begun.end();
    },
  };
}

function markOf(head: Buffer): Encoding | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  return head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf ? 'utf-8' : undefined;
}

function decoderOf(encoding: Encoding): TextDecoding {
  // StringDecoder is several times as fast as TextDecoder and gives the same letters.
  if (encoding === 'utf-8') return new StringDecoder('utf8');
  const decoder = new TextDecoder(encoding, { ignoreBOM: true });

  return { write: (bytes) => decoder.decode(bytes, { stream: true }), end: () => decoder.decode() };
}

function withoutMark(decoder: TextDecoding, strictness: 'strict' | null): TextDecoding {
  let isFirst = true;
  const check = (text: string) => {
    if (strictness === 'strict' && text.includes(BROKEN)) throw unknownEncoding();
    if (!isFirst || text === '') return text;
    isFirst = false;
    return text.startsWith(BOM) ? text.slice(1) : text;
  };

  return { write: (bytes) => check(decoder.write(bytes)), end: () => check(decoder.end()) };
}

function unknownEncoding(): ActionError {
  return new ActionError(
    'import-encoding-unknown',
    `The file is not UTF-8. Say in which encoding it is: ${ENCODINGS.join(', ')}.`,
    { status: 422 },
  );
}

function notText(): ActionError {
  return new ActionError(
    'import-file-invalid',
    'This is no CSV file but an archive or an Excel workbook. Save it as CSV first.',
    { status: 422 },
  );
}
