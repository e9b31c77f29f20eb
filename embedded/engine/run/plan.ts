import type { QualifiedName } from '../metadata/metadata.ts';
import type { GivenVariables } from '../request/variables.ts';
import type { Selection } from '../request/collect-fields.ts';
import type { Failure } from '../sql/failure.ts';
import type { Statement } from '../sql/render.ts';
import type { Prepared } from '../postgres/prepared.ts';

/** A compiled operation: what is left at run time is to fill in parameters. */
export type Plan = QueryPlan | SubscriptionPlan | MutationPlan;

export type QueryPlan =
  /** One statement gives the whole `data`. */
  | { readonly kind: 'whole'; readonly statement: Prepared }
  /** One statement gives a column for each field that the database answers; the engine answers the others. */
  | { readonly kind: 'mixed'; readonly statement: Prepared; readonly fields: readonly MixedField[] }
  /** The database is not asked. */
  | { readonly kind: 'answers'; readonly fields: readonly KeyedAnswer[] };

/** Runs as a part of a statement for many subscriptions at once. */
export type SubscriptionPlan = (
  | { readonly kind: 'live' }
  /** Rows are handed out once; `start` finds the first cursor. */
  | { readonly kind: 'stream'; readonly start: Prepared }
) & {
  readonly batch: Statement;
  /** Lets the database read every value once; undefined where there is none. */
  readonly check: Prepared | undefined;
  readonly dependencies: readonly QualifiedName[];
};

export type MutationPlan = { readonly kind: 'mutation'; readonly fields: readonly MutationField[] };

type Keyed = { readonly key: string };
export type KeyedAnswer = Keyed & AnswerField;
export type MixedField = KeyedAnswer | (Keyed & { readonly kind: 'column'; readonly column: number });

/** A root field that the engine answers by itself. */
export type AnswerField =
  | { readonly kind: 'text'; readonly json: string }
  | { readonly kind: 'introspection'; answer(variables: GivenVariables): string }
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
  readonly isAnswer: boolean;
};

/** What each parameter holds in memory: where its value comes from and how it is checked. */
const BYTES_PER_PARAMETER = 800;

/** What a plan's statements hold in memory, about. */
export function planBytes(plan: Plan): number {
  return statementsOf(plan).reduce(
    (bytes, { text, params }) => bytes + 2 * text.length + BYTES_PER_PARAMETER * params.length,
    0,
  );
}

type PlanCost = { readonly parameters: number; readonly actions: number };

const costs = new WeakMap<Plan, PlanCost>();

/** What a plan sends and calls when it runs; counted once. */
export function planCost(plan: Plan): PlanCost {
  const known = costs.get(plan);
  if (known !== undefined) return known;
  const cost = countCost(plan);
  costs.set(plan, cost);

  return cost;
}

function countCost(plan: Plan): PlanCost {
  const parameters = statementsOf(plan).reduce((total, { params }) => total + params.length, 0);
  const actions = 'fields' in plan ? plan.fields.filter(({ kind }) => kind === 'action').length : 0;

  return { parameters, actions };
}

/** True where the plan keeps the arguments of actions, values of the request that it was made for among them. */
export function keepsArguments(plan: Plan): boolean {
  return 'fields' in plan && plan.fields.some(({ kind }) => kind === 'action');
}

function statementsOf(plan: Plan): readonly Statement[] {
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
