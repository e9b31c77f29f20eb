import type { EngineError } from '../errors/engine-error.ts';
import type { Executor, TableDependency } from './execution.ts';

/** What metadata and catalog make together; built at the start and at every reload. */
export type Core = {
  readonly executor: Executor;
  /** Every tracked table and view. */
  readonly tables: readonly TableDependency[];
  /** Hasura's words for an error of PostgreSQL. */
  readonly describeError: (error: unknown) => EngineError;
};
