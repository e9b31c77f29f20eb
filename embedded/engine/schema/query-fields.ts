import { type GraphQLFieldConfig, GraphQLNonNull } from 'graphql';
import type { Table, TrackedFunction } from '../model/model.ts';
import type { ReadRootField } from '../metadata/metadata.ts';
import { ADMIN, type SelectAccess } from '../permissions/access.ts';
import { aggregateObject } from './aggregates/object.ts';
import { orNothing, rootComment } from './comment.ts';
import { hasReadableRows, type SchemaContext } from './context.ts';
import { functionArguments } from './function-arguments.ts';
import { listOf } from './scalar-types.ts';
import { hasReadableKey, keyArguments, selectArguments } from './select-arguments.ts';
import { tableObject } from './table-object.ts';

export type RootFields = Record<string, GraphQLFieldConfig<unknown, unknown>>;

/** The root fields of an object of the metadata, with its place there. */
export type PlacedFields = { readonly place: string; readonly fields: RootFields };

/** Tells whether the role sees a root field that reads a table, on the root of queries or of subscriptions. */
export function seesRootField(
  field: ReadRootField,
  operation: 'query' | 'subscription',
  { queryRootFields, subscriptionRootFields }: SelectAccess,
): boolean {
  return (operation === 'query' ? queryRootFields : subscriptionRootFields)?.includes(field) ?? true;
}

/** Builds the root fields that read a table. */
export function tableQueryFields(
  table: Table,
  context: SchemaContext,
  operation: 'query' | 'subscription',
): RootFields {
  const access = context.of(table).select;
  if (access === undefined) return {};
  const sees = (field: ReadRootField) => seesRootField(field, operation, access);
  const { rootFields } = table;
  const comment = (kind: keyof typeof rootFields, otherwise: string) => rootComment(table, kind, otherwise);

  return {
    ...(sees('select') &&
      hasReadableRows(table, context) && {
        [rootFields.select]: {
          type: listOf(tableObject(table, context)),
          description: comment('select', `fetch data from the table: "${table.name}"`),
          args: selectArguments(table, context),
          extensions: { meaning: { kind: 'rows', table } },
        },
      }),
    ...(sees('select_aggregate') &&
      access.allowAggregations && {
        [rootFields.select_aggregate]: {
          type: new GraphQLNonNull(aggregateObject(table, tableObject, context)),
          description: comment('select_aggregate', `fetch aggregated fields from the table: "${table.name}"`),
          args: selectArguments(table, context),
          extensions: { meaning: { kind: 'aggregate', table } },
        },
      }),
    ...(sees('select_by_pk') &&
      hasReadableKey(table, context) && {
        [rootFields.select_by_pk]: {
          type: tableObject(table, context),
          description: comment(
            'select_by_pk',
            `fetch data from the table: "${table.name}" using primary key columns`,
          ),
          args: keyArguments(table, context),
          extensions: { meaning: { kind: 'row-by-key', table } },
        },
      }),
  };
}

/** Builds the root fields that call a tracked function. */
export function functionFields(tracked: TrackedFunction, context: SchemaContext): RootFields {
  const { table, call } = tracked;
  const access = context.of(table).select;
  if (access === undefined || !mayCall(tracked, context)) return {};
  const { returnsSet, name, comment } = call.function;
  const args = functionArguments(call, { name: tracked.fieldName, place: tracked.metadata.place }, context);
  const object = tableObject(table, context);
  const description = orNothing(
    tracked.metadata.comment ?? comment ?? `execute function "${name}" which returns "${table.name}"`,
  );
  const meaning = { kind: 'function', function: tracked } as const;
  if (!returnsSet)
    return { [tracked.fieldName]: { type: object, description, args, extensions: { meaning } } };

  return {
    [tracked.fieldName]: {
      type: listOf(object),
      description,
      args: { ...args, ...selectArguments(table, context) },
      extensions: { meaning },
    },
    ...(access.allowAggregations && {
      [tracked.aggregateFieldName]: {
        type: new GraphQLNonNull(aggregateObject(table, tableObject, context)),
        description: `execute function "${name}" and query aggregates on result of table type "${table.name}"`,
        args: { ...args, ...selectArguments(table, context) },
        extensions: { meaning: { kind: 'function-aggregate', function: tracked } },
      },
    }),
  };
}

/** Returns true if the role may call a function: by a permission for it or, for queries, inferred from the table's. */
function mayCall(tracked: TrackedFunction, context: SchemaContext): boolean {
  const { role, roles } = context.access;
  if (role === ADMIN || tracked.metadata.roles.some((allowed) => roles.has(allowed))) return true;

  return tracked.operation === 'query' && context.settings.inferFunctionPermissions;
}
