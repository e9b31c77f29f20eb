import type { PostgresType } from '../catalog/catalog.ts';
import { baseOf, castName, type ColumnType } from '../model/column-type.ts';
import { type Param, raw, type Sql, sql } from '../sql/sql.ts';

/** Kind of an operator's right side. */
export type Operand =
  /** A value of the column's own type. */
  | { readonly kind: 'same' }
  /** A list of values of the column's own type. */
  | { readonly kind: 'list' }
  /** True or false; it is known when the statement is built, because it changes the SQL. */
  | { readonly kind: 'flag' }
  /** A value of another type. */
  | { readonly kind: 'type'; readonly typeFor: TypeFor }
  /** A list of values of another type. */
  | { readonly kind: 'list-of'; readonly typeFor: TypeFor };

/** Returns the type that is compared with a column of the given type. */
type TypeFor = (column: PostgresType) => PostgresType;

/**
 * One comparison of a column with a value, in `where` arguments and permission filters.
 *
 * See https://hasura.io/docs/2.0/api-reference/graphql-api/query/#operator
 */
export type Operator = {
  readonly name: string;
  readonly operand: Operand;
  /** Set if the number of kept rows, from none to all, depends on the value: PostgreSQL then plans for each value. */
  readonly isPattern?: true;
  appliesTo(type: ColumnType): boolean;
  toSql(column: Sql, value: Sql | Param): Sql;
};

/** An operator such as `_is_null`, which has a flag in place of a value to compare with. */
export type FlagOperator = Omit<Operator, 'operand' | 'toSql'> & {
  readonly operand: { readonly kind: 'flag' };
  toSql(column: Sql, flag: boolean): Sql;
};

/** Makes the SQL of an operator that is written between its two sides. */
export function infix(sign: string): Operator['toSql'] {
  return (column, value) => sql`${column} ${raw(sign)} ${value}`;
}

export const sameType: Operand = { kind: 'same' };
export const listOfSameType: Operand = { kind: 'list' };
export const textType: PostgresType = { schema: 'pg_catalog', name: 'text', kind: 'b', element: undefined };
export const textOperand: Operand = { kind: 'type', typeFor: () => textType };
export const listOfStrings: Operand = { kind: 'list-of', typeFor: () => textType };

/** Returns true for every type; Postgres refuses types that it can't compare. */
export function anyType(): boolean {
  return true;
}

export function isJsonb(type: ColumnType): boolean {
  return type.kind === 'scalar' && baseOf(type.postgres).name === 'jsonb';
}

export function isLtree(type: ColumnType): boolean {
  return type.kind === 'scalar' && baseOf(type.postgres).name === 'ltree';
}

/** Tells whether values are lists, of a domain over an array too, whose name GraphQL has for the whole list. */
export function isList(type: ColumnType): boolean {
  return type.kind === 'list' || type.postgres.base?.element !== undefined;
}

/** Makes an operand of a type of the extension ltree, which is in the same schema as the column's own type. */
export function ltreeOperand(kind: 'type' | 'list-of', name: 'lquery' | 'ltxtquery'): Operand {
  return { kind, typeFor: ({ schema }) => ({ schema, name, kind: 'b', element: undefined }) };
}

/** Returns the Postgres type of an operator's right side. */
export function operandType(operand: Operand, column: PostgresType): PostgresType {
  const base = baseOf(column);
  if (operand.kind === 'same' || operand.kind === 'flag') return base;
  if (operand.kind === 'list') return listOf(base);
  const type = operand.typeFor(base);

  return operand.kind === 'type' ? type : listOf(type);
}

/** Compiles the left side of an operator: PostgreSQL compares a domain over an enum only as that enum. */
export function leftSide(column: Sql, type: PostgresType): Sql {
  return type.base?.kind === 'e' ? sql`${column}::${raw(castName(type.base))}` : column;
}

/** Returns the array type of an element type. */
function listOf(element: PostgresType): PostgresType {
  return { schema: element.schema, name: `_${element.name}`, kind: 'b', element };
}
