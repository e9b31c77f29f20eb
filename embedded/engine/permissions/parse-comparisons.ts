import type { FilterSource } from '../metadata/metadata.ts';
import { MetadataError } from '../errors/metadata-error.ts';
import { describe } from '../metadata/object-reader.ts';
import { type ColumnType, columnType } from '../model/column-type.ts';
import type { CallableFunction, TableColumn } from '../model/model.ts';
import { isNull } from '../operators/comparison.ts';
import { leftSide, operandType, textType } from '../operators/operator.ts';
import { operatorsOf } from '../operators/operators.ts';
import { columnOf, identifier, raw, type Sql, sql } from '../sql/sql.ts';
import { callOnRow } from './call-on-row.ts';
import { allOf, type Condition, type Row } from './condition.ts';
import { type FilterContext, withoutDollar } from './filter-context.ts';
import { parseValue } from './permission-value.ts';

/** Left side of a comparison: its type and its SQL for a given row. */
export type Side = { readonly type: ColumnType; toSql(row: Row): Sql };

export function columnSide({ type, name }: TableColumn): Side {
  return { type, toSql: ({ alias }) => columnOf(alias, name) };
}

export function computedSide(call: CallableFunction, type: ColumnType): Side {
  return { type, toSql: ({ alias, scope }) => callOnRow(call, identifier(alias), scope) };
}

/**
 * Reads the comparison of a column or computed field: an object of operators, or a value that the left side must
 * equal.
 */
export function parseComparisons(
  { value, place }: FilterSource,
  left: Side,
  context: FilterContext,
): Condition {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  const entries = isObject ? Object.entries(value) : [['_eq', value] as const];

  return allOf(
    entries.map(([key, operand]) =>
      parseOperator(withoutDollar(key), { value: operand, place: `${place}.${key}` }, left, context),
    ),
  );
}

function parseOperator(name: string, source: FilterSource, left: Side, context: FilterContext): Condition {
  const { value, place } = source;
  if (name === isNull.name) return parseIsNull(source, left);
  if (name === '_cast') return parseCast(source, left, context);
  const columnOperator = columnOperators[name];
  if (columnOperator !== undefined) return compareColumns(source, left, columnOperator, context);

  const { type } = left;
  const operator = operatorsOf(type).find((candidate) => candidate.name === (name === '_ne' ? '_neq' : name));
  if (operator === undefined) throw new MetadataError(place, `no such operator for a column of this type`);
  if (value === null) return compareWithNull(name, place, left);
  const operand = parseValue(value, operandType(operator.operand, type.postgres), place);

  return (row) => operator.toSql(leftSide(left.toSql(row), type.postgres), operand);
}

function parseIsNull({ value, place }: FilterSource, left: Side): Condition {
  if (typeof value !== 'boolean')
    throw new MetadataError(place, `expected true or false, but found ${describe(value)}`);

  return (row) => isNull.toSql(left.toSql(row), value);
}

/** Compiles `_eq: null` and `_neq: null` to null tests: in permissions, unlike in queries, Hasura allows null there. */
function compareWithNull(name: string, place: string, left: Side): Condition {
  if (name !== '_eq' && name !== '_neq' && name !== '_ne')
    throw new MetadataError(place, 'null cannot be compared so');

  return (row) => isNull.toSql(left.toSql(row), name === '_eq');
}

function parseCast({ value, place }: FilterSource, left: Side, context: FilterContext): Condition {
  const { String: text, ...others } = (value ?? {}) as Record<string, unknown>;
  const [unknownKey] = Object.keys(others);
  if (unknownKey !== undefined)
    throw new MetadataError(`${place}.${unknownKey}`, 'a column can be cast to String only');

  const casted: Side = { type: columnType(textType, false), toSql: (row) => sql`(${left.toSql(row)})::text` };

  return parseComparisons({ value: text, place: `${place}.String` }, casted, context);
}

/**
 * Comparisons of a column with another column, in permissions only.
 *
 * See https://hasura.io/docs/2.0/api-reference/syntax-defs/#columncomparisonoperator
 */
const columnOperators: Readonly<Record<string, string>> = {
  _ceq: '=',
  _cne: '<>',
  _cneq: '<>',
  _cgt: '>',
  _clt: '<',
  _cgte: '>=',
  _clte: '<=',
};

/** Compares two columns: `_ceq: column` means a column of the row itself, `_ceq: ["$", column]` one of the root row. */
function compareColumns(
  source: FilterSource,
  left: Side,
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

  return (row) =>
    sql`${left.toSql(row)} ${raw(operator)} ${columnOf(isRoot ? row.root : row.alias, other.name)}`;
}
