import type { Connection, PoolClient, Submittable } from 'pg';
import { keepStatement, type Wire } from './kept-statements.ts';
import type { BoundStatement } from './pipeline.ts';

type Row = readonly (string | null)[];

/** Receives the rows, or the error. */
type Done = (error: unknown, rows: readonly Row[]) => void;

const BIND = 0x42;
const EXECUTE_AND_SYNC = Buffer.from([0x45, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0x53, 0, 0, 0, 4]);
const NULL_LENGTH = -1;

/**
 * One statement whose values and columns are all text.
 *
 * It leaves out work that pg does for every query: it requests no description of the columns, makes no result object,
 * and sends a prepared statement in one write. Code that could throw runs in the constructor, because an error within
 * `submit` would leave the connection waiting for ever.
 *
 * See https://www.postgresql.org/docs/17/protocol-message-formats.html
 */
class SingleStatement implements Submittable {
  readonly name: string;
  readonly text: string;
  readonly values: Row;
  readonly #role: string;
  readonly #message: Buffer;
  readonly #done: Done;
  readonly #rows: Row[] = [];

  constructor({ name, text, values, role }: BoundStatement, done: Done) {
    this.name = name;
    this.text = text;
    this.values = values;
    this.#role = role;
    this.#message = bindMessage(name, values);
    this.#done = done;
  }

  submit(connection: Connection): void {
    const wire = connection as Wire;
    const { name, text } = this;
    if (name !== '' && !keepStatement(wire, { name, text, role: this.#role })) {
      wire.stream.write(this.#message);
      return;
    }
    wire.stream.cork();
    wire.parse({ name, text, types: [] }, true);
    wire.stream.write(this.#message);
    wire.stream.uncork();
  }

  handleRowDescription(): void {
    // The statement requests no row description.
  }

  handleDataRow({ fields }: { readonly fields: Row }): void {
    this.#rows.push(fields);
  }

  handleCommandComplete(): void {
    // The rows are here; ReadyForQuery ends the statement.
  }

  handleEmptyQuery(): void {
    // ReadyForQuery ends the statement.
  }

  handleError(error: unknown): void {
    this.#done(error, []);
  }

  handleReadyForQuery(): void {
    this.#done(undefined, this.#rows);
  }
}

/** Makes Bind, Execute and Sync in one buffer; without format codes all values are text. */
function bindMessage(name: string, values: Row): Buffer {
  const lengths = values.map((value) => (value === null ? NULL_LENGTH : Buffer.byteLength(value)));
  const nameLength = Buffer.byteLength(name);
  let length = 4 + 1 + nameLength + 1 + 2 + 2 + 2;
  for (const valueLength of lengths) length += 4 + Math.max(0, valueLength);

  const message = Buffer.allocUnsafe(1 + length + EXECUTE_AND_SYNC.length);
  message[0] = BIND;
  let at = message.writeInt32BE(length, 1);
  at = message.writeUInt8(0, at);
  at += message.write(name, at);
  at = message.writeUInt8(0, at);
  at = message.writeInt16BE(0, at);
  at = message.writeUInt16BE(values.length, at);
  values.forEach((value, index) => {
    at = message.writeInt32BE(lengths[index] ?? NULL_LENGTH, at);
    if (value !== null) at += message.write(value, at);
  });
  at = message.writeInt16BE(0, at);
  EXECUTE_AND_SYNC.copy(message, at);
  return message;
}

/** Runs a statement on a connection. */
export function runSingle(client: PoolClient, statement: BoundStatement): Promise<readonly Row[]> {
  return new Promise((resolve, reject) => {
    client.query(
      new SingleStatement(statement, (error, rows) => {
        if (error === undefined) resolve(rows);
        else reject(error);
      }),
    );
  });
}
