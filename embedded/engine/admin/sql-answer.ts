import type { ClientBase, Connection, Submittable } from 'pg';

/** Bounds of what all statements of the run_sql of one request return together. */
export const MAX_ROWS = 100_000;
export const MAX_BYTES = 20 * 1024 * 1024;

/** Counts what the SQL of one request has answered with. */
export class AnswerCount {
  bytes = 0;
  rows = 0;

  get isTooLarge(): boolean {
    return this.bytes > MAX_BYTES || this.rows > MAX_ROWS;
  }
}

/** Result of a text's last statement; without columns where it gives no rows. */
export type SqlAnswer = {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | null)[])[];
};

/** The answer was larger than is allowed; the connection was closed, so nothing of the transaction is kept. */
export class LargeAnswerError extends Error {}

/** pg's connection with the part that its types leave out. */
type Wire = Connection & { sendCopyFail(reason: string): void };
type Description = { readonly fields: readonly { readonly name: string }[] };
type DataRow = { readonly fields: readonly (string | null)[] };

const NOTHING: SqlAnswer = { columns: [], rows: [] };

/**
 * A text of statements, sent as one simple query. pg's own query would keep every row of every statement, however many
 * come. Bytes are counted where they arrive, because pg keeps a whole row before it hands it on.
 */
class SqlQuery implements Submittable {
  readonly #sql: string;
  readonly #done: (error: unknown, answer: SqlAnswer) => void;
  readonly #count: AnswerCount;
  readonly #onData = (chunk: Buffer): void => this.#take(chunk.length, 0);
  #wire: Wire | undefined;
  #columns: readonly string[] = [];
  #rows: (readonly (string | null)[])[] = [];
  #answer = NOTHING;

  constructor(sql: string, count: AnswerCount, done: (error: unknown, answer: SqlAnswer) => void) {
    this.#sql = sql;
    this.#count = count;
    this.#done = done;
  }

  submit(connection: Connection): void {
    this.#wire = connection as Wire;
    // This listener comes before pg's, which may wait for the rest of a row.
    this.#wire.stream.prependListener('data', this.#onData);
    this.#wire.query(this.#sql);
  }

  handleRowDescription({ fields }: Description): void {
    this.#columns = fields.map(({ name }) => name);
    this.#rows = [];
  }

  handleDataRow({ fields }: DataRow): void {
    this.#take(0, 1);
    if (!this.#count.isTooLarge) this.#rows.push(fields);
  }

  handleCommandComplete(): void {
    this.#answer = { columns: this.#columns, rows: this.#rows };
    this.#columns = [];
    this.#rows = [];
  }

  handleEmptyQuery(): void {
    this.#answer = NOTHING;
  }

  handleCopyInResponse(connection: Connection): void {
    (connection as Wire).sendCopyFail('run_sql has no data for COPY FROM STDIN; write INSERT');
  }

  handleCopyData(): void {
    // COPY TO STDOUT has no result in this API.
  }

  handleError(error: unknown): void {
    this.#end(this.#count.isTooLarge ? new LargeAnswerError() : error, NOTHING);
  }

  handleReadyForQuery(): void {
    this.#end(undefined, this.#answer);
  }

  #take(bytes: number, rows: number): void {
    this.#count.bytes += bytes;
    this.#count.rows += rows;
    // PostgreSQL ends the statement once it can't send more of it.
    if (this.#count.isTooLarge) this.#wire?.stream.destroy();
  }

  #end(error: unknown, answer: SqlAnswer): void {
    this.#wire?.stream.off('data', this.#onData);
    this.#done(error, answer);
  }
}

/** Runs a text of statements and returns the last one's result, every value as text. */
export function querySql(client: ClientBase, sql: string, count: AnswerCount): Promise<SqlAnswer> {
  return new Promise((resolve, reject) => {
    client.query(
      new SqlQuery(sql, count, (error, answer) => {
        if (error === undefined) resolve(answer);
        else reject(error as Error);
      }),
    );
  });
}
