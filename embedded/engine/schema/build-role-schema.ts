import {
  DirectiveLocation,
  GraphQLBoolean,
  GraphQLDirective,
  GraphQLInt,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  OperationTypeNode,
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

export const DIRECTIVES: readonly GraphQLDirective[] = [...specifiedDirectives, cachedDirective];

/** Fields of every root of queries: https://spec.graphql.org/October2021/#sec-Schema-Introspection */
export const META_FIELDS = ['__schema', '__type', '__typename'];

/** Builds the GraphQL schema that one role sees, with Hasura's names and types. */
export function buildRoleSchema(model: Model, access: RoleAccess, settings: SchemaSettings): GraphQLSchema {
  const context = new SchemaContext(model, access, settings);

  return schemaOf({
    query: rootOf(OperationTypeNode.QUERY, context),
    mutation: rootOf(OperationTypeNode.MUTATION, context),
    subscription: rootOf(OperationTypeNode.SUBSCRIPTION, context),
  });
}

export type Roots = Readonly<Record<OperationTypeNode, GraphQLObjectType | undefined>>;

/** Makes the schema of its roots, and so all types that these lead to. */
export function schemaOf(roots: Roots): GraphQLSchema {
  return new GraphQLSchema({ ...roots, directives: DIRECTIVES, assumeValid: true });
}

/** Builds the type of one root; undefined if the role has no field there. */
export function rootOf(operation: OperationTypeNode, context: SchemaContext): GraphQLObjectType | undefined {
  switch (operation) {
    case OperationTypeNode.QUERY: {
      const { read, actions, asyncResults } = queryFields(context);

      return root('query_root', orPlaceholder(merge([...read, ...actions, ...asyncResults], context.model)));
    }
    case OperationTypeNode.MUTATION:
      return root('mutation_root', merge(mutationFields(context), context.model));
    case OperationTypeNode.SUBSCRIPTION:
      return root('subscription_root', merge(subscriptionFields(context), context.model));
  }
}

function queryFields(context: SchemaContext) {
  const { queries, asyncResults } = actionFields(context);

  return { read: readFields('query', context), actions: queries, asyncResults };
}

function subscriptionFields(context: SchemaContext): PlacedFields[] {
  return [
    ...readFields('subscription', context),
    ...context.model.tables.map((table) => ofTable(table, streamFields(table, context))),
    ...actionFields(context).asyncResults,
  ];
}

/** Builds the fields of tables and functions, which both roots that read have. */
function readFields(operation: 'query' | 'subscription', context: SchemaContext): PlacedFields[] {
  return [
    ...context.model.tables.map((table) => ofTable(table, tableQueryFields(table, context, operation))),
    ...functionsOf('query', context),
  ];
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
