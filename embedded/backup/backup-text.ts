import { number, object, string, array, boolean, mixed, type InferType } from 'yup';
import { BackupError } from './backup-error.ts';

/** Version of the form that this release writes; it reads all versions up to this one. */
export const FORMAT = 1;

/**
 * Content of a backup: lines of text, as `gunzip` shows them.
 *
 * 1. The header, one line of JSON.
 * 2. For each table a line of JSON, `{"table": …, "columns": […]}`, then its rows in the text format of COPY, then the
 *    line `\.`, which no row can be.
 * 3. The end, one line of JSON: values of the sequences, and the number of rows of each table.
 */
const headerSchema = object({
  format: number().integer().min(1).required(),
  /** Version of the product that wrote the file. */
  product: string().required(),
  /** Time of the snapshot: what happened later is not in the file. */
  snapshot_at: string().required(),
  server_version: string().required(),
  /** Folder names of the migrations that the data had had. */
  migrations: array().of(string().required()).required(),
  /** Version of the schema of the jobs' queue; null: there was none yet. */
  queue: number().integer().nullable().defined(),
  /** Whether the file holds the realm and people of the embedded identity server. */
  has_realm: boolean().required(),
  /** Content of `secrets.json`; null: the data folder had none. */
  secrets: mixed<Record<string, unknown>>().nullable().defined(),
}).required();

export type BackupHeader = InferType<typeof headerSchema>;

const tableSchema = object({
  table: string().required(),
  columns: array().of(string().required()).required(),
}).required();
const endSchema = object({
  end: boolean().isTrue().required(),
  sequences: mixed<Record<string, SequenceValue>>().required(),
  rows: mixed<Record<string, number>>().required(),
}).required();

export type SequenceValue = { value: string; isCalled: boolean };
export type BackupEnd = InferType<typeof endSchema>;
export type BackupTable = InferType<typeof tableSchema> & {
  /** Rows in the text format of COPY; they must be read before the next part. */
  rows: AsyncIterable<Buffer>;
};

/** Line that ends the rows of a table. */
export const ROWS_END = '\\.\n';
const TERMINATOR = Buffer.from(`\n${ROWS_END}`);
const NEWLINE = Buffer.from('\n');
/** Upper bound for a line of JSON, in bytes. */
const MAX_LINE = 4 * 1024 ** 2;

export type BackupReader = Awaited<ReturnType<typeof openBackupText>>;

/** Opens the text of a backup and reads its header; throws where another release wrote it in a newer form. */
export async function openBackupText(bytes: AsyncIterable<Uint8Array>) {
  const source = createSource(bytes);
  const first = parseLine(await source.line());
  refuseNewer(first);
  let last: BackupEnd | undefined;

  return {
    header: check(headerSchema, first),
    /** Yields the tables in the order of the file. */
    async *tables(): AsyncIterable<BackupTable> {
      for (;;) {
        const line = parseLine(await source.line());
        if ('end' in line) {
          last = check(endSchema, line);
          return;
        }
        yield { ...check(tableSchema, line), rows: source.rows() };
      }
    },
    /** Returns the last line; throws where the file goes on behind it. */
    async end(): Promise<BackupEnd> {
      if (last === undefined || !(await source.isAtEnd())) throw torn();
      return last;
    },
  };
}

function refuseNewer({ format, product }: Record<string, unknown>): void {
  if (typeof format !== 'number' || format <= FORMAT) return;
  throw new BackupError(
    `The backup was written by a newer release (${String(product)}, form ${format}); this one reads forms up to ${FORMAT}.`,
  );
}

function parseLine(line: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  } catch (cause) {
    throw torn(cause);
  }
  throw torn();
}

function check<Value>(schema: { validateSync(value: unknown): Value }, value: unknown): Value {
  try {
    return schema.validateSync(value);
  } catch (cause) {
    throw torn(cause);
  }
}

const torn = (cause?: unknown) =>
  new BackupError('The backup is torn or was changed: a line is not what it must be.', { cause });

/** Reads lines, and rows up to their end, from pieces of any size. */
function createSource(bytes: AsyncIterable<Uint8Array>) {
  const pieces = bytes[Symbol.asyncIterator]();
  let held: Buffer = Buffer.alloc(0);

  async function more(): Promise<boolean> {
    const { done, value } = await pieces.next();
    if (done) return false;
    held = held.length === 0 ? Buffer.from(value) : Buffer.concat([held, value]);
    return true;
  }

  return {
    async line(): Promise<string> {
      for (let from = 0; ;) {
        const end = held.indexOf(NEWLINE, from);
        if (end >= 0) {
          const text = held.subarray(0, end).toString('utf8');
          held = held.subarray(end + 1);
          return text;
        }
        from = held.length;
        if (held.length > MAX_LINE || !(await more())) throw torn();
      }
    },

    async *rows(): AsyncIterable<Buffer> {
      while (held.length < ROWS_END.length) if (!(await more())) throw torn();
      if (held.subarray(0, ROWS_END.length).toString('latin1') === ROWS_END) {
        held = held.subarray(ROWS_END.length);
        return;
      }
      for (;;) {
        const end = held.indexOf(TERMINATOR);
        // Without the end among them, the last bytes may be its beginning.
        const whole = end >= 0 ? end + 1 : Math.max(0, held.length - TERMINATOR.length + 1);
        const rows = held.subarray(0, whole);
        held = held.subarray(end >= 0 ? end + TERMINATOR.length : whole);
        if (rows.length > 0) yield rows;
        if (end >= 0) return;
        if (!(await more())) throw torn();
      }
    },

    async isAtEnd(): Promise<boolean> {
      while (held.length === 0) if (!(await more())) return true;
      return false;
    },
  };
}
