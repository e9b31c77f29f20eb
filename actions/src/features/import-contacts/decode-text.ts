import { StringDecoder } from 'node:string_decoder';
import { ActionError } from '../../lib/action-error.ts';

/** What a file may be written in. */
export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1256'] as const;
export type Encoding = (typeof ENCODINGS)[number];

export type TextDecoding = { write(bytes: Buffer): string; end(): string };

/** Stands where bytes mean nothing in an encoding; a row that has one is rejected. */
export const BROKEN = '\ufffd';
const BOM = '\ufeff';
const LONGEST_MARK = 3;
const ZIP = 'PK\u0003\u0004';

/**
 * Decodes bytes as they come; a letter whose bytes come in two chunks stays whole. Without a given encoding the byte
 * order mark decides, else it is UTF-8, and a file that is not is refused as a whole: guessed letters help nobody.
 */
export function createTextDecoding(given: Encoding | undefined): TextDecoding {
  /** The first bytes, until there are enough to know the encoding by. */
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
  // Several times as quick as TextDecoder, with the same letters.
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
