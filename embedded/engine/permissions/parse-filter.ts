import type { FilterSource } from '../metadata/metadata.ts';
import { MetadataError } from '../errors/metadata-error.ts';
import { describe, NO_CONDITION, UNKNOWN_KEY } from '../metadata/object-reader.ts';
import { parseQualifiedName } from '../metadata/parse-names.ts';
import type { ComputedField, Model, Table } from '../model/model.ts';
import { isTrue } from '../sql/sql.ts';
import { needsOnlyRow } from './call-on-row.ts';
import { allOf, anyOf, type Condition, not, someComputed, someRelated, someRowOf } from './condition.ts';
import { type FilterContext, withoutDollar } from './filter-context.ts';
import { columnSide, computedSide, parseComparisons } from './parse-comparisons.ts';

/**
 * Reads the boolean expression of a permission: https://hasura.io/docs/2.0/api-reference/syntax-defs/#boolexp
 *
 * A column's name in Postgres goes before a name in GraphQL. The old prefix `$` means `_`.
 */
export function parseFilter(source: FilterSource, table: Table, model: Model): Condition {
  return parseExpression(source, { model, table, root: table });
}

function parseExpression({ value, place }: FilterSource, context: FilterContext): Condition {
  const conditions = Object.entries(asObject(value, place)).map(([key, inner]) =>
    parseKey(key, { value: inner, place: `${place}.${key}` }, context),
  );

  return conditions.length === 0 ? () => isTrue : allOf(conditions);
}

function parseKey(key: string, source: FilterSource, context: FilterContext): Condition {
  switch (withoutDollar(key)) {
    case '_and':
      return allOf(parseList(source, context));
    case '_or':
      return anyOf(parseList(source, context));
    case '_not':
      return not(parseExpression(source, context));
    case '_exists':
      return parseExists(source, context);
    default:
      return parseField(key, source, context);
  }
}

function parseList({ value, place }: FilterSource, context: FilterContext): Condition[] {
  if (!Array.isArray(value)) throw new MetadataError(place, `expected a list, but found ${describe(value)}`);

  return value.map((item, index) => parseExpression({ value: item, place: `${place}[${index}]` }, context));
}

function parseExists({ value, place }: FilterSource, context: FilterContext): Condition {
  const { _table, _where, ...others } = asObject(value, place);
  const [unknownKey] = Object.keys(others);
  if (unknownKey !== undefined) throw new MetadataError(`${place}.${unknownKey}`, UNKNOWN_KEY);
  const name = parseQualifiedName(_table, `${place}._table`);
  const table = context.model.tableOf(name);
  if (table === undefined)
    throw new MetadataError(`${place}._table`, `${name.schema}.${name.name} is not tracked`);
  const where = { value: _where, place: `${place}._where` };
  if (_where === undefined || _where === null) throw new MetadataError(where.place, NO_CONDITION);

  return someRowOf(table, parseExpression(where, { ...context, table }));
}

function parseField(key: string, source: FilterSource, context: FilterContext): Condition {
  const { table } = context;
  const relationship = table.relationships.get(key);
  if (relationship !== undefined) {
    return someRelated(relationship, parseExpression(source, { ...context, table: relationship.target }));
  }
  const column = table.columnByName.get(key) ?? table.columns.find(({ fieldName }) => fieldName === key);
  if (column !== undefined) return parseComparisons(source, columnSide(column), context);
  const computed = table.computedFields.get(key);
  if (computed !== undefined) return parseComputed(source, computed, context);
  throw new MetadataError(
    source.place,
    `${table.schema}.${table.name} has no column, relationship or computed field "${key}"`,
  );
}

/** Reads the condition on a computed field: a scalar is compared like a column, rows like those of a relationship. */
function parseComputed(source: FilterSource, field: ComputedField, context: FilterContext): Condition {
  if (!needsOnlyRow(field)) {
    throw new MetadataError(source.place, 'a computed field that takes arguments cannot be part of a filter');
  }
  const { result } = field;
  if (result.kind === 'scalar')
    return parseComparisons(source, computedSide(field.call, result.type), context);

  return someComputed(field, result.table, parseExpression(source, { ...context, table: result.table }));
}

function asObject(value: unknown, place: string): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>;
  throw new MetadataError(place, `expected an object, but found ${describe(value)}`);
}
