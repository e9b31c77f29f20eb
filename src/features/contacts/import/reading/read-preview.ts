import type { Reason, Warning } from '#rules/contacts/check-contact.ts';
import {
  consentColumnsOf,
  createContactReader,
  tellsOfEmails,
  type RejectedRow,
} from '#rules/contacts/contact-reader.ts';
import type { Columns } from '#rules/contacts/find-columns.ts';
import { createAskedReader, type ValueMeaning } from '#rules/contacts/read-consent.ts';
import { emailKey } from '#rules/email/stored-email.ts';
import { guessDelimiter } from '#rules/csv/guess-delimiter.ts';
import { createTally, type AskedColumn } from './asked-values.ts';
import type { Encoding } from '#rules/csv/encodings.ts';
import { detectEncoding } from './detect-encoding.ts';
import { firstRows } from './first-rows.ts';
import { guessColumns, looksLikeHeader } from './guess-columns.ts';
import { looksLikeSuppressionList } from './looks-like-suppression-list.ts';
import { readText } from './read-text.ts';
import { createUnusedFinder } from './unused-columns.ts';

/** Settings for reading a file; guessed first, then corrected by the person. */
export type Reading = {
  encoding: Encoding;
  delimiter: string;
  hasHeader: boolean;
  columns: Columns;
  /** What the person says of unknown values. */
  meanings: readonly ValueMeaning[];
  /** Whether the person unsubscribes all contacts of the file, whatever its states are. */
  areAllLeaving?: boolean;
};

/** What a person changes of a reading, which may have changed since it was shown. */
export type Correction = (reading: Reading) => Partial<Reading>;

/** A row that is left out, or a value that is left out of a row. */
export type ListedRow = { line: number; reason: Reason | Warning; value?: string | undefined };

/** Result that an import of the file would have. */
export type Preview = {
  reading: Reading;
  /** First row of the file; it holds the column names if there is a header. */
  first: readonly string[];
  sample: (readonly string[])[];
  fresh: number;
  existing: number;
  duplicates: number;
  /** Contacts that the file says have left: they get no newsletters. */
  leaving: number;
  /** Columns with values of which a person has to say, or has said, who gets newsletters. */
  asked: AskedColumn[];
  /** Rows that are left out until a person has said what each of their values means. */
  open: number;
  /** Columns with values of which nothing is imported (indices, from 0 on). */
  unused: number[];
  rejected: ListedRow[];
  warnings: ListedRow[];
  /** Whether the file looks like a list of people who left. */
  isSuppressionList: boolean;
};

export type CountKnown = (keys: readonly string[]) => Promise<number>;

/** Bytes at the start of the file from which encoding, delimiter and columns are guessed. */
const HEAD_BYTES = 256 * 1024;
const SAMPLE_ROWS = 5;
/** E-mail keys sent in one query. */
const KNOWN_BATCH = 2_000;

/** Guesses a file's encoding, delimiter, header and columns. */
export async function guessReading(file: Blob): Promise<Reading> {
  const head = await headOf(file);
  const encoding = detectEncoding(head);

  return guessWith(file, encoding, guessDelimiter(new TextDecoder(encoding).decode(head), tellsOfEmails));
}

/**
 * Returns a reading with a person's correction. Columns are guessed again for another encoding, delimiter or header, and
 * what values mean is asked again, unless that is what the person says.
 */
export async function correctReading(file: Blob, before: Reading, part: Partial<Reading>): Promise<Reading> {
  const reading = { ...before, meanings: [], ...part };
  const isGuessed = 'encoding' in part || 'delimiter' in part || 'hasHeader' in part;

  return isGuessed ? guessWith(file, reading.encoding, reading.delimiter, part.hasHeader) : reading;
}

/** Guesses columns for a given encoding and delimiter, and whether there is a header, unless that is given too. */
async function guessWith(
  file: Blob,
  encoding: Encoding,
  delimiter: string,
  given?: boolean,
): Promise<Reading> {
  const head = new TextDecoder(encoding).decode(await headOf(file));
  const rows = firstRows(head, delimiter, file.size <= HEAD_BYTES);
  const hasHeader = given ?? looksLikeHeader(rows[0] ?? []);

  return { encoding, delimiter, hasHeader, columns: guessColumns(rows, hasHeader), meanings: [] };
}

async function headOf(file: Blob): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
}

/** Reads the whole file and counts what an import would do; nothing is written. */
export async function readPreview(file: Blob, reading: Reading, countKnown: CountKnown): Promise<Preview> {
  const preview: Preview = { ...emptyPreview, reading, sample: [], rejected: [], warnings: [] };
  const { keys, leaving, tally, unused } = await readAll(file, preview);
  preview.existing = await countExisting([...keys], countKnown);
  preview.fresh = keys.size - preview.existing;
  preview.leaving = reading.areAllLeaving ? keys.size : leaving.size;
  const header = reading.hasHeader ? preview.first : [];
  preview.asked = tally.columns(header, reading.meanings);
  const asked = preview.asked.map(({ column }) => column);
  preview.unused = unused.find(reading.columns, header, asked);
  const states = { rows: keys.size + preview.open, leaving: leaving.size };
  preview.isSuppressionList = looksLikeSuppressionList(header, file instanceof File ? file.name : '', states);

  return preview;
}

const emptyPreview = {
  first: [],
  fresh: 0,
  existing: 0,
  duplicates: 0,
  leaving: 0,
  asked: [],
  unused: [],
  open: 0,
  isSuppressionList: false,
};

/**
 * Reads the rows into the preview; returns the keys of all contacts and of contacts that have left, and what is asked.
 */
async function readAll(file: Blob, preview: Preview) {
  const { reading } = preview;
  const keys = new Set<string>();
  const leaving = new Set<string>();
  const tally = createTally();
  const unused = createUnusedFinder();
  let readAsked: ReturnType<typeof createAskedReader> = () => [];
  let cells: readonly string[] = [];
  const reader = createContactReader(reading, {
    onFirst(first, columns) {
      preview.first = first;
      const header = reading.hasHeader ? first : [];
      readAsked = createAskedReader({ ...consentColumnsOf(columns, header), header, meanings: [] });
    },
    onCells(next) {
      cells = next;
      unused.look(cells);
      if (preview.sample.length < SAMPLE_ROWS) preview.sample.push(cells);
    },
    onContact(contact, line) {
      count();
      const key = emailKey(contact.email);
      if (keys.has(key)) preview.duplicates += 1;
      keys.add(key);
      if (contact.state !== null) leaving.add(key);
      preview.warnings.push(...contact.warnings.map((reason) => ({ line, reason })));
    },
    onRejected(row) {
      if (row.reason.startsWith('state-')) count();
      // What a person has still to say is asked and not listed.
      if (row.reason === 'state-unknown') preview.open += 1;
      else preview.rejected.push(toListed(row));
    },
  });
  const count = () => {
    for (const consent of readAsked(cells)) tally.add(consent);
  };
  for await (const text of readText(file, reading.encoding)) reader.write(text);
  reader.end();

  return { keys, leaving, tally, unused };
}

const toListed = ({ line, reason }: RejectedRow): ListedRow => ({ line, reason });

async function countExisting(keys: readonly string[], countKnown: CountKnown): Promise<number> {
  let existing = 0;
  for (let at = 0; at < keys.length; at += KNOWN_BATCH) {
    existing += await countKnown(keys.slice(at, at + KNOWN_BATCH));
  }
  return existing;
}
