import type { QualifiedName } from '../metadata/metadata.ts';
import type { GivenVariables } from '../request/variables.ts';
import type { Selection } from '../request/collect-fields.ts';
import type { CompiledStream } from '../compile/stream.ts';
import type { Failure } from '../sql/failure.ts';
import type { Sql } from '../sql/sql.ts';
import type { Prepared } from '../postgres/prepared.ts';

/** A compiled operation: what is left at run time is to fill in parameters. */
export type Plan = QueryPlan | MutationPlan;

export type QueryPlan = {
  readonly kind: 'query';
  readonly isSubscription: boolean;
  /** The statement that gives the whole `data`, or a column per field where not all come from the database. */
  readonly statement: Prepared | undefined;
  /** The same, not yet rendered, for live queries. */
  readonly sql: Sql | undefined;
  /** Set where rows are handed out once. */
  readonly stream: CompiledStream | undefined;
  /** Undefined where the statement gives the whole `data`. */
  readonly fields: readonly QueryField[] | undefined;
  readonly dependencies: readonly QualifiedName[];
};

export type QueryField = { readonly key: string } & (
  { readonly kind: 'column'; readonly column: number } | AnswerField
);

/** A root field that the engine answers by itself. */
export type AnswerField =
  | { readonly kind: 'text'; readonly json: string }
  | { readonly kind: 'introspection'; answer(variables: GivenVariables): string }
  | { readonly kind: 'action'; readonly selection: Selection };

export type MutationPlan = { readonly kind: 'mutation'; readonly fields: readonly MutationField[] };

export type MutationField = { readonly key: string } & (
  | {
      readonly kind: 'statements';
      readonly statements: readonly PreparedMutation[];
      readonly isList: boolean;
    }
  | AnswerField
);

export type PreparedMutation = {
  readonly prepared: Prepared;
  readonly path: string;
  readonly failures: readonly Failure[];
  readonly isAnswer: boolean;
};
