import { Budget, type BudgetLimits, widened } from './budget.ts';

/** Upper bounds for a client's requests, equal for HTTP and WebSocket; a request beyond them is refused. */
export type Limits = {
  readonly maxBodyBytes: number;
  readonly maxFrameBytes: number;
  /** Operations in one HTTP request. */
  readonly maxBatch: number;
  /** Levels of nested selection sets. */
  readonly maxDepth: number;
  /** Levels of nested lists and objects in arguments and variables. */
  readonly maxInputDepth: number;
  readonly maxOperationsPerSocket: number;
  readonly maxSocketsPerNetwork: number;
  readonly maxConnections: number;
  readonly statementTimeoutMs: number;
  readonly costlyStatementMs: number;
  readonly liveStatementTimeoutMs: number;
  /** Time of all statements of one operation of the role without a token; other roles get `statementTimeoutMs`. */
  readonly strangerTimeoutMs: number;
  /** Role of requests without a token; undefined if these are refused. */
  readonly strangerRole: string | undefined;
  /** Requests that wait for a connection to the database, in all. */
  readonly maxWaiting: number;
  readonly maxWaitMs: number;
  /** Undefined means no limits. */
  readonly budget: BudgetLimits | undefined;
  /** Roles whose budget is wider, as they write much at once. */
  readonly wideRoles: readonly string[];
  readonly wideFactor: number;
  /** Bytes of all caches of documents, plans and introspection together. */
  readonly maxCacheBytes: number;
  /** Webhook calls of actions that clients wait for, at the same time. */
  readonly maxActionCalls: number;
};

/**
 * Upper bound for `maxDepth`. Deeper levels are not measured, as fragments within fragments can lie deeper than the stack
 * allows.
 */
export const MEASURED_DEPTH = 1_000;

/** Limits that the core itself checks. */
export type CoreLimits = Pick<
  Limits,
  'maxDepth' | 'maxInputDepth' | 'budget' | 'wideRoles' | 'wideFactor' | 'maxCacheBytes'
>;

type Asker = { readonly role: string; readonly isTrusted: boolean };
type TimeRules = Pick<Limits, 'strangerRole' | 'strangerTimeoutMs' | 'statementTimeoutMs'>;
type BudgetRules = Pick<Limits, 'budget' | 'wideRoles' | 'wideFactor'>;

/** Limits of a core that no client reaches. */
export const noLimits: CoreLimits = {
  maxDepth: Infinity,
  maxInputDepth: Infinity,
  budget: undefined,
  wideRoles: [],
  wideFactor: 1,
  maxCacheBytes: Infinity,
};

/** Returns the milliseconds that an operation may take in the database; Infinity for sessions with the admin secret. */
export function timeLimitOf(
  { isTrusted, role }: Asker,
  { strangerRole, strangerTimeoutMs, statementTimeoutMs }: TimeRules,
): number {
  if (isTrusted) return Infinity;

  return role === strangerRole ? Math.min(strangerTimeoutMs, statementTimeoutMs) : statementTimeoutMs;
}

/** Makes the budget for one request of a session; sessions with the admin secret have no limits. */
export function budgetOf({ isTrusted, role }: Asker, limits: BudgetRules): Budget {
  const { budget, wideRoles, wideFactor } = limits;
  if (isTrusted || budget === undefined) return Budget.unlimited();

  return new Budget(wideRoles.includes(role) ? widened(budget, wideFactor) : budget);
}
