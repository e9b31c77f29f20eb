import type { Column, DatabaseFunction, FunctionArgument, Relation } from '../catalog/catalog.ts';
import type {
  ActionMetadata,
  CustomTypes,
  FunctionMetadata,
  RootFieldKind,
  TableMetadata,
} from '../metadata/metadata.ts';
import type { ColumnType } from './column-type.ts';

/** A column with its name and type in GraphQL. */
export type TableColumn = {
  readonly fieldName: string;
  readonly name: string;
  readonly type: ColumnType;
  readonly column: Column;
  readonly description: string | undefined;
};

export type Relationship = {
  readonly name: string;
  readonly type: 'object' | 'array';
  readonly target: Table;
  readonly mapping: readonly (readonly [own: string, other: string])[];
  readonly isNullable: boolean;
  /** Order in which a nested insert writes the related row: before this table's row, or after it. */
  readonly insertOrder: 'before' | 'after';
  readonly description: string | undefined;
};

export type ComputedField = {
  readonly name: string;
  readonly place: string;
  readonly call: CallableFunction;
  readonly description: string | undefined;
  readonly result:
    | { readonly kind: 'scalar'; readonly type: ColumnType }
    | { readonly kind: 'table'; readonly table: Table };
};

/** A function with the source of each argument: the caller (`input`), or the engine (`session`, `row`). */
export type CallableFunction = {
  readonly function: DatabaseFunction;
  /** All arguments in their order. */
  readonly arguments: readonly CallableArgument[];
};

export type CallableArgument = FunctionArgument & {
  readonly role: 'input' | 'session' | 'row';
  /** Name under which a caller gives the argument: its name in Postgres, or `arg_n` for an unnamed one. */
  readonly fieldName: string;
};

export type EnumValue = { readonly name: string; readonly description: string | undefined };

/** A tracked table or view, in which all names are resolved. */
export type Table = {
  readonly schema: string;
  readonly name: string;
  /** The name that GraphQL types and default root fields begin with. */
  readonly typeName: string;
  readonly relation: Relation;
  readonly metadata: TableMetadata;
  readonly columns: readonly TableColumn[];
  readonly columnByName: ReadonlyMap<string, TableColumn>;
  readonly primaryKey: readonly TableColumn[] | undefined;
  readonly relationships: ReadonlyMap<string, Relationship>;
  readonly computedFields: ReadonlyMap<string, ComputedField>;
  readonly rootFields: Readonly<Record<RootFieldKind, string>>;
  /** Values of an enum table. */
  readonly enumValues: readonly EnumValue[] | undefined;
  readonly description: string;
};

/** A tracked function: a root field that returns rows of a table. */
export type TrackedFunction = {
  readonly fieldName: string;
  readonly aggregateFieldName: string;
  readonly call: CallableFunction;
  readonly table: Table;
  readonly operation: 'query' | 'mutation';
  readonly metadata: FunctionMetadata;
};

/** Settings that change the model. */
export type ModelSettings = { readonly arraysAsLists: boolean };

/** Metadata and catalog brought together; every role's schema is built from the model. */
export type Model = {
  readonly tables: readonly Table[];
  readonly functions: readonly TrackedFunction[];
  readonly actions: readonly ActionMetadata[];
  readonly customTypes: CustomTypes;
  tableOf(name: { readonly schema: string; readonly name: string }): Table | undefined;
};
