import { emailKey } from '../stored-email.ts';
import { checkRow, type Reason, type Warning } from './check-row.ts';
import { detectEncoding, type Encoding } from './detect-encoding.ts';
import { guessColumns, looksLikeHeader, type Columns } from './find-columns.ts';
import { looksLikeLeavers } from './looks-like-leavers.ts';
import { guessDelimiter, readRows } from './read-rows.ts';
import { stateOfColumn, type LeftState } from './read-state.ts';

/** Settings for reading a file; guessed first, then corrected by the person. */
export type Reading = { encoding: Encoding; delimiter: string; hasHeader: boolean; columns: Columns };

/** A row that is left out, or a value that is left out of a row. */
export type ListedRow = { line: number; reason: Reason | Warning };

/** Result that an import of the file would have. */
export type Preview = {
  reading: Reading;
  /** First row of the file; it holds the column names if there is a header. */
  first: string[];
  sample: string[][];
  fresh: number;
  existing: number;
  duplicates: number;
  /** Contacts that the file says have left: they get no newsletters. */
  leaving: number;
  rejected: ListedRow[];
  warnings: ListedRow[];
  /** Whether the file looks like a list of people who left. */
  areLeavers: boolean;
};

export type CountKnown = (keys: readonly string[]) => Promise<number>;

/** Bytes at the start of the file from which encoding, delimiter and columns are guessed. */
const HEAD_BYTES = 256 * 1024;
const SAMPLE_ROWS = 5;
/** E-mail keys sent in one query. */
const KNOWN_BATCH = 2_000;

/** Guesses a file's encoding, delimiter, header and columns. */
export async function guessReading(file: Blob): Promise<Reading> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const encoding = detectEncoding(head);

  return guessWith(file, encoding, guessDelimiter(new TextDecoder(encoding).decode(head)));
}

/** Guesses header and columns for a given encoding and delimiter. */
export async function guessWith(file: Blob, encoding: Encoding, delimiter: string): Promise<Reading> {
  for await (const { cells } of readRows(file.slice(0, HEAD_BYTES), { encoding, delimiter })) {
    const hasHeader = looksLikeHeader(cells);
    return { encoding, delimiter, hasHeader, columns: guessColumns(cells, hasHeader) };
  }
  return { encoding, delimiter, hasHeader: true, columns: {} };
}

/** Reads the whole file and counts what an import would do; nothing is written. */
export async function readPreview(file: Blob, reading: Reading, countKnown: CountKnown): Promise<Preview> {
  const seen: Seen = { keys: new Set(), leaving: new Set(), stateColumn: null };
  const preview: Preview = {
    reading,
    first: [],
    sample: [],
    fresh: 0,
    existing: 0,
    duplicates: 0,
    leaving: 0,
    rejected: [],
    warnings: [],
    areLeavers: false,
  };
  let isFirst = true;
  for await (const { cells, line } of readRows(file, reading)) {
    if (isFirst) preview.first = cells;
    const isHeader = isFirst && reading.hasHeader;
    isFirst = false;
    if (isHeader) seen.stateColumn = stateOfColumn(cells[reading.columns.state ?? -1] ?? '');
    if (isHeader) continue;
    if (preview.sample.length < SAMPLE_ROWS) preview.sample.push(cells);
    countRow(cells, line, preview, seen);
  }
  preview.existing = await countExisting([...seen.keys], countKnown);
  preview.fresh = seen.keys.size - preview.existing;
  preview.leaving = seen.leaving.size;
  const header = reading.hasHeader ? preview.first : [];
  const states = { rows: seen.keys.size, leaving: seen.leaving.size };
  preview.areLeavers = looksLikeLeavers(header, file instanceof File ? file.name : '', states);

  return preview;
}

/** E-mail keys of all contacts of the file, and of those who have left. */
type Seen = { keys: Set<string>; leaving: Set<string>; stateColumn: LeftState | null };

function countRow(cells: string[], line: number, preview: Preview, seen: Seen): void {
  const checked = checkRow(cells, preview.reading.columns, seen.stateColumn);
  if ('reason' in checked) {
    preview.rejected.push({ line, reason: checked.reason });
    return;
  }
  const key = emailKey(checked.address);
  if (seen.keys.has(key)) preview.duplicates += 1;
  seen.keys.add(key);
  if (checked.state !== null) seen.leaving.add(key);
  preview.warnings.push(...checked.warnings.map((reason) => ({ line, reason })));
}

async function countExisting(keys: readonly string[], countKnown: CountKnown): Promise<number> {
  let existing = 0;
  for (let at = 0; at < keys.length; at += KNOWN_BATCH) {
    existing += await countKnown(keys.slice(at, at + KNOWN_BATCH));
  }
  return existing;
}
