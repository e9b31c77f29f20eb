import { createHash } from 'node:crypto';
import { createContactReader, type ContactReading } from '#rules/contacts/contact-reader.ts';
import type { Columns } from '#rules/contacts/find-columns.ts';
import { CsvError } from '#rules/csv/csv-error.ts';
import { ActionError } from '#actions/lib/action-error.ts';
import type { Encoding } from '#rules/csv/encodings.ts';
import { createTextDecoding } from './decode-text.ts';
import type { RowSink, RowSource } from './run-import.ts';

/** Settings for reading a file; encoding, delimiter and columns are detected where they are left out. */
export type Reading = ContactReading & { encoding?: Encoding | undefined };

export type ByteSource = AsyncIterable<Buffer>;

/** Size of a chunk; after each chunk the reader waits until the database can take more. */
const CHUNK_BYTES = 64 * 1024;

/**
 * Returns a source that reads the contacts of a CSV file chunk by chunk; it never holds more than a chunk and a row.
 */
export function contactsOf(bytes: ByteSource, reading: Reading, maxBytes: number): RowSource {
  return async (sink) => {
    const hash = createHash('sha256').update(JSON.stringify(reading));
    let received = 0;
    async function* chunks(): AsyncGenerator<Buffer> {
      for await (const chunk of bytes) {
        received += chunk.length;
        if (received > maxBytes) throw tooLarge(maxBytes);
        hash.update(chunk);
        yield chunk;
      }
    }
    try {
      await readAll(chunks(), reading, sink, () => received);
    } catch (error) {
      throw error instanceof CsvError ? toRefusal(error) : error;
    }
    await sink.pause(received);

    return hash.digest();
  };
}

async function readAll(
  chunks: AsyncIterable<Buffer>,
  reading: Reading,
  sink: RowSink,
  received: () => number,
): Promise<void> {
  const decoding = createTextDecoding(reading.encoding);
  const reader = createContactReader(reading, {
    onFirst: (cells, columns) => {
      requireEmail(columns, reading);
      sink.begin(reading.hasHeader ? cells : []);
    },
    onContact: (contact, line) => sink.add(contact, line),
    onRejected: ({ line, reason, value }) =>
      sink.addRejected(value === undefined ? { line, reason } : { line, reason, value }),
  });
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length; at += CHUNK_BYTES) {
      reader.write(decoding.write(chunk.subarray(at, at + CHUNK_BYTES)));
      await sink.pause(received());
    }
  }
  reader.write(decoding.end());
  reader.end();
}

function requireEmail({ email }: Columns, { hasHeader }: Reading): void {
  if (email !== undefined) return;
  if (!hasHeader) {
    throw new ActionError('import-request-invalid', 'Without a header the columns must be told.');
  }
  throw new ActionError(
    'import-email-column-missing',
    'No valid contacts found in the CSV file. Please ensure it has "email" column.',
    { status: 422 },
  );
}

function toRefusal(cause: CsvError): ActionError {
  return new ActionError('import-file-invalid', `Error parsing CSV: ${cause.message}`, {
    status: 422,
    cause,
    details: { line: cause.line },
  });
}

export function tooLarge(maxBytes: number): ActionError {
  return new ActionError(
    'import-file-too-large',
    `The file is larger than ${Math.floor(maxBytes / (1024 * 1024))} MB. Please split it.`,
    { status: 413, details: { maxBytes } },
  );
}
