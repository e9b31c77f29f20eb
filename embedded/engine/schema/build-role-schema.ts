import {
  DirectiveLocation,
  GraphQLBoolean,
  GraphQLDirective,
  GraphQLInt,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  specifiedDirectives,
} from 'graphql';
import type { Model, Table } from '../model/model.ts';
import type { RoleAccess } from '../permissions/access.ts';
import { actionFields } from './action-fields.ts';
import { BY_ENGINE, SchemaContext, type SchemaSettings } from './context.ts';
import { tableMutationFields } from './mutation-fields.ts';
import { nameTaken } from './name-taken.ts';
import { streamFields } from './stream-fields.ts';
import { functionFields, type PlacedFields, type RootFields, tableQueryFields } from './query-fields.ts';

/** Directive that is accepted and changes nothing, as in Hasura's free edition. */
const cachedDirective = new GraphQLDirective({
  name: 'cached',
  description: 'whether this query should be cached (Hasura Cloud only)',
  locations: [DirectiveLocation.QUERY],
  args: {
    ttl: { type: new GraphQLNonNull(GraphQLInt), defaultValue: 60, description: 'measured in seconds' },
    refresh: {
      type: new GraphQLNonNull(GraphQLBoolean),
      defaultValue: false,
      description: 'refresh the cache entry',
    },
  },
});

/** Fields of every root of queries: https://spec.graphql.org/October2021/#sec-Schema-Introspection */
const META_FIELDS = ['__schema', '__type', '__typename'];

/** Builds the GraphQL schema that one role sees, with Hasura's names and types. */
export function buildRoleSchema(model: Model, access: RoleAccess, settings: SchemaSettings): GraphQLSchema {
  const context = new SchemaContext(model, access, settings);
  const queries = queryFields(context);
  const mutations = mutationFields(context);
  const subscriptions = merge(
    [
      ...queries.subscribed,
      ...model.tables.map((table) => ofTable(table, streamFields(table, context))),
      ...queries.asyncResults,
    ],
    model,
  );

  return new GraphQLSchema({
    query: root(
      'query_root',
      orPlaceholder(merge([...queries.read, ...queries.actions, ...queries.asyncResults], model)),
    ),
    mutation: root('mutation_root', merge(mutations, model)),
    subscription: root('subscription_root', subscriptions),
    directives: [...specifiedDirectives, cachedDirective],
    assumeValid: true,
  });
}

function queryFields(context: SchemaContext) {
  const { model } = context;
  const actions = actionFields(context);
  const functions = functionsOf('query', context);
  const tables = (operation: 'query' | 'subscription') =>
    model.tables.map((table) => ofTable(table, tableQueryFields(table, context, operation)));

  return {
    read: [...tables('query'), ...functions],
    subscribed: [...tables('subscription'), ...functions],
    actions: actions.queries,
    asyncResults: actions.asyncResults,
  };
}

function mutationFields(context: SchemaContext): PlacedFields[] {
  return [
    ...context.model.tables.map((table) => ofTable(table, tableMutationFields(table, context))),
    ...functionsOf('mutation', context),
    ...actionFields(context).mutations,
  ];
}

function functionsOf(operation: 'query' | 'mutation', context: SchemaContext): PlacedFields[] {
  return context.model.functions
    .filter((tracked) => tracked.operation === operation)
    .map((tracked) => ({ place: tracked.metadata.place, fields: functionFields(tracked, context) }));
}

function ofTable({ metadata }: Table, fields: RootFields): PlacedFields {
  return { place: metadata.place, fields };
}

/** Puts the root fields of all objects together; throws where two objects need one name. */
function merge(all: readonly PlacedFields[], model: Model): RootFields {
  const merged: RootFields = {};
  const places = new Map(META_FIELDS.map((name) => [name, BY_ENGINE]));
  for (const { place, fields } of all) {
    for (const name of Object.keys(fields)) {
      const taken = places.get(name);
      if (taken !== undefined) throw nameTaken(`root field "${name}"`, [taken, place], model);
      places.set(name, place);
    }
    Object.assign(merged, fields);
  }

  return merged;
}

function root(name: string, fields: RootFields): GraphQLObjectType | undefined {
  return Object.keys(fields).length === 0 ? undefined : new GraphQLObjectType({ name, fields });
}

/**
 * Adds Hasura's placeholder field for a role that may read nothing, because GraphQL requires a field in the query
 * root.
 */
function orPlaceholder(fields: RootFields): RootFields {
  if (Object.keys(fields).length > 0) return fields;

  return {
    no_queries_available: {
      type: new GraphQLNonNull(GraphQLString),
      description:
        "There are no queries available to the current role. Either there are no sources or remote schemas configured, or the current role doesn't have the required permissions.",
      extensions: { meaning: { kind: 'empty' } },
    },
  };
}
