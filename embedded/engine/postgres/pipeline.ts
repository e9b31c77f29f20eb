import type { Connection, PoolClient, Submittable } from 'pg';
import { keepStatement, MAX_AT_ONCE, type Wire } from './kept-statements.ts';

/**
 * A statement that is ready to be sent; equal names mean equal SQL, and a statement without a name is not kept
 * prepared.
 */
export type BoundStatement = {
  readonly name: string;
  readonly text: string;
  readonly values: readonly (string | null)[];
  /** Role among whose statements this one is kept. */
  readonly role: string;
};

/** Error of a pipeline; `statement` is the failed statement's index. */
export class PipelineError extends Error {
  readonly statement: number;

  constructor(statement: number, cause: unknown) {
    super('a statement of a pipeline failed', { cause });
    this.name = 'PipelineError';
    this.statement = statement;
  }
}

type DataRow = { readonly fields: readonly (string | null)[] };

/**
 * Sends several statements at once and waits once for all results.
 *
 * PostgreSQL runs everything up to one Sync message as one transaction, so that neither BEGIN nor COMMIT costs a
 * round trip; an error undoes all statements. See "Pipelining" in
 * https://www.postgresql.org/docs/17/protocol-flow.html#PROTOCOL-FLOW-EXT-QUERY
 *
 * A statement's result is the first column of its first row.
 */
class Pipeline implements Submittable {
  readonly results: Promise<(string | null)[]>;
  readonly #statements: readonly BoundStatement[];
  readonly #results: (string | null)[];
  #current = 0;
  #resolve!: (results: (string | null)[]) => void;
  #reject!: (error: unknown) => void;

  constructor(statements: readonly BoundStatement[]) {
    this.#statements =
      statements.length <= MAX_AT_ONCE
        ? statements
        : statements.map((statement) => ({ ...statement, name: '' }));
    this.#results = statements.map(() => null);
    this.results = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  /** pg reads `name` and `text` when the server has parsed a statement; they are those of the current statement. */
  get name(): string | undefined {
    return this.#statements[this.#current]?.name;
  }

  get text(): string | undefined {
    return this.#statements[this.#current]?.text;
  }

  /** Texts of all statements, for callers that record them. */
  get texts(): readonly string[] {
    return this.#statements.map(({ text }) => text);
  }

  submit(connection: Connection): void {
    const wire = connection as Wire;
    wire.stream.cork();
    try {
      const parsed = this.#makeRoom(wire);
      for (const statement of this.#statements) {
        const { name, text, values } = statement;
        if (parsed.has(statement)) wire.parse({ name, text, types: [] }, true);
        wire.bind({ portal: '', statement: name, values: [...values] }, true);
        wire.describe({ type: 'P', name: '' }, true);
        wire.execute({ portal: '' }, true);
      }
      wire.sync();
    } finally {
      wire.stream.uncork();
    }
  }

  /**
   * Closes statements to make room, and returns the statements that must be parsed. All are closed before the first
   * statement is sent, because after an error PostgreSQL skips everything up to Sync, a Close too.
   */
  #makeRoom(wire: Wire): ReadonlySet<BoundStatement> {
    const names = new Set<string>();

    return new Set(
      this.#statements.filter(({ name, text, role }) => {
        if (name === '') return true;
        if (names.has(name)) return false;
        names.add(name);

        return keepStatement(wire, { name, text, role });
      }),
    );
  }

  handleRowDescription(): void {
    // Every statement answers with one column of text.
  }

  handleDataRow({ fields }: DataRow): void {
    this.#results[this.#current] ??= fields[0] ?? null;
  }

  handleCommandComplete(): void {
    this.#current += 1;
  }

  handleEmptyQuery(): void {
    this.#current += 1;
  }

  handleError(error: unknown): void {
    this.#reject(new PipelineError(this.#current, error));
  }

  handleReadyForQuery(): void {
    this.#resolve(this.#results);
  }
}

/** Runs statements as one transaction in one round trip. */
export async function runPipeline(
  client: PoolClient,
  statements: readonly BoundStatement[],
): Promise<(string | null)[]> {
  const pipeline = new Pipeline(statements);
  client.query(pipeline);

  return pipeline.results;
}
