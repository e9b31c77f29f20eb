import { emailKey } from '../email-address.ts';
import { checkRow, type Reason } from './check-row.ts';
import { detectEncoding, type Encoding } from './detect-encoding.ts';
import { guessColumns, looksLikeHeader, type Columns } from './find-columns.ts';
import { guessDelimiter, readRows } from './read-rows.ts';

/** How a file is read; guessed first, and corrected by the person. */
export type Reading = { encoding: Encoding; delimiter: string; hasHeader: boolean; columns: Columns };

export type Rejected = { line: number; reason: Reason };

/** What an import of the file would do. */
export type Preview = {
  reading: Reading;
  /** The first row, which names the columns where there is a header. */
  first: string[];
  sample: string[][];
  fresh: number;
  existing: number;
  duplicates: number;
  rejected: Rejected[];
};

export type CountKnown = (keys: readonly string[]) => Promise<number>;

/** Bytes by which encoding and delimiter are guessed. */
const HEAD_BYTES = 256 * 1024;
const SAMPLE_ROWS = 5;
/** Addresses asked for at once. */
const KNOWN_BATCH = 2_000;

/** Guesses how a file is to be read. */
export async function guessReading(file: Blob): Promise<Reading> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const encoding = detectEncoding(head);

  return guessWith(file, encoding, guessDelimiter(new TextDecoder(encoding).decode(head)));
}

/** Guesses header and columns once encoding and delimiter are known. */
export async function guessWith(file: Blob, encoding: Encoding, delimiter: string): Promise<Reading> {
  for await (const { cells } of readRows(file.slice(0, HEAD_BYTES), { encoding, delimiter })) {
    const hasHeader = looksLikeHeader(cells);
    return { encoding, delimiter, hasHeader, columns: guessColumns(cells, hasHeader) };
  }
  return { encoding, delimiter, hasHeader: true, columns: {} };
}

/** Reads the whole file and counts what an import would do; nothing is written. */
export async function readPreview(file: Blob, reading: Reading, countKnown: CountKnown): Promise<Preview> {
  const seen = new Set<string>();
  const preview: Preview = {
    reading,
    first: [],
    sample: [],
    fresh: 0,
    existing: 0,
    duplicates: 0,
    rejected: [],
  };
  let isFirst = true;
  for await (const { cells, line } of readRows(file, reading)) {
    if (isFirst) preview.first = cells;
    const isHeader = isFirst && reading.hasHeader;
    isFirst = false;
    if (isHeader) continue;
    if (preview.sample.length < SAMPLE_ROWS) preview.sample.push(cells);
    countRow(cells, line, preview, seen);
  }
  preview.existing = await countExisting([...seen], countKnown);
  preview.fresh = seen.size - preview.existing;

  return preview;
}

function countRow(cells: string[], line: number, preview: Preview, seen: Set<string>): void {
  const checked = checkRow(cells, preview.reading.columns);
  if ('reason' in checked) {
    preview.rejected.push({ line, reason: checked.reason });
    return;
  }
  const key = emailKey(checked.address);
  if (seen.has(key)) preview.duplicates += 1;
  else seen.add(key);
}

async function countExisting(keys: readonly string[], countKnown: CountKnown): Promise<number> {
  let existing = 0;
  for (let at = 0; at < keys.length; at += KNOWN_BATCH) {
    existing += await countKnown(keys.slice(at, at + KNOWN_BATCH));
  }
  return existing;
}
