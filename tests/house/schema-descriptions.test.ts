import { readdirSync, readFileSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
} from 'graphql';
import { describe, expect, it } from 'vitest';

type Described = { readonly name: string; readonly description?: string | null | undefined };

const roles = readdirSync('schema')
  .filter((file) => file.endsWith('.graphql'))
  .map((file) => file.replace('.graphql', ''));

/**
 * Places that Hasura generates without a description: conditions, orders and aggregates of every table, the roots, and
 * arguments of functions, for which PostgreSQL has no comments, and rows that are inserted with another.
 */
const SILENT_IN_HASURA = [
  /^(query|mutation|subscription)_root$/,
  /(_updates|_cast_exp)$/,
  /_aggregate_bool_exp(_\w+)?$/,
  /_args(\.\w+)?$/,
  /_(bool_exp|comparison_exp|cast_exp|order_by|on_conflict|updates|pk_columns_input)\.\w+$/,
  /_aggregate_bool_exp_\w+\.\w+$/,
  /_(arr|obj)_rel_insert_input\.data$/,
  /^domain_(prices_insert_input\.domain_extension|extensions_insert_input\.domain_prices)$/,
  /^(hosting_kinds_insert_input\.pricing_plans|pricing_plans_insert_input\.hosting_kind)$/,
  /^(plan_offers_insert_input\.plan|pricing_plans_insert_input\.offers)$/,
  /_aggregate\.(aggregate|nodes)$/,
  /_aggregate_fields\.\w+(\(\w+\))?$/,
  /^mutation_root\.update_\w+_by_pk\(pk_columns\)$/,
];

/** Hasura's default description of a table without a comment. */
const SAID_OF_EVERY_TABLE = /^columns and relationships of /;

function lacking(role: string): string[] {
  const types = Object.values(buildSchema(readFileSync(`schema/${role}.graphql`, 'utf8')).getTypeMap());

  return types
    .filter((type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type))
    .flatMap(places)
    .filter(([, { description }]) => !description || SAID_OF_EVERY_TABLE.test(description))
    .map(([place]) => place)
    .filter((place) => !SILENT_IN_HASURA.some((pattern) => pattern.test(place)));
}

/** Lists a type, its values and fields, and their arguments, each with its path (`Type.field(argument)`). */
function places(type: GraphQLNamedType): (readonly [string, Described])[] {
  return [
    [type.name, type],
    ...members(type).flatMap((member) => [
      [`${type.name}.${member.name}`, member] as const,
      ...argumentsOf(member).map((arg) => [`${type.name}.${member.name}(${arg.name})`, arg] as const),
    ]),
  ];
}

function members(type: GraphQLNamedType): readonly Described[] {
  if (isEnumType(type)) return type.getValues();

  return isObjectType(type) || isInputObjectType(type) ? Object.values(type.getFields()) : [];
}

function argumentsOf(member: Described): readonly Described[] {
  return 'args' in member ? (member.args as readonly Described[]) : [];
}

describe('the GraphQL schema', () => {
  it.each(roles)('for the role %s describes every table, column, argument and scalar', (role) => {
    expect(lacking(role)).toEqual([]);
  });

  it.each(roles)('for the role %s gives each custom scalar the URL of its specification', (role) => {
    const types = Object.values(buildSchema(readFileSync(`schema/${role}.graphql`, 'utf8')).getTypeMap());
    const own = types.filter((type) => isScalarType(type) && !isSpecifiedScalarType(type));

    expect(own.length).toBeGreaterThan(3);
    for (const scalar of own)
      expect(scalar).toHaveProperty('specifiedByURL', expect.stringMatching(/^https:/));
  });
});
