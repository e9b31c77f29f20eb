import { withoutGuard } from '../csv/formula-guard.ts';
import { guessDelimiter } from '../csv/guess-delimiter.ts';
import { createCsvReader, type CsvReader } from '../csv/read-csv.ts';
import { checkContact, type Contact, type GivenContact, type Reason } from './check-contact.ts';
import { CELL_FIELDS, findColumns, type Columns } from './find-columns.ts';
import { findOwnColumns, readOwnValues, type OwnIndexes } from './own-file.ts';
import { createConsentReader, type ConsentReader, type ValueMeaning } from './read-consent.ts';
import { isEmail, toStoredEmail } from '../email/stored-email.ts';

/** How a file is read; delimiter and columns are guessed where they are left out. */
export type ContactReading = {
  delimiter?: string | undefined;
  hasHeader: boolean;
  /** Required if the file has no header. `state` is found by the header's names where it is left out. */
  columns?: Columns | undefined;
  /** What unknown values mean, and others where they are named with their column. */
  meanings?: readonly ValueMeaning[] | undefined;
  /** Whether all contacts of the file leave, so that their states mean nothing. */
  areAllLeaving?: boolean | undefined;
};

/** A row that becomes no contact; an unknown state comes with its column (from 0) and value. */
export type RejectedRow = { line: number; reason: Reason; column?: number; value?: string };

/** The cell by which a contact has left. */
type LeftBy = { column: number; value: string };

export type ContactReceiver = {
  /** Receives the first row that is not blank, and the columns as they are read; throws where they are of no use. */
  onFirst: (cells: readonly string[], columns: Columns) => void;
  /** Receives each other row before it is checked. */
  onCells?: ((cells: readonly string[], line: number) => void) | undefined;
  onContact: (contact: Contact, line: number, leftBy: LeftBy | null) => void;
  onRejected: (row: RejectedRow) => void;
};

/** Characters of text from which the delimiter is guessed; a longer first row is waited for. */
const HEAD_LENGTH = 4_096;
const HEAD_MAX_LENGTH = 64 * 1024;
/** A line with a text, and its end. */
const WHOLE_LINE = /\S[^\r\n]*[\r\n]/;

/** Tells whether a first row tells of emails: by the name of a column, or by an email where there is no header. */
export const tellsOfEmails = (cells: readonly string[]): boolean =>
  findColumns(cells).email !== undefined || cells.some((cell) => isEmail(toStoredEmail(cell)));

/** Creates the reader of a file of contacts, which both the import and its preview are: text in, contacts out. */
export function createContactReader(reading: ContactReading, receiver: ContactReceiver): CsvReader {
  const rows = rowReader(reading, receiver);
  let head = '';
  let reader = reading.delimiter === undefined ? undefined : createCsvReader(reading.delimiter, rows);
  const begin = () => (reader = createCsvReader(guessDelimiter(head, tellsOfEmails), rows));

  return {
    write(text) {
      if (reader) return reader.write(text);
      head += text;
      const isEnough = head.length >= HEAD_LENGTH && WHOLE_LINE.test(head);
      if (isEnough || head.length >= HEAD_MAX_LENGTH) begin().write(head);
    },
    end() {
      if (!reader) begin().write(head);
      reader?.end();
    },
  };
}

function rowReader(reading: ContactReading, { onFirst, onCells, onContact, onRejected }: ContactReceiver) {
  let columns: Columns | undefined;
  let own: OwnIndexes | undefined;
  let readConsent: ConsentReader = () => null;

  /** Reads the first row; returns whether it is the header. */
  function begin(first: readonly string[]): boolean {
    columns = columnsOf(reading, first);
    onFirst(first, columns);
    const header = reading.hasHeader ? first : [];
    own = findOwnColumns(header);
    readConsent = consentReaderOf(reading, columns, header);
    return reading.hasHeader;
  }

  return {
    onRow(cells: string[], line: number): void {
      if (!columns && begin(cells)) return;
      if (!columns) return;
      onCells?.(cells, line);
      const checked = checkContact(pick(cells, columns), own !== undefined);
      if (typeof checked === 'string') return onRejected({ line, reason: checked });
      const contact = own ? withOwnValues(checked, cells, own) : checked;
      const consent = readConsent(cells);
      if (consent === null) return onContact(contact, line, null);
      const { meaning, column, value } = consent;
      if (meaning === 'unknown') return onRejected({ line, reason: 'state-unknown', column, value });
      if (meaning === 'skip') return onRejected({ line, reason: 'state-skipped' });
      onContact({ ...contact, state: meaning }, line, { column, value });
    },
    onMalformed: (line: number) => onRejected({ line, reason: 'row-malformed' }),
  };
}

/** Returns which columns say who gets newsletters, and which are of something else. */
export function consentColumnsOf(
  { state: deciding = [], ...others }: Columns,
  header: readonly string[],
): { deciding: readonly number[]; others: ReadonlySet<number> } {
  const own = Object.values(findOwnColumns(header) ?? {});
  return { deciding, others: new Set([...Object.values(others), ...own]) };
}

/** Returns the columns: those given, and those that say who has left by the header's names where none is given. */
function columnsOf({ columns, hasHeader }: ContactReading, first: readonly string[]): Columns {
  if (!hasHeader) return columns ?? {};
  const found = findColumns(first);
  if (!columns) return found;

  return columns.state === undefined && found.state !== undefined
    ? { ...columns, state: found.state }
    : columns;
}

function consentReaderOf(
  { meanings = [], areAllLeaving = false }: ContactReading,
  columns: Columns,
  header: readonly string[],
): ConsentReader {
  return areAllLeaving
    ? () => null
    : createConsentReader({ ...consentColumnsOf(columns, header), header, meanings });
}

function pick(cells: readonly string[], columns: Columns): GivenContact {
  const given: GivenContact = { email: '' };
  for (const field of CELL_FIELDS) {
    const index = columns[field];
    if (index !== undefined) given[field] = withoutGuard(cells[index] ?? '');
  }
  return given;
}

/** Adds what the product's own export tells. */
function withOwnValues(contact: Contact, cells: readonly string[], own: OwnIndexes): Contact {
  return { ...contact, own: readOwnValues((index) => withoutGuard(cells[index] ?? ''), own) };
}
