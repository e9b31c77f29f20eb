import {
  type GraphQLFieldConfigArgumentMap,
  type GraphQLInputFieldConfig,
  type GraphQLInputObjectType,
  GraphQLInt,
  type GraphQLInputType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLString,
} from 'graphql';
import { isNumber } from '../model/column-type.ts';
import type { Table, TableColumn } from '../model/model.ts';
import { isJsonb } from '../operators/operator.ts';
import { boolExp } from './bool-exp.ts';
import { columnFields } from './column-fields.ts';
import type { SchemaContext } from './context.ts';
import { inputListOf, valueType } from './scalar-types.ts';

/** An operator that changes columns, with a test for the columns that it suits and the type of its operand. */
type UpdateOperator = {
  readonly name: string;
  readonly description: string;
  suits(column: TableColumn): boolean;
  takes(column: TableColumn, context: SchemaContext): GraphQLInputType;
};

const own: UpdateOperator['takes'] = (column, context) => valueType(column.type, context);
const json: UpdateOperator['suits'] = ({ type }) => isJsonb(type);

const updateOperators: readonly UpdateOperator[] = [
  {
    name: '_set',
    description: 'sets the columns of the filtered rows to the given values',
    suits: () => true,
    takes: own,
  },
  {
    name: '_inc',
    description: 'increments the numeric columns with given value of the filtered values',
    suits: ({ type }) => type.kind === 'scalar' && isNumber(type.postgres),
    takes: own,
  },
  {
    name: '_append',
    description: 'append existing jsonb value of filtered columns with new jsonb value',
    suits: json,
    takes: own,
  },
  {
    name: '_prepend',
    description: 'prepend existing jsonb value of filtered columns with new jsonb value',
    suits: json,
    takes: own,
  },
  {
    name: '_delete_key',
    description:
      'delete key/value pair or string element. key/value pairs are matched based on their key value',
    suits: json,
    takes: () => GraphQLString,
  },
  {
    name: '_delete_elem',
    description:
      'delete the array element with specified index (negative integers count from the end). throws an error if top level container is not an array',
    suits: json,
    takes: () => GraphQLInt,
  },
  {
    name: '_delete_at_path',
    description:
      'delete the field or element with specified path (for JSON arrays, negative integers count from the end)',
    suits: json,
    takes: () => inputListOf(GraphQLString),
  },
];

/** Builds `_set`, `_inc` and the operators of jsonb columns, each if the role may update a column that it suits. */
export function updateOperatorArguments(table: Table, context: SchemaContext): GraphQLFieldConfigArgumentMap {
  const args: GraphQLFieldConfigArgumentMap = {};
  for (const operator of updateOperators) {
    const columns = [...(context.of(table).update?.columns ?? [])].filter((column) => operator.suits(column));
    if (columns.length === 0) continue;
    args[operator.name] = {
      type: operatorInput(operator, table, columns, context),
      description: operator.description,
    };
  }

  return args;
}

function operatorInput(
  operator: UpdateOperator,
  table: Table,
  columns: readonly TableColumn[],
  context: SchemaContext,
): GraphQLInputObjectType {
  const fields = columnFields(columns, (column) => ({
    type: operator.takes(column, context),
    description: column.description,
  }));

  return context.input(table.metadata.place, {
    name: `${table.typeName}${operator.name}_input`,
    description: `input type for ${operator.name.slice(1)} of table "${table.name}"`,
    fields,
  });
}

/** Builds `<table>_pk_columns_input`. */
export function keyInput(table: Table, context: SchemaContext): GraphQLInputObjectType {
  const fields = columnFields(table.primaryKey ?? [], (column) => ({
    type: new GraphQLNonNull(valueType(column.type, context)),
  }));

  return context.input(table.metadata.place, {
    name: `${table.typeName}_pk_columns_input`,
    description: `primary key columns input for table: ${table.name}`,
    fields,
  });
}

/** Builds `[<table>_updates!]!`: several updates of one table. */
export function updatesInput(table: Table, context: SchemaContext): GraphQLInputType {
  const type = context.input(table.metadata.place, {
    name: `${table.typeName}_updates`,
    fields: () => ({
      ...(updateOperatorArguments(table, context) as Record<string, GraphQLInputFieldConfig>),
      where: {
        type: new GraphQLNonNull(boolExp(table, context)),
        description: 'filter the rows which have to be updated',
      },
    }),
  });

  return new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(type)));
}
