import {
  type ComputedField,
  type Expected,
  type Relationship,
  type SelectPermission,
  type Table,
  tableOf,
} from '../world/model.ts';
import type { Scalar } from '../world/scalars.ts';
import type { Row, Value } from '../world/values.ts';
import { allRows, type Context, type Place, readAccess } from './context.ts';
import { aggregateHolds } from './aggregate-conditions.ts';
import { listOf } from './lists.ts';
import { compareBy } from './operators.ts';
import { sessionValue } from './session-values.ts';
import { all, any, not, type Truth } from './truth.ts';

/** Tells whether a row meets a permission's condition. */
export function meets(condition: Expected, row: Row, table: Table, context: Context): boolean {
  return holds(condition, row, table, { context, isPermission: true }) === true;
}

/** Tells whether a row meets a `where` argument. */
export function isWanted(condition: Expected, row: Row, table: Table, context: Context): boolean {
  return holds(condition, row, table, { context, isPermission: false }) === true;
}

/** Evaluates a condition as SQL does: true, false, or null where a null decides. */
function holds(condition: Expected, row: Row, table: Table, place: Place): Truth {
  return all(Object.entries(condition).map(([key, value]) => entryHolds(key, value, row, table, place)));
}

function entryHolds(key: string, value: unknown, row: Row, table: Table, place: Place): Truth {
  const inner = (one: unknown) => holds(one as Expected, row, table, place);
  switch (key) {
    case '_and':
      return all(listOf(value).map(inner));
    case '_or':
      return any(listOf(value).map(inner));
    case '_not':
      return not(inner(value));
    case '_exists': {
      const { _table, _where } = value as { _table: { name: string }; _where: Expected };
      const other = tableOf(place.context.world, _table.name);

      return allRows(place.context, other).some((one) => holds(_where, one, other, place) === true);
    }
    default:
      return fieldHolds(key, value, row, table, place);
  }
}

function fieldHolds(key: string, value: unknown, row: Row, table: Table, place: Place): Truth {
  const { context, isPermission } = place;
  const column = table.columns.find((one) => (isPermission ? one.name : one.field) === key);
  if (column !== undefined) {
    const own = isPermission ? (row[column.name] ?? null) : visibleValue(table, row, column.name, context);

    return columnHolds(value as Expected, own, column.scalar, row, place);
  }
  const relationship = table.relationships.find(({ name }) => key === name || key === `${name}_aggregate`);
  if (relationship !== undefined) {
    const related = relatedRows(relationship, row, place);
    const target = tableOf(context.world, relationship.target);
    if (key === relationship.name)
      return related.some((one) => holds(value as Expected, one, target, place) === true);

    return aggregateHolds(value as Expected, related, target, {
      holds: (filter, one) => holds(filter, one, target, place) === true,
      valueOf: (one, name) => visibleValue(target, one, name, context),
    });
  }
  const computed = table.computed.find(({ name }) => name === key);
  if (computed === undefined) throw new Error(`no field ${key} of ${table.name}`);

  return computedHolds(computed, value as Expected, row, table, place);
}

function computedHolds(field: ComputedField, value: Expected, row: Row, table: Table, place: Place): Truth {
  const { result } = field;
  const { context, isPermission } = place;
  if (result.kind === 'scalar') {
    const own = isPermission ? result.valueOf(row) : computedValue(field, row, table, context);

    return columnHolds(value, own, result.scalar, row, place);
  }
  const target = tableOf(context.world, result.target);
  const rows = relatedRows({ ...result, on: [result.on] }, row, place);

  return rows.some((one) => holds(value, one, target, place) === true);
}

/** Returns a computed value as the role sees it. */
export function computedValue(
  { name, result }: ComputedField,
  row: Row,
  table: Table,
  context: Context,
): Value {
  if (result.kind !== 'scalar') throw new Error(`${name} has rows`);

  return isAllowed(table, row, context, ({ computed }) => computed.has(name)) ? result.valueOf(row) : null;
}

/** Returns the related rows: in a permission all, else those that the role sees. */
function relatedRows({ target, on }: Pick<Relationship, 'target' | 'on'>, row: Row, place: Place): Row[] {
  const table = tableOf(place.context.world, target);

  return allRows(place.context, table)
    .filter((other) => isJoined(row, other, on))
    .filter((other) => place.isPermission || isVisible(table, other, place.context));
}

/** Tells whether the columns of a relationship are equal; null is equal to nothing. */
export function isJoined(row: Row, other: Row, on: Relationship['on']): boolean {
  return on.every(([own, theirs]) => row[own] !== null && row[own] === other[theirs]);
}

function columnHolds(comparisons: Expected, own: Value, scalar: Scalar, row: Row, place: Place): Truth {
  return all(
    Object.entries(comparisons).map(([operator, value]) => {
      if (!place.isPermission) return compareBy(operator, own, value as Value, scalar);
      if (/^_c(eq|neq|gte?|lte?)$/.test(operator))
        return compareBy(`_${operator.slice(2)}`, own, row[String(value)] ?? null, scalar);

      return compareBy(operator, own, sessionValue(value as Value, operator, scalar, place.context), scalar);
    }),
  );
}

/** Tells whether the role sees a row. */
export function isVisible(table: Table, row: Row, context: Context): boolean {
  const access = readAccess(table, context.session.role);

  return access?.permissions.some(({ filter }) => meets(filter, row, table, context)) === true;
}

export function visibleRows(table: Table, context: Context): Row[] {
  return allRows(context, table).filter((row) => isVisible(table, row, context));
}

/** Returns a column's value as the role sees it: null where only permissions for other rows allow the column. */
export function visibleValue(table: Table, row: Row, name: string, context: Context): Value {
  return isAllowed(table, row, context, ({ columns }) => columns.has(name)) ? (row[name] ?? null) : null;
}

/** Tells whether a permission that allows something of the table lets the role see this row. */
function isAllowed(
  table: Table,
  row: Row,
  context: Context,
  allows: (permission: SelectPermission) => boolean,
): boolean {
  const permissions = readAccess(table, context.session.role)?.permissions ?? [];
  const allowing = permissions.filter(allows);

  // A column that every permission allows is seen in every row that is seen.
  return (
    allowing.length === permissions.length ||
    allowing.some(({ filter }) => meets(filter, row, table, context))
  );
}
