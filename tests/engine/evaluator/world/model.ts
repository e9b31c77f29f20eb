import type { Scalar } from './scalars.ts';
import type { Row, Value } from './values.ts';

/** A column, with the name that GraphQL has for it. */
export type Column = {
  readonly name: string;
  readonly field: string;
  readonly scalar: Scalar;
  readonly isNullable: boolean;
  /** Value of a row that is written without the column. */
  readonly byDefault?: Value;
  /** True for a number that Postgres counts. */
  readonly isIdentity?: true;
  readonly generated?: Expression;
};

/** An expression over a row, in SQL and as a function. */
export type Expression = { readonly sql: string; readonly valueOf: (row: Row) => Value };

export type Relationship = {
  readonly name: string;
  readonly kind: 'object' | 'array';
  readonly target: string;
  /** Pairs of columns that are equal: one of this table, one of the target. */
  readonly on: ReadonlyArray<readonly [own: string, theirs: string]>;
  /** The side that has the foreign key, which the metadata then names. */
  readonly key?: 'own' | 'theirs';
};

export type ForeignKey = {
  readonly columns: readonly string[];
  readonly target: string;
  readonly targetColumns: readonly string[];
  readonly onDelete: 'cascade' | 'set null' | 'restrict';
};

/** A function over a row that is a field of the row. */
export type ComputedField = {
  readonly name: string;
  readonly sql: string;
  readonly result:
    | { readonly kind: 'scalar'; readonly scalar: Scalar; readonly valueOf: (row: Row) => Value }
    /** The rows of a table whose column equals a column of the row. */
    | { readonly kind: 'rows'; readonly target: string; readonly on: readonly [own: string, theirs: string] };
};

/** A tracked function that returns the rows of a table whose column is at least its argument. */
export type RowsFunction = {
  readonly name: string;
  readonly target: string;
  readonly column: string;
  readonly byDefault: Value | undefined;
};

/** A condition as metadata or a `where` argument has it. */
export type Expected = { readonly [key: string]: unknown };

export type SelectPermission = {
  readonly columns: ReadonlySet<string>;
  readonly computed: ReadonlySet<string>;
  readonly filter: Expected;
  readonly limit?: number;
  readonly allowsAggregations: boolean;
};
type InsertPermission = {
  readonly columns: ReadonlySet<string>;
  readonly check: Expected;
  readonly set: Readonly<Record<string, unknown>>;
};
type UpdatePermission = InsertPermission & { readonly filter: Expected };
export type Permissions = {
  readonly select?: SelectPermission;
  readonly insert?: InsertPermission;
  readonly update?: UpdatePermission;
  readonly delete?: { readonly filter: Expected };
};

export type Table = {
  readonly name: string;
  /** Beginning of the names that GraphQL has for it. */
  readonly field: string;
  readonly columns: readonly Column[];
  /** Columns that no two rows have alike, which have an order and are never null. */
  readonly key: readonly string[];
  readonly foreignKeys: readonly ForeignKey[];
  readonly relationships: Relationship[];
  readonly computed: ComputedField[];
  readonly permissions: Map<string, Permissions>;
  readonly isEnum?: true;
  /** A view shows some rows of a table. */
  readonly view?: {
    readonly of: string;
    readonly sql: string;
    readonly shows: (row: Row) => boolean;
  };
  /** The table whose columns it inherits, and which shows its rows too. */
  readonly parent?: string;
  readonly partitions?: readonly Partition[];
};
export type Partition = { readonly name: string; readonly values: readonly Value[] };

/** Roles that have permissions of their own, and one that inherits from both. */
export const ROLES = ['reader', 'clerk'] as const;
export const INHERITING = 'both';

export type World = {
  readonly tables: ReadonlyMap<string, Table>;
  readonly functions: readonly RowsFunction[];
  /** True where answers have big numbers as texts. */
  readonly stringifies: boolean;
};

/** The rows of each table, without those that it shows of other tables. */
export type State = ReadonlyMap<string, readonly Row[]>;

/** The variables of a session, by their names in lower case. */
export type Session = { readonly role: string; readonly variables: Readonly<Record<string, string>> };

export const ADMIN: Session = { role: 'admin', variables: { 'x-hasura-role': 'admin' } };

export function tableOf(world: World, name: string): Table {
  const table = world.tables.get(name);
  if (table === undefined) throw new Error(`no table ${name}`);

  return table;
}

/** Returns the table that has the rows: of a view the one that it shows. */
export function baseOf(world: World, table: Table): Table {
  return table.view === undefined ? table : tableOf(world, table.view.of);
}

/** Returns the column of a name in Postgres. */
export function columnOf(table: Table, name: string): Column {
  const column = table.columns.find((one) => one.name === name);
  if (column === undefined) throw new Error(`no column ${name} of ${table.name}`);

  return column;
}
