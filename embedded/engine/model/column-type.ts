import type { PostgresType } from '../catalog/catalog.ts';
import { quoteIdentifier } from '../sql/sql.ts';

/** GraphQL type of a column, with its Postgres type. */
export type ColumnType =
  | { readonly kind: 'scalar'; readonly name: string; readonly postgres: PostgresType }
  | { readonly kind: 'list'; readonly element: ColumnType; readonly postgres: PostgresType }
  /** A column that refers to an enum table. */
  | { readonly kind: 'enum'; readonly name: string; readonly postgres: PostgresType };

const graphqlNames: Readonly<Record<string, string>> = {
  int4: 'Int',
  int2: 'smallint',
  int8: 'bigint',
  bool: 'Boolean',
  float4: 'Float',
  text: 'String',
  varchar: 'String',
};

/** Types that lose precision as JSON numbers; the setting `stringifyNumericTypes` makes them strings. */
const bigNumbers = new Set(['int8', 'numeric', 'float8']);
const numbers = new Set(['int2', 'int4', 'int8', 'float4', 'float8', 'numeric', 'money']);
/** Types for which Hasura offers `max` and `min`. */
const ordered = new Set([
  ...numbers,
  ...['bpchar', 'varchar', 'text', 'citext', 'date', 'timestamp', 'timestamptz', 'timetz', 'ltree'],
]);
const texts = new Set(['varchar', 'text', 'citext', 'bpchar']);

/** Returns the scalar's name in Hasura: `Int`, `String`, … for common types, else the name of the Postgres type. */
function scalarName(type: PostgresType): string {
  if (type.kind === 'c') return `${type.name}_scalar`;

  return (type.schema === 'pg_catalog' ? graphqlNames[type.name] : undefined) ?? type.name;
}

/** Returns the GraphQL type of a Postgres type; arrays are lists unless `disable_postgres_arrays` is set. */
export function columnType(postgres: PostgresType, arraysAsLists: boolean): ColumnType {
  if (postgres.element !== undefined && arraysAsLists) {
    return { kind: 'list', element: columnType(postgres.element, arraysAsLists), postgres };
  }

  return { kind: 'scalar', name: postgres.kind === 'c' ? postgres.name : scalarName(postgres), postgres };
}

/**
 * Returns the type's name for a cast. Names that are keywords and imply a length (`char`, `bit`) are quoted, so
 * that a cast never cuts a value short.
 */
export function castName(type: PostgresType): string {
  if (type.element !== undefined) return `${castName(type.element)}[]`;
  if (type.schema === 'pg_catalog' && /^[a-z][a-z0-9_]*$/.test(type.name)) {
    return ['char', 'bit'].includes(type.name) ? quoteIdentifier(type.name) : type.name;
  }

  return `${quoteIdentifier(type.schema)}.${quoteIdentifier(type.name)}`;
}

/**
 * Returns the type whose operators and aggregates a type has: of a domain the type that it restricts. What is compared
 * with a domain's values is of this type, too, because it need not fulfil the domain's rules.
 */
export function baseOf(type: PostgresType): PostgresType {
  return type.base ?? type;
}

export function isBigNumber(type: PostgresType): boolean {
  return bigNumbers.has(baseOf(type).name);
}

export function isNumber(type: PostgresType): boolean {
  return numbers.has(baseOf(type).name);
}

export function isOrdered(type: ColumnType): boolean {
  return type.kind === 'scalar' && ordered.has(baseOf(type.postgres).name);
}

export function isText(type: ColumnType): boolean {
  return type.kind === 'scalar' && texts.has(baseOf(type.postgres).name);
}

export function isJson(type: PostgresType): boolean {
  return ['json', 'jsonb'].includes(baseOf(type).name);
}
