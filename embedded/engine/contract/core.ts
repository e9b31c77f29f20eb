import type { EngineError } from '../errors/engine-error.ts';
import type { ActionOutcome, Executor, StartedAction, TableDependency } from './execution.ts';

/** What metadata and catalog make together; built at the start and at every reload. */
export type Core = {
  readonly executor: Executor;
  /** Every tracked table and view. */
  readonly tables: readonly TableDependency[];
  /** Hasura's words for an error of PostgreSQL. */
  readonly describeError: (error: unknown) => EngineError;
  /** Calls an asynchronous action; a fault is an outcome too. Undefined where no action is asynchronous. */
  readonly callStarted?: ((action: StartedAction) => Promise<ActionOutcome>) | undefined;
};
