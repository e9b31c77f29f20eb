import type { GraphQLEnumType, GraphQLInputFieldConfig, GraphQLInputObjectType } from 'graphql';
import type { ComputedField, Table } from '../model/model.ts';
import { needsOnlyRow } from '../permissions/call-on-row.ts';
import { aggregateFunctions, aggregatedColumns } from './aggregates/functions.ts';
import { columnFields } from './column-fields.ts';
import { BY_ENGINE, type SchemaContext } from './context.ts';

type Fields = Record<string, GraphQLInputFieldConfig>;

/** Values of the enum `order_by`; each `value` is the direction in SQL. */
const directions = {
  asc: { value: 'asc nulls last', description: 'in ascending order, nulls last' },
  asc_nulls_first: { value: 'asc nulls first', description: 'in ascending order, nulls first' },
  asc_nulls_last: { value: 'asc nulls last', description: 'in ascending order, nulls last' },
  desc: { value: 'desc nulls first', description: 'in descending order, nulls first' },
  desc_nulls_first: { value: 'desc nulls first', description: 'in descending order, nulls first' },
  desc_nulls_last: { value: 'desc nulls last', description: 'in descending order, nulls last' },
};

/** Builds the enum `order_by`. */
function direction(context: SchemaContext): GraphQLEnumType {
  return context.enum(BY_ENGINE, {
    name: 'order_by',
    description: 'column ordering options',
    values: directions,
  });
}

/** Builds `<table>_order_by`: columns, columns of object relationships and aggregates of array relationships. */
export function orderBy(table: Table, context: SchemaContext): GraphQLInputObjectType {
  return context.input(table.metadata.place, {
    name: `${table.typeName}_order_by`,
    description: `Ordering options when selecting data from "${table.name}".`,
    fields: () => orderFields(table, context),
  });
}

function orderFields(table: Table, context: SchemaContext): Fields {
  const access = context.selectOf(table);
  const fields: Fields = columnFields(access.columns, () => ({ type: direction(context) }));
  for (const relationship of table.relationships.values()) {
    const target = context.of(relationship.target).select;
    if (target === undefined) continue;
    if (relationship.type === 'object') {
      fields[relationship.name] = {
        type: orderBy(relationship.target, context),
        extensions: { meaning: { kind: 'related', relationship } },
      };
    } else if (target.allowAggregations) {
      fields[`${relationship.name}_aggregate`] = {
        type: aggregateOrderBy(relationship.target, context),
        extensions: { meaning: { kind: 'related-aggregate', relationship } },
      };
    }
  }
  for (const field of access.computedFields) {
    if (needsOnlyRow(field)) Object.assign(fields, computedOrder(field, context));
  }

  return fields;
}

/** Builds the field that sorts by a computed field's value, or by aggregates of the rows that the field returns. */
function computedOrder(field: ComputedField, context: SchemaContext): Fields {
  const { result, call, name } = field;
  if (result.kind === 'scalar') {
    return { [name]: { type: direction(context), extensions: { meaning: { kind: 'computed', field } } } };
  }
  if (!call.function.returnsSet || context.of(result.table).select?.allowAggregations !== true) return {};

  return {
    [`${name}_aggregate`]: {
      type: aggregateOrderBy(result.table, context),
      extensions: { meaning: { kind: 'computed', field } },
    },
  };
}

function aggregateOrderBy(table: Table, context: SchemaContext): GraphQLInputObjectType {
  return context.input(table.metadata.place, {
    name: `${table.typeName}_aggregate_order_by`,
    description: `order by aggregate values of table "${table.name}"`,
    fields: () => aggregateOrderFields(table, context),
  });
}

function aggregateOrderFields(table: Table, context: SchemaContext): Fields {
  const fields: Fields = { count: { type: direction(context), extensions: { meaning: { kind: 'count' } } } };
  for (const name of aggregateFunctions) {
    const columns = aggregatedColumns(name, context.selectOf(table).columns);
    if (columns.length === 0) continue;
    const type = context.input(table.metadata.place, {
      name: `${table.typeName}_${name}_order_by`,
      description: `order by ${name}() on columns of table "${table.name}"`,
      fields: () => columnFields(columns, () => ({ type: direction(context) })),
    });
    fields[name] = { type, extensions: { meaning: { kind: 'aggregate-function', name } } };
  }

  return fields;
}
