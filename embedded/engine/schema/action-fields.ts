import { type GraphQLFieldConfigArgumentMap, GraphQLNonNull, type GraphQLOutputType } from 'graphql';
import type { ActionMetadata } from '../metadata/metadata.ts';
import { ADMIN } from '../permissions/access.ts';
import { customInputType, customOutputType } from './action-types.ts';
import type { SchemaContext } from './context.ts';
import type { PlacedFields, RootFields } from './query-fields.ts';
import { scalarType } from './scalar-types.ts';

type ActionFields = { queries: PlacedFields[]; mutations: PlacedFields[]; asyncResults: PlacedFields[] };

/** Builds the root fields of the actions that a role may call. */
export function actionFields(context: SchemaContext): ActionFields {
  const fields: ActionFields = { queries: [], mutations: [], asyncResults: [] };
  for (const action of context.model.actions) {
    const { role, roles } = context.access;
    if (role !== ADMIN && !action.roles.some((allowed) => roles.has(allowed))) continue;
    if (action.isAsynchronous) {
      fields.mutations.push(placed(action, asyncStart(action, context)));
      fields.asyncResults.push(placed(action, asyncResult(action, context)));
    } else {
      const target = action.operation === 'query' ? fields.queries : fields.mutations;
      target.push(placed(action, syncField(action, context)));
    }
  }

  return fields;
}

function placed({ name, place }: ActionMetadata, field: RootFields[string]): PlacedFields {
  return { place, fields: { [name]: field } };
}

function syncField(action: ActionMetadata, context: SchemaContext): RootFields[string] {
  return {
    type: outputOf(action, context),
    description: action.comment,
    args: actionArguments(action, context),
    extensions: { meaning: { kind: 'action', action, output: outputOf(action, context) } },
  };
}

function outputOf({ outputType, place }: ActionMetadata, context: SchemaContext): GraphQLOutputType {
  return customOutputType(outputType, context, place);
}

function actionArguments(action: ActionMetadata, context: SchemaContext): GraphQLFieldConfigArgumentMap {
  return Object.fromEntries(
    action.arguments.map(({ name, type, description }) => [
      name,
      { type: customInputType(type, context, action.place), description },
    ]),
  );
}

/** Builds the field that starts an asynchronous action and returns its id at once. */
function asyncStart(action: ActionMetadata, context: SchemaContext): RootFields[string] {
  return {
    type: new GraphQLNonNull(scalarType('uuid', context)),
    description: action.comment,
    args: actionArguments(action, context),
    extensions: { meaning: { kind: 'action', action, output: outputOf(action, context) } },
  };
}

function asyncResult(action: ActionMetadata, context: SchemaContext): RootFields[string] {
  const own = (name: string) => ({ extensions: { meaning: { kind: 'action-field', name } as const } });
  const type = context.object(action.place, {
    name: action.name,
    description: `fields of action: "${action.name}"`,
    fields: () => ({
      created_at: {
        type: new GraphQLNonNull(scalarType('timestamptz', context)),
        description: 'the time at which this action was created',
        ...own('created_at'),
      },
      errors: {
        type: scalarType('json', context),
        description: 'errors related to the invocation',
        ...own('errors'),
      },
      id: {
        type: new GraphQLNonNull(scalarType('uuid', context)),
        description: 'the unique id of an action',
        ...own('id'),
      },
      output: {
        type: outputOf(action, context),
        description: 'the output fields of this action',
        ...own('output'),
      },
    }),
  });

  return {
    type,
    description: action.comment,
    args: {
      id: {
        type: new GraphQLNonNull(scalarType('uuid', context)),
        description: 'the unique id of an action',
      },
    },
    extensions: { meaning: { kind: 'action-result', action } },
  };
}
