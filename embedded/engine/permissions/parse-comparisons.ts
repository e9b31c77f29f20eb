import type { FilterSource } from '../metadata/metadata.ts';
import { describe, MetadataError } from '../metadata/object-reader.ts';
import { columnType } from '../model/column-type.ts';
import type { TableColumn } from '../model/model.ts';
import { isNull } from '../operators/is-null.ts';
import { operandType, textOperand } from '../operators/operator.ts';
import { operatorsOf } from '../operators/operators.ts';
import { columnOf, raw, type Sql, sql } from '../sql/sql.ts';
import { allOf, type Condition } from './condition.ts';
import { columnOperators } from './column-operators.ts';
import { type FilterContext, withoutDollar } from './filter-context.ts';
import { parseValue } from './permission-value.ts';

type Left = { readonly column: TableColumn; readonly isCast: boolean };

/** Reads what stands beside a column: an object of operators, or a value that it must equal. */
export function parseComparisons(
  source: FilterSource,
  column: TableColumn,
  context: FilterContext,
): Condition {
  return parseOperators(source, { column, isCast: false }, context);
}

function parseOperators({ value, place }: FilterSource, left: Left, context: FilterContext): Condition {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  const entries = isObject ? Object.entries(value) : [['_eq', value] as const];

  return allOf(
    entries.map(([key, operand]) =>
      parseOperator(withoutDollar(key), { value: operand, place: `${place}.${key}` }, left, context),
    ),
  );
}

function parseOperator(name: string, source: FilterSource, left: Left, context: FilterContext): Condition {
  const { value, place } = source;
  if (name === isNull.name) return parseIsNull(source, left);
  if (name === '_cast') return parseCast(source, left, context);
  const columnOperator = columnOperators[name];
  if (columnOperator !== undefined) return compareColumns(source, left, columnOperator, context);

  const type = left.isCast ? columnType(textType, false) : left.column.type;
  const operator = operatorsOf(type).find((candidate) => candidate.name === (name === '_ne' ? '_neq' : name));
  if (operator === undefined) throw new MetadataError(place, `no such operator for a column of this type`);
  if (value === null) return compareWithNull(name, place, left);
  const operand = parseValue(value, operandType(operator.operand, type.postgres), place);

  return ({ alias }) => operator.toSql(leftSide(left, alias), operand);
}

const textType = operandType(textOperand, {
  schema: 'pg_catalog',
  name: 'text',
  kind: 'b',
  element: undefined,
});

function leftSide({ column, isCast }: Left, alias: string): Sql {
  const value = columnOf(alias, column.name);

  return isCast ? sql`(${value})::text` : value;
}

function parseIsNull({ value, place }: FilterSource, left: Left): Condition {
  if (typeof value !== 'boolean')
    throw new MetadataError(place, `expected true or false, but found ${describe(value)}`);

  return ({ alias }) => isNull.toSql(leftSide(left, alias), value);
}

/** In permissions, unlike in queries, a comparison with null is one: Hasura compares null-safe here. */
function compareWithNull(name: string, place: string, left: Left): Condition {
  if (name !== '_eq' && name !== '_neq' && name !== '_ne')
    throw new MetadataError(place, 'null cannot be compared so');

  return ({ alias }) => isNull.toSql(leftSide(left, alias), name === '_eq');
}

function parseCast({ value, place }: FilterSource, left: Left, context: FilterContext): Condition {
  const { String: text, ...strangers } = (value ?? {}) as Record<string, unknown>;
  const [stranger] = Object.keys(strangers);
  if (stranger !== undefined)
    throw new MetadataError(`${place}.${stranger}`, 'a column can be cast to String only');

  return parseOperators({ value: text, place: `${place}.String` }, { ...left, isCast: true }, context);
}

/** `_ceq: column` compares with the row's own column, `_ceq: ["$", column]` with that of the root row. */
function compareColumns(
  source: FilterSource,
  left: Left,
  operator: string,
  context: FilterContext,
): Condition {
  const { value, place } = source;
  const path = Array.isArray(value) ? value : [value];
  const isRoot = path.length === 2 && path[0] === '$';
  const name: unknown = path[path.length - 1];
  const table = isRoot ? context.root : context.table;
  const other = typeof name === 'string' ? table.columnByName.get(name) : undefined;
  if (other === undefined || path.length > (isRoot ? 2 : 1)) {
    throw new MetadataError(
      place,
      `expected a column of ${table.schema}.${table.name}, but found ${describe(name)}`,
    );
  }

  return ({ alias, root }) =>
    sql`${leftSide(left, alias)} ${raw(operator)} ${columnOf(isRoot ? root : alias, other.name)}`;
}
