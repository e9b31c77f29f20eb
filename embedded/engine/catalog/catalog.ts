import type { QualifiedName } from '../metadata/metadata.ts';

/** A type of the database, as read from pg_type. */
export type PostgresType = {
  readonly schema: string;
  readonly name: string;
  /** `b` base, `c` composite, `d` domain, `e` enum, `r` range, … as in pg_type.typtype. */
  readonly kind: string;
  /** The type of an array's elements. */
  readonly element: PostgresType | undefined;
  /** The type that a domain restricts; never a domain itself. */
  readonly base?: PostgresType;
};

export type Column = {
  readonly name: string;
  readonly type: PostgresType;
  /** True if a row may have null here, whatever is declared. */
  readonly isNullable: boolean;
  readonly hasDefault: boolean;
  /** Generated or `generated always as identity`: never written by a caller. */
  readonly isGenerated: boolean;
  /**
   * False if the database may take different texts of this column for equal, or knows its values only when it reads them
   * (a virtual generated column).
   */
  readonly isExact: boolean;
  readonly comment: string | undefined;
  /** Undefined if the database has no statistics of the column. */
  readonly statistics: ColumnStatistics | undefined;
};

export type ColumnStatistics = {
  /** Average bytes of a row's value; null counts as 0. */
  readonly width: number;
  /** Share of all rows that have the most common value; undefined if no value is more common than others. */
  readonly mostCommonShare: number | undefined;
};

export type UniqueConstraint = {
  readonly name: string;
  readonly columns: readonly string[];
  readonly isPrimary: boolean;
  /** True if `on conflict` may name it. */
  readonly isArbiter: boolean;
};

export type ForeignKey = {
  readonly name: string;
  readonly columns: readonly string[];
  readonly target: QualifiedName;
  readonly targetColumns: readonly string[];
  /** True if every row whose columns are not null leads to a row. */
  readonly isHeld: boolean;
  /** True if its last column is a period, which the other table's period contains (PERIOD, since PostgreSQL 18). */
  readonly isTemporal: boolean;
};

/** A CHECK, an unique index or a foreign key, by which the database may refuse a row. */
export type Rule = {
  readonly name: string;
  /** Columns that the rule is about; for a generated column those of which it is made. */
  readonly columns: readonly string[];
  readonly comment: string | undefined;
};

export type Relation = {
  readonly schema: string;
  readonly name: string;
  /**
   * Letter of pg_class.relkind: `r` table, `p` partitioned table, `v` view, `m` materialised view, `f` foreign table.
   */
  readonly kind: string;
  readonly columns: readonly Column[];
  readonly constraints: readonly UniqueConstraint[];
  readonly foreignKeys: readonly ForeignKey[];
  readonly rules: readonly Rule[];
  readonly canInsert: boolean;
  readonly canUpdate: boolean;
  readonly canDelete: boolean;
  readonly comment: string | undefined;
  /** True if policies decide which rows a user sees. */
  readonly hasPolicies: boolean;
  /** True if other tables inherit from it (not partitions): their rows count as its own, but may repeat its keys. */
  readonly hasHeirs: boolean;
  /** True if the engine's own user may read it. */
  readonly isReadable: boolean;
  /** Rows by the statistics of the planner; undefined for a view, or if the table was never analysed. */
  readonly estimatedRows: number | undefined;
};

export type FunctionArgument = {
  /** Undefined for an argument without a name. */
  readonly name: string | undefined;
  readonly type: PostgresType;
  readonly hasDefault: boolean;
};

export type DatabaseFunction = {
  readonly schema: string;
  readonly name: string;
  readonly isVolatile: boolean;
  readonly arguments: readonly FunctionArgument[];
  readonly returnType: PostgresType;
  readonly returnsSet: boolean;
  /** The last argument takes any number of values (VARIADIC). */
  readonly isVariadic: boolean;
  readonly comment: string | undefined;
};

/** Relations and functions of the database that the metadata can name. */
export type Catalog = {
  readonly relations: ReadonlyMap<string, Relation>;
  readonly functions: ReadonlyMap<string, DatabaseFunction>;
  /** Keys of functions of which there are several, with other arguments. */
  readonly overloaded: ReadonlySet<string>;
  /** Names of the types that hold one value. */
  readonly scalars: ReadonlySet<string>;
};

/** Returns the key of a relation or function in the catalog. */
export function catalogKey({ schema, name }: QualifiedName): string {
  return `${schema}.${name}`;
}
