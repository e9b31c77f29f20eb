import type { EngineError } from '../errors/engine-error.ts';
import type { RestMethod } from '../metadata/metadata.ts';
import type { ActionOutcome, Executor, StartedAction, WatchedTable } from './execution.ts';

/** Everything that is built from metadata and catalog, at the start and at every reload. */
export type Core = {
  readonly executor: Executor;
  readonly restEndpoints: readonly RestEndpoint[];
  /** Permissions that inherited roles can't inherit. */
  readonly conflicts?: readonly InheritanceConflict[];
  /** Every tracked table and view but those from which other tables inherit. */
  readonly tables: readonly WatchedTable[];
  /** Translates an error of PostgreSQL to Hasura's codes and messages. */
  readonly describeError: (error: unknown) => EngineError;
  /**
   * Calls an asynchronous action's webhook; a fault becomes an outcome `error`. Undefined if no action is
   * asynchronous.
   */
  readonly callStarted?: ((action: StartedAction) => Promise<ActionOutcome>) | undefined;
};

/** A permission to write that an inherited role does not have, because its parents' differ. */
type InheritanceConflict = {
  readonly role: string;
  readonly kind: 'insert' | 'update' | 'delete';
  readonly table: { readonly schema: string; readonly name: string };
};

/** A saved operation that is called by a URL below `/api/rest/`. */
export type RestEndpoint = {
  /** Segments of the URL's path: a fixed text, or the name of the variable whose value is there. */
  readonly segments: ReadonlyArray<{ readonly text: string } | { readonly variable: string }>;
  readonly methods: readonly RestMethod[];
  readonly query: string;
  /** The operation's variables by name. */
  readonly variables: ReadonlyMap<string, RestVariable>;
};

export type RestVariable = {
  readonly type: string;
  readonly isList: boolean;
  readonly isNullable: boolean;
};
