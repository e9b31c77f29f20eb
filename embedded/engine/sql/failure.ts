import type { EngineErrorCode } from '../errors/engine-error.ts';
import { type Sql, sql, text } from './sql.ts';

/** An error of the engine that a statement raises if a condition does not hold. */
export type Failure = {
  readonly code: EngineErrorCode;
  readonly message: string;
  readonly path: string;
};

const marker = /invalid input syntax for type integer: "engine failure (\d+)"/;

/**
 * Compiles a value whose computation fails if the condition does not hold. PostgreSQL has no function that raises an
 * error, and the engine installs none: a cast fails instead, and its message holds the failure's index. PostgreSQL does
 * not evaluate `concat` when it plans, so that a condition which is always false fails for rows alone.
 */
export function failUnless(condition: Sql, failure: Failure, failures: Failure[]): Sql {
  failures.push(failure);
  const mark = text(`engine failure ${failures.length - 1}`);

  return sql`(case when ${condition} then '1' else concat(${mark}) end)::int4`;
}

/** Finds the failure whose index an error's message holds. */
export function findFailure(message: string, failures: readonly Failure[]): Failure | undefined {
  const index = marker.exec(message)?.[1];

  return index === undefined ? undefined : failures[Number(index)];
}
