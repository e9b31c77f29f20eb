import type { Pool } from 'pg';
import {
  type Catalog,
  catalogKey,
  type Column,
  type DatabaseFunction,
  type ForeignKey,
  type FunctionArgument,
  type PostgresType,
  type Relation,
  type Rule,
  type UniqueConstraint,
} from './catalog.ts';
import { readColumnStatistics, type StatisticsOf } from './column-statistics.ts';
import { functionsQuery, relationsQuery, typesQuery } from './queries.ts';

type TypeRow = {
  oid: string;
  schema: string;
  name: string;
  kind: string;
  element: string | null;
  base: string | null;
};
type ColumnRow = Omit<Column, 'type' | 'comment' | 'statistics'> & { type: string; comment: string | null };
type RelationRow = {
  schema: string;
  name: string;
  kind: string;
  comment: string | null;
  hasPolicies: boolean;
  isReadable: boolean;
  hasHeirs: boolean;
  events: number;
  columns: ColumnRow[];
  constraints: UniqueConstraint[];
  foreignKeys: ForeignKey[];
  rules: Array<Omit<Rule, 'comment'> & { comment: string | null }>;
  estimatedRows: number | null;
};
type FunctionRow = {
  schema: string;
  name: string;
  isVolatile: boolean;
  returnsSet: boolean;
  returnType: string;
  defaults: number;
  comment: string | null;
  types: string[];
  names: string[];
  modes: string[] | null;
};
type Types = (oid: string) => PostgresType;

/** Bits of pg_relation_is_updatable. */
const INSERT = 8;
const UPDATE = 4;
const DELETE = 16;

/** Reads the database's tables, views, functions and types, and the statistics of columns. */
export async function introspectCatalog(db: Pick<Pool, 'query'>): Promise<Catalog> {
  // One connection runs one query at a time.
  const types = await db.query<TypeRow>(typesQuery);
  const relations = await db.query<RelationRow>(relationsQuery);
  const functions = await db.query<FunctionRow>(functionsQuery);
  const statisticsOf = await readColumnStatistics(db);
  const typeOf = typeLookup(types.rows);

  return {
    relations: new Map(relations.rows.map((row) => [catalogKey(row), toRelation(row, typeOf, statisticsOf)])),
    functions: new Map(functions.rows.map((row) => [catalogKey(row), toFunction(row, typeOf)])),
    overloaded: repeated(functions.rows.map(catalogKey)),
    scalars: new Set(types.rows.filter(isScalar).map(({ name }) => name)),
  };
}

function repeated(keys: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();

  return new Set(keys.filter((key) => seen.size === seen.add(key).size));
}

function isScalar({ kind, element }: TypeRow): boolean {
  return kind !== 'c' && kind !== 'p' && element === null;
}

function typeLookup(rows: readonly TypeRow[]): Types {
  const byOid = new Map(rows.map((row) => [row.oid, row]));
  const typeOf = (oid: string): PostgresType => {
    const row = byOid.get(oid);
    if (row === undefined) return { schema: 'pg_catalog', name: 'unknown', kind: 'p', element: undefined };
    const element = row.element === null ? undefined : typeOf(row.element);

    const type = { schema: row.schema, name: row.name, kind: row.kind, element };
    if (row.base === null) return type;
    const base = typeOf(row.base);

    return { ...type, base: base.base ?? base };
  };

  return typeOf;
}

function toRelation(row: RelationRow, typeOf: Types, statisticsOf: StatisticsOf): Relation {
  const can = (event: number) => (row.events & event) !== 0;

  return {
    schema: row.schema,
    name: row.name,
    kind: row.kind,
    columns: row.columns.map((column) => ({
      ...column,
      type: typeOf(column.type),
      comment: column.comment ?? undefined,
      statistics: statisticsOf(row, column.name),
    })),
    constraints: row.constraints,
    foreignKeys: row.foreignKeys,
    rules: row.rules.map((rule) => ({
      name: rule.name,
      columns: [...new Set(rule.columns)],
      comment: rule.comment ?? undefined,
    })),
    canInsert: can(INSERT),
    canUpdate: can(UPDATE),
    canDelete: can(DELETE),
    comment: row.comment ?? undefined,
    hasPolicies: row.hasPolicies,
    isReadable: row.isReadable,
    hasHeirs: row.hasHeirs,
    estimatedRows: row.estimatedRows ?? undefined,
  };
}

function toFunction(row: FunctionRow, typeOf: Types): DatabaseFunction {
  return {
    schema: row.schema,
    name: row.name,
    isVolatile: row.isVolatile,
    returnsSet: row.returnsSet,
    isVariadic: row.modes?.includes('v') ?? false,
    returnType: typeOf(row.returnType),
    arguments: toArguments(row, typeOf),
    comment: row.comment ?? undefined,
  };
}

/** proargtypes holds the input arguments alone; proargnames and proargmodes hold the output ones too. */
function toArguments(row: FunctionRow, typeOf: Types): FunctionArgument[] {
  const inputNames = row.names.filter((_, index) => !['o', 't'].includes(row.modes?.[index] ?? 'i'));
  const firstDefault = row.types.length - row.defaults;

  return row.types.map((type, index) => ({
    name: inputNames[index] === '' ? undefined : inputNames[index],
    type: typeOf(type),
    hasDefault: index >= firstDefault,
  }));
}
