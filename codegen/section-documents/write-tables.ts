import {
  buildSchema,
  getNullableType,
  isInputObjectType,
  isLeafType,
  isListType,
  isObjectType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';

/**
 * Writes `Tables`: for each table of the back office's role its row (the columns alone) and the inputs by which the API
 * filters, orders and writes it, from the types that codegen makes of the schema. A table that can't be written by
 * GraphQL takes its columns as inputs, because an action writes it.
 */
export function writeTables(schemaText: string): string {
  const schema = buildSchema(schemaText);
  const tables = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => isInputObjectType(schema.getType(`${name}_bool_exp`)))
    .filter(({ name }) => schema.getQueryType()?.getFields()[name] !== undefined)
    .filter(({ name }) => !name.endsWith('_aggregate'));
  const entries = tables.map((table) => ({ table, text: entryOf(schema, table) }));

  return `${[
    '/* eslint-disable */',
    "import type * as types from './graphql.ts';",
    '',
    '/** Row and inputs of each table, as the role site_admin has them. */',
    'export type Tables = {',
    ...entries.map(({ text }) => text),
    '};',
  ].join('\n')}\n`;
}

function entryOf(schema: GraphQLSchema, table: GraphQLObjectType): string {
  const { name } = table;
  const columns = Object.values(table.getFields())
    .filter(({ type }) => isColumn(type))
    .map((field) => `'${field.name}'`);
  const row = `Pick<types.${typeName(name)}, ${columns.join(' | ')}>`;
  const input = (suffix: string) =>
    isInputObjectType(schema.getType(`${name}_${suffix}`))
      ? `types.${typeName(`${name}_${suffix}`)}`
      : undefined;

  return [
    `  ${name}: {`,
    `    row: ${row};`,
    `    where: ${input('bool_exp')};`,
    `    order: ${input('order_by') ?? 'object'};`,
    `    insert: ${input('insert_input') ?? `Partial<${row}>`};`,
    `    patch: ${input('set_input') ?? `Partial<${row}>`};`,
    '  };',
  ].join('\n');
}

function isColumn(type: GraphQLOutputType): boolean {
  const plain = getNullableType(type);

  return isListType(plain) ? isColumn(plain.ofType as GraphQLOutputType) : isLeafType(plain);
}

/** Returns a type's name as codegen writes it: `pricing_plans_bool_exp` is `Pricing_Plans_Bool_Exp`. */
function typeName(name: string): string {
  return name
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('_');
}
