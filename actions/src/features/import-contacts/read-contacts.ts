import { createHash } from 'node:crypto';
import { ActionError } from '#actions/lib/action-error.ts';
import { checkContact, type GivenContact } from './check-contact.ts';
import { createTextDecoding, type Encoding } from './decode-text.ts';
import { FIELDS, findColumns, type Columns } from './find-columns.ts';
import { stateOfColumn, type LeftState } from './read-state.ts';
import { createCsvReader, guessDelimiter, type CsvReader } from './read-csv.ts';
import type { RowSink, RowSource } from './run-import.ts';

/** Settings for reading a file; encoding, delimiter and columns are detected where they are left out. */
export type Reading = {
  encoding?: Encoding | undefined;
  delimiter?: string | undefined;
  hasHeader: boolean;
  /** Required if the file has no header. */
  columns?: Columns | undefined;
};

export type ByteSource = AsyncIterable<Buffer>;

/** Characters of text from which the delimiter is guessed. */
const HEAD_LENGTH = 4_096;
/** Size of a chunk; after each chunk the reader waits until the database can take more. */
const CHUNK_BYTES = 64 * 1024;

/**
 * Returns a source that reads the contacts of a CSV file chunk by chunk; it never holds more than a chunk and a row.
 */
export function contactsOf(bytes: ByteSource, reading: Reading, maxBytes: number): RowSource {
  return async (sink) => {
    const decoding = createTextDecoding(reading.encoding);
    const parse = createParser(reading, sink);
    const hash = createHash('sha256').update(JSON.stringify(reading));
    let received = 0;
    for await (const chunk of bytes) {
      received += chunk.length;
      if (received > maxBytes) throw tooLarge(maxBytes);
      hash.update(chunk);
      for (let at = 0; at < chunk.length; at += CHUNK_BYTES) {
        parse.write(decoding.write(chunk.subarray(at, at + CHUNK_BYTES)));
        await sink.pause(received);
      }
    }
    parse.write(decoding.end());
    parse.end();
    await sink.pause(received);

    return hash.digest();
  };
}

/** Creates a parser of CSV; unless a delimiter is given, it first collects HEAD_LENGTH characters to guess one from. */
function createParser(reading: Reading, sink: RowSink): CsvReader {
  let head = '';
  let reader =
    reading.delimiter === undefined
      ? undefined
      : createCsvReader(reading.delimiter, rowReader(reading, sink));
  const begin = () => (reader = createCsvReader(guessDelimiter(head), rowReader(reading, sink)));

  return {
    write(text) {
      if (reader) return reader.write(text);
      head += text;
      if (head.length >= HEAD_LENGTH) begin().write(head);
    },
    end() {
      if (!reader) begin().write(head);
      reader?.end();
    },
  };
}

function rowReader({ hasHeader, columns: given }: Reading, sink: RowSink) {
  let columns = given;
  let isHeader = hasHeader;
  let stateColumn: LeftState | null = null;

  return (cells: string[], line: number): void => {
    if (isHeader) {
      isHeader = false;
      columns ??= findColumns(cells);
      stateColumn = stateOfColumn(cells[columns.state ?? -1] ?? '');
      return;
    }
    if (!columns)
      throw new ActionError('import-request-invalid', 'Without a header the columns must be told.');
    const checked = checkContact(pick(cells, columns), stateColumn);
    if (typeof checked === 'string') sink.addRejected({ line, reason: checked });
    else sink.add(checked, line);
  };
}

function pick(cells: readonly string[], columns: Columns): GivenContact {
  const cell = (field: (typeof FIELDS)[number]) => {
    const index = columns[field];
    return index === undefined ? undefined : cells[index];
  };

  return {
    email: cell('email') ?? '',
    first_name: cell('first_name'),
    last_name: cell('last_name'),
    full_name: cell('full_name'),
    locale: cell('locale'),
    state: cell('state'),
  };
}

export function tooLarge(maxBytes: number): ActionError {
  return new ActionError(
    'import-file-too-large',
    `The file is larger than ${Math.floor(maxBytes / (1024 * 1024))} MB. Please split it.`,
    { status: 413, details: { maxBytes } },
  );
}
