import {
  type GraphQLEnumType,
  type GraphQLInputFieldConfig,
  type GraphQLInputObjectType,
  GraphQLNonNull,
} from 'graphql';
import { isEnumValueName } from '../model/graphql-name.ts';
import type { Relationship, Table } from '../model/model.ts';
import { boolExp } from './bool-exp.ts';
import { columnFields } from './column-fields.ts';
import type { SchemaContext } from './context.ts';
import { inputListOf, valueType } from './scalar-types.ts';

type Fields = Record<string, GraphQLInputFieldConfig>;

/** Builds `<table>_insert_input`: the columns that the role may write, and rows of related tables. */
export function insertInput(table: Table, context: SchemaContext): GraphQLInputObjectType {
  return context.input(table.metadata.place, {
    name: `${table.typeName}_insert_input`,
    description: `input type for inserting data into table "${table.name}"`,
    fields: () => insertFields(table, context),
  });
}

function insertFields(table: Table, context: SchemaContext): Fields {
  const fields: Fields = columnFields(context.of(table).insert?.columns ?? [], (column) => ({
    type: valueType(column.type, context),
    description: column.description,
  }));
  for (const relationship of table.relationships.values()) {
    if (!canInsert(relationship.target, context)) continue;
    fields[relationship.name] = {
      type: relatedInput(relationship, context),
      extensions: { meaning: { kind: 'related', relationship } },
    };
  }

  return fields;
}

/** Returns true if the table accepts new rows and the role may insert them. */
export function canInsert(table: Table, context: SchemaContext): boolean {
  return table.relation.canInsert && context.of(table).insert !== undefined;
}

/** Builds `<table>_arr_rel_insert_input` or `<table>_obj_rel_insert_input`. */
function relatedInput(relationship: Relationship, context: SchemaContext): GraphQLInputObjectType {
  const { target, type } = relationship;
  const isArray = type === 'array';

  return context.input(target.metadata.place, {
    name: `${target.typeName}_${isArray ? 'arr' : 'obj'}_rel_insert_input`,
    description: `input type for inserting ${type} relation for remote table "${target.name}"`,
    fields: () => {
      const row = insertInput(target, context);
      const conflict = onConflict(target, context);

      return {
        data: { type: new GraphQLNonNull(isArray ? inputListOf(row) : row) },
        ...(conflict && { on_conflict: { type: conflict, description: 'upsert condition' } }),
      };
    },
  });
}

/** Builds `<table>_on_conflict`, if the role may update and the table has keys. */
export function onConflict(table: Table, context: SchemaContext): GraphQLInputObjectType | undefined {
  const { update, select } = context.of(table);
  if (update === undefined || namedConstraints(table).length === 0) return undefined;

  return context.input(table.metadata.place, {
    name: `${table.typeName}_on_conflict`,
    description: `on_conflict condition type for table "${table.name}"`,
    fields: () => ({
      constraint: { type: new GraphQLNonNull(constraintEnum(table, context)) },
      update_columns: {
        type: new GraphQLNonNull(inputListOf(updateColumn(table, context))),
        defaultValue: [],
      },
      ...(select && { where: { type: boolExp(table, context) } }),
    }),
  });
}

/** Returns the constraints that `on conflict` takes and whose names an enum may have. */
function namedConstraints({ relation }: Table): Table['relation']['constraints'] {
  return relation.constraints.filter(({ name, isArbiter }) => isArbiter && isEnumValueName(name));
}

function constraintEnum(table: Table, context: SchemaContext): GraphQLEnumType {
  const values = namedConstraints(table).map((constraint) => [
    constraint.name,
    {
      value: constraint.name,
      description: `unique or primary key constraint on columns ${constraint.columns.map((column) => `"${column}"`).join(', ')}`,
    },
  ]);

  return context.enum(table.metadata.place, {
    name: `${table.typeName}_constraint`,
    description: `unique or primary key constraints on table "${table.name}"`,
    values: Object.fromEntries(values),
  });
}

/** Value of an enum that would have no values otherwise; using it is an error. */
const PLACEHOLDER = '_PLACEHOLDER';

function updateColumn(table: Table, context: SchemaContext): GraphQLEnumType {
  const columns = [...(context.of(table).update?.columns ?? [])];
  const values = columns.map((column) => [column.fieldName, { value: column, description: 'column name' }]);

  return context.enum(table.metadata.place, {
    name: `${table.typeName}_update_column`,
    description: `update columns of table "${table.name}"`,
    values:
      columns.length > 0
        ? Object.fromEntries(values)
        : { [PLACEHOLDER]: { value: PLACEHOLDER, description: 'placeholder (do not use)' } },
  });
}
