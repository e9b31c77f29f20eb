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
import type { Model } from '../model/model.ts';
import type { RoleAccess } from '../permissions/access.ts';
import { actionFields } from './action-fields.ts';
import { SchemaContext, type SchemaSettings } from './context.ts';
import { tableMutationFields } from './mutation-fields.ts';
import { streamFields } from './stream-fields.ts';
import { functionFields, type RootFields, tableQueryFields } from './query-fields.ts';

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

/** Builds the GraphQL schema that one role sees, with Hasura's names and types. */
export function buildRoleSchema(model: Model, access: RoleAccess, settings: SchemaSettings): GraphQLSchema {
  const context = new SchemaContext(model, access, settings);
  const queries = queryFields(context);
  const mutations = mutationFields(context);
  const subscriptions = {
    ...queries.subscribed,
    ...merge(model.tables.map((table) => streamFields(table, context))),
    ...queries.asyncResults,
  };

  return new GraphQLSchema({
    query: root(
      'query_root',
      orPlaceholder({ ...queries.read, ...queries.actions, ...queries.asyncResults }),
    ),
    mutation: root('mutation_root', mutations),
    subscription: root('subscription_root', subscriptions),
    directives: [...specifiedDirectives, cachedDirective],
    assumeValid: true,
  });
}

function queryFields(context: SchemaContext) {
  const { model } = context;
  const actions = actionFields(context);
  const functions = merge(functionsOf('query', context));
  const tables = (operation: 'query' | 'subscription') =>
    merge(model.tables.map((table) => tableQueryFields(table, context, operation)));

  return {
    read: { ...tables('query'), ...functions },
    subscribed: { ...tables('subscription'), ...functions },
    actions: actions.queries,
    asyncResults: actions.asyncResults,
  };
}

function mutationFields(context: SchemaContext): RootFields {
  return {
    ...merge(context.model.tables.map((table) => tableMutationFields(table, context))),
    ...merge(functionsOf('mutation', context)),
    ...actionFields(context).mutations,
  };
}

function functionsOf(operation: 'query' | 'mutation', context: SchemaContext): RootFields[] {
  return context.model.functions
    .filter((tracked) => tracked.operation === operation)
    .map((tracked) => functionFields(tracked, context));
}

function merge(fields: readonly RootFields[]): RootFields {
  return Object.assign({}, ...fields) as RootFields;
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
