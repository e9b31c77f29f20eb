import type { Connection, PoolClient, Submittable } from 'pg';
import type { BoundStatement } from './pipeline.ts';

/** The row, or why there is none. */
type Done = (error: unknown, row: readonly (string | null)[]) => void;

/** The parts of pg's connection that its types leave out. */
type Wire = Connection & { readonly parsedStatements: Record<string, string | undefined> };

const BIND = 0x42;
const EXECUTE_AND_SYNC = Buffer.from([0x45, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0x53, 0, 0, 0, 4]);
const NULL_LENGTH = -1;

/**
 * One statement whose only row is wanted, all values and columns being text.
 *
 * What the driver does for every query is left out where the engine knows better: no description of the columns is
 * asked for, no result object is made, and once the statement is prepared everything goes out in one write.
 * See https://www.postgresql.org/docs/17/protocol-message-formats.html
 */
class SingleStatement implements Submittable {
  readonly name: string;
  readonly text: string;
  readonly values: readonly (string | null)[];
  readonly #done: Done;
  #row: readonly (string | null)[] = [];

  constructor({ name, text, values }: BoundStatement, done: Done) {
    this.name = name;
    this.text = text;
    this.values = values;
    this.#done = done;
  }

  submit(connection: Connection): void {
    const wire = connection as Wire;
    const { name, text } = this;
    const message = bindMessage(name, this.values);
    if (name !== '' && wire.parsedStatements[name] !== undefined) {
      wire.stream.write(message);
      return;
    }
    wire.stream.cork();
    wire.parse({ name, text, types: [] }, true);
    wire.stream.write(message);
    wire.stream.uncork();
  }

  handleRowDescription(): void {
    // Never asked for.
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    if (this.#row.length === 0) this.#row = fields;
  }

  handleCommandComplete(): void {
    // The row is here; ReadyForQuery ends the statement.
  }

  handleEmptyQuery(): void {
    // As above.
  }

  handleError(error: unknown): void {
    this.#done(error, []);
  }

  handleReadyForQuery(): void {
    this.#done(undefined, this.#row);
  }
}

/** Bind, Execute and Sync in one buffer; format codes are left out, which means text. */
function bindMessage(name: string, values: readonly (string | null)[]): Buffer {
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
export function runSingle(
  client: PoolClient,
  statement: BoundStatement,
): Promise<readonly (string | null)[]> {
  return new Promise((resolve, reject) => {
    client.query(
      new SingleStatement(statement, (error, row) => {
        if (error === undefined) resolve(row);
        else reject(error);
      }),
    );
  });
}
