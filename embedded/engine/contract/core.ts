import type { Pool } from 'pg';
import type { EngineError } from '../errors/engine-error.ts';
import type { CallAction, Executor, TableDependency } from './execution.ts';

/** What metadata and catalog make together; built at the start and at every reload. */
export type Core = {
  readonly executor: Executor;
  /** Every tracked table and view. */
  readonly tables: readonly TableDependency[];
  /** Hasura's words for an error of PostgreSQL. */
  readonly describeError: (error: unknown) => EngineError;
};

/** Reads metadata and catalog; rejects where they do not fit together. */
export type LoadCore = (tools: { readonly pool: Pool; readonly callAction: CallAction }) => Promise<Core>;
