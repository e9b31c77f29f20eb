import type { Caller } from '../limits/caller.ts';
import type { EngineError } from '../errors/engine-error.ts';
import type { Budget } from '../limits/budget.ts';
import type { ActionHeader } from '../metadata/metadata.ts';
import type { KeyColumn } from '../model/key-column.ts';
import type { Session } from './session.ts';

/** One GraphQL operation as it arrives, before anything is known of it. */
export type GraphqlRequest = {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly operationName?: string;
};

/** The client's side of a request: headers for actions, the caller that waits, and the budget that is left. */
export type ClientRequest = {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly caller: Caller;
  readonly budget: Budget;
};

/**
 * The finished answer: `body` is the JSON text of `{"data":…}` or `{"errors":[…]}`.
 * `headers` come from actions (Set-Cookie).
 */
export type GraphqlAnswer = {
  readonly body: string;
  readonly headers?: ReadonlyArray<readonly [name: string, value: string]>;
  /** Error of the operation, for the log; its cause never reaches the client. */
  readonly error?: EngineError;
};

/**
 * A table or view that an answer depends on. Functions that the SQL calls are listed too: dependencies that
 * are not watched tables are polled at Hasura's interval.
 */
export type TableDependency = {
  readonly schema: string;
  readonly name: string;
  /** True for a function, which may have the name of a table. */
  readonly isFunction?: boolean;
};

/** A tracked table or view with the columns whose values its triggers report as hashes. */
export type WatchedTable = TableDependency & { readonly keyColumns?: readonly KeyColumn[] };

/** Rows of a table: those whose values in a key column have the hash. */
export type RowsByKey = { readonly column: string; readonly hash: string };

/** Returns a table's or function's name as text: a table's is the payload of a notification too. */
export function tableKey({ schema, name, isFunction = false }: TableDependency): string {
  return JSON.stringify(isFunction ? [schema, name, 'function'] : [schema, name]);
}

/**
 * A subscription compiled to SQL that answers many cohorts at once.
 *
 * `batchSql` takes `$1::int4[]`, the cohorts' numbers in the batch, and their values, and returns rows
 * `(result_id int4, result text)`; `result` is the finished JSON of `data`.
 * Two subscriptions share a group when `groupKey` is equal (role, SQL and `readsClock`) and a cohort when
 * `cohortValues` is equal too.
 */
export type LivePlan = {
  readonly groupKey: string;
  readonly role: string;
  readonly batchSql: string;
  /**
   * Keys of `cohortValues` whose values `batchSql` takes as arrays, from `$2` on. Undefined if it takes the whole objects
   * as `$2::json[]`.
   */
  readonly columns?: readonly string[] | undefined;
  /** JSON object text: session variables that the SQL uses, query variables and literals. */
  readonly cohortValues: string;
  readonly dependencies: readonly TableDependency[];
  /**
   * For each dependency of which the answer reads only rows with certain values: those rows, by the table's key. Of
   * dependencies that are not listed it may read any row.
   */
  readonly reads?: ReadonlyMap<string, readonly RowsByKey[]>;
  /** True where the answer changes as time goes by, without a write. */
  readonly readsClock?: boolean;
  /** The key of `cohortValues` that has a stream's cursor; a live query has none. */
  readonly cursorKey?: string;
};

/** One call of an action's webhook, as the metadata defines it. */
export type ActionCall = {
  readonly name: string;
  /** May hold `{{VARIABLE}}`. */
  readonly handler: string;
  readonly timeoutS?: number | undefined;
  readonly forwardClientHeaders?: boolean | undefined;
  /** Names in lower case. */
  readonly ignoredClientHeaders?: readonly string[] | undefined;
  readonly headers?: readonly ActionHeader[];
  readonly input: Readonly<Record<string, unknown>>;
  readonly sessionVariables: Readonly<Record<string, string>>;
  readonly client: Pick<ClientRequest, 'headers'> & Partial<Pick<ClientRequest, 'caller'>>;
  /** Ends the call. */
  readonly signal?: AbortSignal;
};

/** Request and response of a webhook, as `extensions.internal` shows them. */
export type ActionExchange = {
  readonly request: { readonly url: string; readonly body: unknown; readonly headers: readonly unknown[] };
  readonly response: {
    readonly status: number;
    readonly body: unknown;
    readonly headers: ReadonlyArray<{ readonly name: string; readonly value: string }>;
  };
};

/** A 2xx answer: any JSON value; the caller checks it against the output type. */
export type ActionAnswer = {
  readonly payload: unknown;
  /** Headers that are passed on to the client: every Set-Cookie. */
  readonly headers: ReadonlyArray<readonly [name: string, value: string]>;
  readonly exchange: ActionExchange;
};

/** Calls a webhook; rejects with an EngineError for everything but a 2xx answer of JSON. */
export type CallAction = (call: ActionCall) => Promise<ActionAnswer>;

/** An asynchronous action whose webhook is to be called now. */
export type StartedAction = {
  readonly id: string;
  readonly name: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly sessionVariables: Readonly<Record<string, string>>;
  readonly headers: ClientRequest['headers'];
};

/** Outcome of an asynchronous action, as JSON text. */
export type ActionOutcome =
  | { readonly status: 'completed'; readonly payload: string }
  | { readonly status: 'error'; readonly errors: string };

/** SQL of a query and PostgreSQL's plan for it; null where the engine answers without the database. */
export type Explained = {
  readonly field: string;
  readonly sql: string | null;
  readonly plan: readonly string[] | null;
};

/** Values of a cohort by where they come from: synthetic ones are those that the document itself holds. */
export type CohortVariables = {
  readonly session: Readonly<Record<string, string | null>>;
  readonly query: Readonly<Record<string, string | null>>;
  readonly synthetic: readonly (string | null)[];
  readonly cursor: Readonly<Record<string, string | null>>;
};

export type SubscriptionExplained = Omit<Explained, 'field'> & { readonly variables: CohortVariables };

/** Shows how an operation would be answered, without running it. */
export type Explain = (
  request: GraphqlRequest,
  session: Session,
  client: ClientRequest,
) => Promise<readonly Explained[] | SubscriptionExplained>;

/** The functions of the core that HTTP and WebSocket call. */
export type Executor = {
  /** Runs a query or mutation. Never rejects for the caller's fault, but returns an answer with `errors`. */
  execute(request: GraphqlRequest, session: Session, client: ClientRequest): Promise<GraphqlAnswer>;
  /** Returns the kind of the operation that would run; throws an EngineError when the request can't be read. */
  operationKind(
    request: GraphqlRequest,
    session: Session,
    client: ClientRequest,
  ): 'query' | 'mutation' | 'subscription';
  /** Checks and compiles a subscription; throws an EngineError. Validates variables against Postgres. */
  prepareLive(request: GraphqlRequest, session: Session, client: ClientRequest): Promise<LivePlan>;
  readonly explain?: Explain;
};
