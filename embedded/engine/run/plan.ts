import type { RootEstimate } from '../compile/sizes/estimate-sizes.ts';
import type { GivenVariables } from '../request/variables.ts';
import type { Selection } from '../request/collect-fields.ts';
import type { Failure } from '../sql/failure.ts';
import type { CohortStatement, Statement } from '../sql/render.ts';
import type { Dependency, Places } from '../permissions/scope.ts';
import type { Prepared } from '../postgres/prepared.ts';

/** A compiled operation; to run it, only its parameters must be filled in. */
export type Plan = RunPlan & {
  /** Estimated sizes of the root fields; empty if there are no limits. */
  readonly sizes: readonly RootEstimate[];
  readonly cost: PlanCost;
};

/** Numbers of parameters that a plan sends and of actions that it calls. */
type PlanCost = { readonly parameters: number; readonly actions: number };
type RunPlan = QueryPlan | SubscriptionPlan | MutationPlan;

export type QueryPlan =
  /** One statement returns the whole `data`. */
  | { readonly kind: 'whole'; readonly statement: Prepared }
  /** One statement returns a column for each field that the database answers; the engine answers the other fields. */
  | { readonly kind: 'mixed'; readonly statement: Prepared; readonly fields: readonly MixedField[] }
  /** The engine answers all fields without a statement. */
  | { readonly kind: 'answers'; readonly fields: readonly KeyedAnswer[] };

/** A compiled subscription, which runs as a part of a statement for many subscriptions at once. */
export type SubscriptionPlan = (
  | { readonly kind: 'live' }
  /** Delivers each row once, in the order of a cursor column; `start` reads the column's value to begin after. */
  | { readonly kind: 'stream'; readonly start: Prepared }
) & {
  readonly batch: CohortStatement;
  /** Statement that lets the database read every value once; undefined if the subscription has no values. */
  readonly check: Prepared | undefined;
  readonly dependencies: readonly Dependency[];
  /** Places in which the statement reads rows; undefined if some of them can't be found out. */
  readonly places: Places | undefined;
};

export type MutationPlan = { readonly kind: 'mutation'; readonly fields: readonly MutationField[] };

type Keyed = { readonly key: string };
type KeyedAnswer = Keyed & AnswerField;
export type MixedField = KeyedAnswer | (Keyed & { readonly kind: 'column'; readonly column: number });

/** An introspection with its variables: its kept answer, if there is one, and the function that makes it. */
export type Introspection = { readonly known: string | undefined; readonly execute: () => string };

/** A root field that the engine answers by itself. */
export type AnswerField =
  | { readonly kind: 'text'; readonly json: string }
  | { readonly kind: 'introspection'; readonly prepare: (variables: GivenVariables) => Introspection }
  | { readonly kind: 'action'; readonly selection: Selection };

export type MutationField =
  | KeyedAnswer
  | (Keyed & {
      readonly kind: 'statements';
      readonly statements: readonly PreparedMutation[];
      readonly isList: boolean;
    });

export type PreparedMutation = {
  readonly prepared: Prepared;
  readonly path: string;
  readonly failures: readonly Failure[];
  readonly written?: readonly string[];
  readonly isAnswer: boolean;
};

/** Bytes that each parameter takes in memory for its value's source and check. */
const BYTES_PER_PARAMETER = 800;

/** Estimates the bytes that a plan's statements take in memory. */
export function planBytes(plan: Plan): number {
  return statementsOf(plan).reduce(
    (bytes, { text, params }) => bytes + 2 * text.length + BYTES_PER_PARAMETER * params.length,
    0,
  );
}

export function planCost(plan: RunPlan): PlanCost {
  const parameters = statementsOf(plan).reduce((total, { params }) => total + params.length, 0);
  const actions = 'fields' in plan ? plan.fields.filter(({ kind }) => kind === 'action').length : 0;

  return { parameters, actions };
}

/** Returns true if the plan keeps arguments of actions, and so values of the request for which it was made. */
export function keepsArguments(plan: Plan): boolean {
  return 'fields' in plan && plan.fields.some(({ kind }) => kind === 'action');
}

function statementsOf(plan: RunPlan): readonly Statement[] {
  switch (plan.kind) {
    case 'whole':
    case 'mixed':
      return [plan.statement];
    case 'answers':
      return [];
    case 'live':
    case 'stream':
      return [plan.batch];
    case 'mutation':
      return plan.fields.flatMap((field) =>
        field.kind === 'statements' ? field.statements.map(({ prepared }) => prepared) : [],
      );
  }
}
