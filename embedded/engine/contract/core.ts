import type { EngineError } from '../errors/engine-error.ts';
import type { RestMethod } from '../metadata/metadata.ts';
import type { ActionOutcome, Executor, StartedAction, TableDependency } from './execution.ts';

/** What metadata and catalog make together; built at the start and at every reload. */
export type Core = {
  readonly executor: Executor;
  readonly restEndpoints: readonly RestEndpoint[];
  /** Every tracked table and view. */
  readonly tables: readonly TableDependency[];
  /** Hasura's words for an error of PostgreSQL. */
  readonly describeError: (error: unknown) => EngineError;
  /** Calls an asynchronous action; a fault is an outcome too. Undefined where no action is asynchronous. */
  readonly callStarted?: ((action: StartedAction) => Promise<ActionOutcome>) | undefined;
};

/** A saved operation that is asked for by an address below `/api/rest/`. */
export type RestEndpoint = {
  /** What stands between the slashes: a text, or the variable that it gives. */
  readonly segments: ReadonlyArray<{ readonly text: string } | { readonly variable: string }>;
  readonly methods: readonly RestMethod[];
  readonly query: string;
  /** The operation's variables by name; the type's innermost name where it is no list. */
  readonly variables: ReadonlyMap<string, RestVariable>;
};

export type RestVariable = {
  readonly type: string;
  readonly isList: boolean;
  readonly isNullable: boolean;
};
