import type { ComputedField, Relationship, Table, TableColumn } from '../model/model.ts';
import { callOnRow } from '../permissions/call-on-row.ts';
import { joinCondition, rowOf } from '../permissions/condition.ts';
import type { Input, ObjectInputField } from '../request/input.ts';
import { and, identifier, qualified, raw, type Sql, sql, where } from '../sql/sql.ts';
import { type CompileContext, readAccess } from './context.ts';
import { visibleColumn, visibleValue } from './visible.ts';

export type OrderItem = {
  readonly value: Sql;
  /** `asc nulls last` and the like. */
  readonly direction: string;
  /** Set if the value is a column of the sorted rows themselves. */
  readonly column: TableColumn | undefined;
};

/** Compiles `order_by` to the values that rows are sorted by, the most important first. Null entries are ignored. */
export function compileOrderBy(
  input: Input | undefined,
  table: Table,
  alias: string,
  context: CompileContext,
): OrderItem[] {
  if (input?.kind === 'list')
    return input.items.flatMap((item) => compileOrderBy(item, table, alias, context));
  if (input?.kind !== 'object') return [];

  return input.fields.flatMap((field) => orderItems(field, { table, alias }, context));
}

function orderItems(
  { meaning, input }: ObjectInputField,
  { table, alias }: { readonly table: Table; readonly alias: string },
  context: CompileContext,
): OrderItem[] {
  switch (meaning?.kind) {
    case 'column':
      return direct(input, visibleColumn(meaning.column, { table, alias }, context), meaning.column);
    case 'computed':
      return byComputed(meaning.field, input, { table, alias }, context);
    case 'related':
      return byRelated(meaning.relationship, alias, context, (other) =>
        compileOrderBy(input, meaning.relationship.target, other, context),
      );
    case 'related-aggregate':
      return byRelated(meaning.relationship, alias, context, (other) =>
        aggregateItems(input, { table: meaning.relationship.target, alias: other }, context),
      );
    default:
      throw new Error(`no order: ${meaning?.kind ?? 'without meaning'}`);
  }
}

function direct(input: Input, value: Sql, column: TableColumn | undefined): OrderItem[] {
  return input.kind === 'enum' ? [{ value, direction: String(input.value), column }] : [];
}

/** Sorts by values of the related row, or by aggregates over the related rows. */
function byRelated(
  relationship: Relationship,
  alias: string,
  context: CompileContext,
  inner: (other: string) => OrderItem[],
): OrderItem[] {
  const { target } = relationship;
  const other = context.scope.alias();
  const condition = and([
    joinCondition(relationship, alias, other),
    readAccess(target, context).filter(rowOf(other, context.scope)),
  ]);
  context.scope.readsRows(target, other, condition);
  const limit = relationship.type === 'object' ? raw(' limit 1') : raw('');
  const tail = sql`from ${qualified(target)} as ${identifier(other)}${where(condition)}${limit}`;

  return inner(other).map((item) => fromSelect(item, tail));
}

/** Sorts by a computed value, or by aggregates over the rows that a computed field gives. */
function byComputed(
  field: ComputedField,
  input: Input,
  row: { readonly table: Table; readonly alias: string },
  context: CompileContext,
): OrderItem[] {
  const call = callOnRow(field.call, identifier(row.alias), context.scope);
  if (field.result.kind === 'scalar')
    return direct(input, visibleValue(field, call, row, context), undefined);
  const { table } = field.result;
  const alias = context.scope.alias();
  const condition = readAccess(table, context).filter(rowOf(alias, context.scope));
  context.scope.readsRows(table, alias, condition);
  const tail = sql`from ${call} as ${identifier(alias)}${where(condition)}`;

  return aggregateItems(input, { table, alias }, context).map((item) => fromSelect(item, tail));
}

function fromSelect({ value, direction }: OrderItem, tail: Sql): OrderItem {
  return { value: sql`(select ${value} ${tail})`, direction, column: undefined };
}

function aggregateItems(
  input: Input,
  row: { readonly table: Table; readonly alias: string },
  context: CompileContext,
): OrderItem[] {
  if (input.kind !== 'object') return [];

  return input.fields.flatMap(({ meaning, input: inner }): OrderItem[] => {
    if (meaning?.kind === 'count') return direct(inner, raw('count(*)'), undefined);
    if (meaning?.kind !== 'aggregate-function' || inner.kind !== 'object') return [];

    return inner.fields.flatMap((field) =>
      field.meaning?.kind === 'column'
        ? direct(
            field.input,
            sql`${raw(meaning.name)}(${visibleColumn(field.meaning.column, row, context)})`,
            undefined,
          )
        : [],
    );
  });
}
