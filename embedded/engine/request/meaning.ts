import type { GraphQLOutputType, GraphQLSchema } from 'graphql';
import type { Operator } from '../operators/operator.ts';
import type { ActionMetadata, CustomRelationship } from '../metadata/metadata.ts';
import type { ScalarCheck } from './check-scalar.ts';
import type { ComputedField, Relationship, Table, TableColumn, TrackedFunction } from '../model/model.ts';

/** The part of a role's schema by which documents are read: types by name. */
export type SchemaTypes = Pick<GraphQLSchema, 'getType' | 'getRootType' | 'getQueryType' | 'getDirective'>;

/**
 * Meaning of a field of a role's schema. Only the schema knows GraphQL's names; the compiler uses these
 * meanings.
 */
export type FieldMeaning =
  | { readonly kind: 'column'; readonly column: TableColumn }
  | { readonly kind: 'related'; readonly relationship: Relationship }
  | { readonly kind: 'related-aggregate'; readonly relationship: Relationship }
  | { readonly kind: 'computed'; readonly field: ComputedField }
  | { readonly kind: 'rows'; readonly table: Table }
  | { readonly kind: 'stream'; readonly table: Table }
  | { readonly kind: 'row-by-key'; readonly table: Table }
  | { readonly kind: 'aggregate'; readonly table: Table }
  | { readonly kind: 'function'; readonly function: TrackedFunction }
  | { readonly kind: 'function-aggregate'; readonly function: TrackedFunction }
  | { readonly kind: 'aggregate-fields' }
  | { readonly kind: 'nodes'; readonly table: Table }
  | { readonly kind: 'count' }
  | { readonly kind: 'aggregate-function'; readonly name: string }
  | { readonly kind: 'insert'; readonly table: Table; readonly isOne: boolean }
  | { readonly kind: 'update'; readonly table: Table; readonly form: 'where' | 'key' | 'many' }
  | { readonly kind: 'delete'; readonly table: Table; readonly form: 'where' | 'key' }
  | { readonly kind: 'affected-rows' }
  | { readonly kind: 'returning'; readonly table: Table }
  | { readonly kind: 'action'; readonly action: ActionMetadata; readonly output: GraphQLOutputType }
  | { readonly kind: 'action-result'; readonly action: ActionMetadata }
  | { readonly kind: 'action-field'; readonly name: string }
  | {
      readonly kind: 'action-relationship';
      readonly relationship: CustomRelationship;
      readonly target: Table;
      readonly isAggregate: boolean;
    }
  | { readonly kind: 'empty' };

/** Meaning of a field of an input object. */
export type InputMeaning =
  | { readonly kind: 'column'; readonly column: TableColumn }
  | { readonly kind: 'related'; readonly relationship: Relationship }
  | { readonly kind: 'related-aggregate'; readonly relationship: Relationship }
  | { readonly kind: 'computed'; readonly field: ComputedField }
  | { readonly kind: 'operator'; readonly operator: Operator }
  /** An argument of a function. */
  | { readonly kind: 'argument' }
  | { readonly kind: 'is-null' }
  | { readonly kind: 'cast' }
  | { readonly kind: 'and' }
  | { readonly kind: 'or' }
  | { readonly kind: 'not' }
  | { readonly kind: 'count' }
  | { readonly kind: 'aggregate-function'; readonly name: string };

declare module 'graphql' {
  // A merged interface repeats its parameters.
  interface GraphQLFieldExtensions<_TSource, _TContext, _TArgs> {
    meaning?: FieldMeaning;
  }
  interface GraphQLArgumentExtensions {
    /** Checks the argument's value in place of its type. */
    check?: ScalarCheck;
  }
  interface GraphQLInputFieldExtensions {
    meaning?: InputMeaning;
  }
}
