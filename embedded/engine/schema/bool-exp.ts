import type { GraphQLInputFieldConfig, GraphQLInputObjectType } from 'graphql';
import type { Table } from '../model/model.ts';
import { needsOnlyRow } from '../permissions/call-on-row.ts';
import { aggregateBoolExp } from './aggregates/predicate.ts';
import { columnFields } from './column-fields.ts';
import { comparisonType } from './comparison-type.ts';
import type { SchemaContext } from './context.ts';
import { inputListOf } from './scalar-types.ts';

type Fields = Record<string, GraphQLInputFieldConfig>;

/** Builds `<table>_bool_exp`: conditions on the columns and relationships that the role may read. */
export function boolExp(table: Table, context: SchemaContext): GraphQLInputObjectType {
  return context.input(table.metadata.place, {
    name: `${table.typeName}_bool_exp`,
    description: `Boolean expression to filter rows from the table "${table.name}". All fields are combined with a logical 'AND'.`,
    fields: () => ({ ...logicalFields(boolExp(table, context)), ...tableFields(table, context) }),
  });
}

function logicalFields(self: GraphQLInputObjectType): Fields {
  return {
    _and: { type: inputListOf(self), extensions: { meaning: { kind: 'and' } } },
    _or: { type: inputListOf(self), extensions: { meaning: { kind: 'or' } } },
    _not: { type: self, extensions: { meaning: { kind: 'not' } } },
  };
}

/** Builds the fields of columns and relationships; none for a role that may change rows but not read them. */
function tableFields(table: Table, context: SchemaContext): Fields {
  const access = context.of(table).select;
  if (access === undefined) return {};
  const fields: Fields = columnFields(access.columns, ({ type }) => ({
    type: comparisonType(type, context),
  }));
  for (const relationship of table.relationships.values()) {
    const target = context.of(relationship.target).select;
    if (target === undefined) continue;
    fields[relationship.name] = {
      type: boolExp(relationship.target, context),
      extensions: { meaning: { kind: 'related', relationship } },
    };
    if (relationship.type === 'object' || !target.allowAggregations) continue;
    fields[`${relationship.name}_aggregate`] = {
      type: aggregateBoolExp(relationship.target, boolExp, context),
      extensions: { meaning: { kind: 'related-aggregate', relationship } },
    };
  }
  for (const field of access.computedFields) {
    const { result } = field;
    if (!needsOnlyRow(field)) continue;
    if (result.kind === 'table' && context.of(result.table).select === undefined) continue;
    fields[field.name] = {
      type: result.kind === 'table' ? boolExp(result.table, context) : comparisonType(result.type, context),
      extensions: { meaning: { kind: 'computed', field } },
    };
  }

  return fields;
}
