import { Budget, type BudgetLimits, widened } from './budget.ts';

/** What a client may ask for at most; the same over HTTP and WebSocket, refused before SQL is made. */
export type Limits = {
  readonly maxBodyBytes: number;
  readonly maxFrameBytes: number;
  /** Operations in one HTTP request. */
  readonly maxBatch: number;
  /** Nested selection sets. */
  readonly maxDepth: number;
  /** Nested lists and objects in arguments and variables. */
  readonly maxInputDepth: number;
  readonly maxOperationsPerSocket: number;
  readonly maxSocketsPerAddress: number;
  readonly statementTimeoutMs: number;
  /** Requests that wait for a connection to the database, in all. */
  readonly maxWaiting: number;
  readonly maxWaitMs: number;
  /** Undefined: everything is free. */
  readonly budget: BudgetLimits | undefined;
  /** Roles whose budget is wider, as they write much at once. */
  readonly wideRoles: readonly string[];
  readonly wideFactor: number;
};

/** Those that the core itself looks at. */
export type CoreLimits = Pick<Limits, 'maxDepth' | 'maxInputDepth' | 'budget' | 'wideRoles' | 'wideFactor'>;

type Asker = { readonly role: string; readonly isTrusted: boolean };
type BudgetRules = Pick<Limits, 'budget' | 'wideRoles' | 'wideFactor'>;

/** For a core that no client reaches. */
export const noLimits: CoreLimits = {
  maxDepth: Infinity,
  maxInputDepth: Infinity,
  budget: undefined,
  wideRoles: [],
  wideFactor: 1,
};

/** A fresh budget for a request of this session; the admin secret sets nobody a limit. */
export function budgetOf({ isTrusted, role }: Asker, limits: BudgetRules): Budget {
  const { budget, wideRoles, wideFactor } = limits;
  if (isTrusted || budget === undefined) return Budget.unlimited();

  return new Budget(wideRoles.includes(role) ? widened(budget, wideFactor) : budget);
}
