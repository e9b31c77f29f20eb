import {
  type DefinitionNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  Kind,
  parse,
  print,
} from 'graphql';
import { MetadataError } from '../errors/metadata-error.ts';
import { ObjectReader } from './object-reader.ts';

const FILE = 'actions.graphql';

type Field = { name: string; type: string; description?: string; arguments?: Field[] };
type ActionSignature = { type: 'query' | 'mutation'; arguments: Field[]; output_type: string };
type Definitions = {
  actions: Map<string, ActionSignature>;
  types: Map<string, { kind: TypeKind; definition: Record<string, unknown> }>;
};
type TypeKind = 'objects' | 'input_objects' | 'scalars' | 'enums';
type Compiled = { actions: unknown[]; custom_types: Record<TypeKind, unknown[]> };

/**
 * Merges actions.yaml (handlers, permissions, relationships) and actions.graphql (arguments, output types,
 * fields) into the form of exported metadata.
 */
export function mergeActionsGraphql(yaml: unknown, graphql: string | undefined): Compiled {
  const { actions, types } = readDefinitions(graphql ?? '');
  const reader = new ObjectReader(yaml ?? {}, 'actions.yaml:');
  const extras = reader.optionalObject('custom_types');
  const mergeType = (kind: TypeKind) => {
    const annotations = (extras?.unknown(kind) ?? []) as { name?: unknown }[];
    const lost = annotations.find(({ name }) => types.get(String(name))?.kind !== kind);
    if (lost !== undefined)
      throw new MetadataError('actions.yaml', `${FILE} does not define the type ${String(lost.name)}`);

    return [...types.values()]
      .filter((type) => type.kind === kind)
      .map(({ definition }) => ({
        ...annotations.find((annotation) => annotation.name === definition['name']),
        ...definition,
      }));
  };
  const merged = reader.list('actions', (action, place) => mergeAction(action, place, actions));
  const known = new Set(merged.map(({ name }) => name));
  const lost = [...actions.keys()].find((name) => !known.has(name));
  if (lost !== undefined)
    throw new MetadataError(FILE, `defines the action ${lost}, which actions.yaml lacks`);
  const compiled: Compiled = {
    actions: merged,
    custom_types: {
      objects: mergeType('objects'),
      input_objects: mergeType('input_objects'),
      scalars: mergeType('scalars'),
      enums: mergeType('enums'),
    },
  };
  extras?.finish();
  reader.finish();

  return compiled;
}

function mergeAction(value: unknown, place: string, signatures: Definitions['actions']) {
  const action = value as { name?: unknown; definition?: object };
  const signature = typeof action.name === 'string' ? signatures.get(action.name) : undefined;
  if (signature === undefined) {
    throw new MetadataError(place, `${FILE} does not define the action ${String(action.name)}`);
  }

  return { ...action, definition: { ...action.definition, ...signature } };
}

function readDefinitions(text: string): Definitions {
  const definitions: Definitions = { actions: new Map(), types: new Map() };
  if (text.trim() === '') return definitions;
  for (const node of parseSdl(text)) readDefinition(node, definitions);

  return definitions;
}

function parseSdl(text: string): readonly DefinitionNode[] {
  try {
    return parse(text, { noLocation: true }).definitions;
  } catch (error) {
    throw new MetadataError(FILE, error instanceof Error ? error.message : 'is not GraphQL');
  }
}

function readDefinition(node: DefinitionNode, { actions, types }: Definitions): void {
  switch (node.kind) {
    case Kind.OBJECT_TYPE_DEFINITION:
    case Kind.OBJECT_TYPE_EXTENSION: {
      const operation = { Query: 'query', Mutation: 'mutation' }[node.name.value] as
        | 'query'
        | 'mutation'
        | undefined;
      if (operation)
        node.fields?.forEach((field) => actions.set(field.name.value, readSignature(field, operation)));
      else addType('objects', { fields: node.fields?.map(readField) ?? [] });
      break;
    }
    case Kind.INPUT_OBJECT_TYPE_DEFINITION:
      addType('input_objects', { fields: node.fields?.map(readField) ?? [] });
      break;
    case Kind.SCALAR_TYPE_DEFINITION:
      addType('scalars', {});
      break;
    case Kind.ENUM_TYPE_DEFINITION:
      addType('enums', {
        values: node.values?.map((value) => ({ value: value.name.value, ...describe(value) })) ?? [],
      });
      break;
    default:
      throw new MetadataError(FILE, `${node.kind} is not supported`);
  }

  function addType(kind: TypeKind, definition: Record<string, unknown>): void {
    if (!('name' in node) || !node.name) return;
    const name = node.name.value;
    types.set(name, { kind, definition: { name, ...describe(node), ...definition } });
  }
}

function readSignature(field: FieldDefinitionNode, type: 'query' | 'mutation'): ActionSignature {
  return { type, arguments: field.arguments?.map(readField) ?? [], output_type: print(field.type) };
}

function readField(node: FieldDefinitionNode | InputValueDefinitionNode): Field {
  const { name, type } = node;
  if ('defaultValue' in node && node.defaultValue !== undefined)
    throw new MetadataError(
      FILE,
      `a default, that of ${name.value}, is not supported; let the handler choose it`,
    );
  const args = 'arguments' in node ? (node.arguments ?? []) : [];

  return {
    name: name.value,
    type: print(type),
    ...describe(node),
    ...(args.length > 0 && { arguments: args.map(readField) }),
  };
}

function describe(node: object): { description?: string } {
  const description =
    'description' in node ? (node.description as { value: string } | undefined)?.value : undefined;

  return description === undefined ? {} : { description };
}
