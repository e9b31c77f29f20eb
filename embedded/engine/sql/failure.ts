import type { EngineErrorCode } from '../errors/engine-error.ts';
import { type Sql, sql, text } from './sql.ts';

/** An error of ours that a statement raises when a condition does not hold. */
export type Failure = {
  readonly code: EngineErrorCode;
  readonly message: string;
  readonly path: string;
};

const marker = /invalid input syntax for type integer: "engine failure (\d+)"/;

/**
 * A value that can't be computed where the condition does not hold. PostgreSQL has no function that raises an
 * error, and this engine installs none in the schemas of others: a cast that fails tells which condition it was.
 */
export function failUnless(condition: Sql, failure: Failure, failures: Failure[]): Sql {
  failures.push(failure);
  const mark = text(`engine failure ${failures.length - 1}`);

  return sql`(case when ${condition} then '1' else ${mark} end)::int4`;
}

/** The failure that an error's message encodes. */
export function findFailure(message: string, failures: readonly Failure[]): Failure | undefined {
  const index = marker.exec(message)?.[1];

  return index === undefined ? undefined : failures[Number(index)];
}
