import {
  type DocumentNode,
  executeSync,
  type FieldNode,
  GraphQLEnumType,
  type GraphQLSchema,
  introspectionTypes,
  isEnumType,
  Kind,
  lexicographicSortSchema,
  OperationTypeNode,
  print,
  type TypeNode,
  type VariableDefinitionNode,
} from 'graphql';
import { EngineError } from '../errors/engine-error.ts';
import type { Selection } from '../request/collect-fields.ts';
import type { Operation } from '../request/parse-document.ts';
import { type GivenVariables, valueOf } from '../request/variables.ts';
import type { OperationContext } from '../compile/context.ts';
import { checkIntrospection } from './introspection-weight.ts';
import type { AnswerField } from './plan.ts';

const builtInScalars = new Set(['Int', 'Float', 'String', 'Boolean', 'ID']);
const sorted = new WeakMap<GraphQLSchema, GraphQLSchema>();

/** Plans `__schema` and `__type`: graphql-js answers them from the role's schema, sorted by name as in Hasura. */
export function introspectionField(
  selection: Selection,
  { definition, fragments }: Operation,
  context: OperationContext,
): AnswerField {
  const { access, introspections } = context;
  if (context.isIntrospectionDisabled) {
    throw new EngineError('not-supported', `introspection is disabled for role: "${access.role}"`);
  }
  const schema = context.wholeSchema();
  const variableDefinitions = (definition.variableDefinitions ?? []).filter(({ type }) => isBuiltIn(type));
  const document = documentOf(selection.nodes, variableDefinitions, fragments);
  checkIntrospection(document, schema, selection.path);
  const text = print(document);

  return {
    kind: 'introspection',
    prepare: (given) => {
      const variableValues = valuesOf(variableDefinitions, given);
      const key = `${text} ${JSON.stringify(variableValues)}`;
      const execute = () => {
        const { data, errors } = executeSync({ schema: sortedSchema(schema), document, variableValues });
        const [error] = errors ?? [];
        if (error)
          throw new EngineError('validation-failed', error.message, { path: selection.path.toString() });

        const json = JSON.stringify(data?.[selection.key] ?? null);
        introspections.offer(key, json, key.length + json.length);

        return json;
      };

      return { known: introspections.get(key), execute };
    },
  };
}

function sortedSchema(schema: GraphQLSchema): GraphQLSchema {
  const known = sorted.get(schema);
  if (known) return known;
  const made = lexicographicSortSchema(schema);
  const types = made.getTypeMap();
  for (const type of introspectionTypes) if (isEnumType(type)) types[type.name] = sortedEnum(type);
  sorted.set(schema, made);

  return made;
}

/** Sorts an enum of introspection itself, which graphql-js leaves unsorted. */
function sortedEnum(type: GraphQLEnumType): GraphQLEnumType {
  const { values, ...config } = type.toConfig();
  const entries = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));

  return new GraphQLEnumType({ ...config, values: Object.fromEntries(entries) });
}

/** Makes a document of this field alone. */
function documentOf(
  selections: readonly FieldNode[],
  variableDefinitions: readonly VariableDefinitionNode[],
  fragments: Operation['fragments'],
): DocumentNode {
  return {
    kind: Kind.DOCUMENT,
    definitions: [
      {
        kind: Kind.OPERATION_DEFINITION,
        operation: OperationTypeNode.QUERY,
        variableDefinitions,
        selectionSet: { kind: Kind.SELECTION_SET, selections },
      },
      ...fragments.values(),
    ],
  };
}

function isBuiltIn(type: TypeNode): boolean {
  return type.kind === Kind.NAMED_TYPE ? builtInScalars.has(type.name.value) : isBuiltIn(type.type);
}

function valuesOf(
  definitions: readonly VariableDefinitionNode[],
  given: GivenVariables,
): Record<string, unknown> {
  return Object.fromEntries(
    definitions
      .filter(
        ({ variable, defaultValue }) =>
          defaultValue === undefined || given[variable.name.value] !== undefined,
      )
      .map((definition) => [
        definition.variable.name.value,
        valueOf(definition.variable.name.value, definition, given),
      ]),
  );
}
