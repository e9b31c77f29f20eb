import {
  type ArgumentNode,
  type DirectiveNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  getNamedType,
  isInputType,
  isObjectType,
  Kind,
  type SelectionSetNode,
  type TypeNode,
  type ValueNode,
} from 'graphql';
import type { SchemaTypes } from './meaning.ts';

type Definition = DocumentNode['definitions'][number];
type Parent = ReturnType<SchemaTypes['getType']>;
type Walk = {
  readonly schema: SchemaTypes;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** Fragments whose spreads are being followed, and those that have been. */
  readonly opened: Set<string>;
  readonly closed: Set<string>;
};

/**
 * Returns true if a document certainly keeps the rules of `validateDocument`. It finds that out in one walk, which takes
 * a small part of the time of graphql-js's rules: these make a list of all types of the schema for each document. False
 * means that only the rules can say it, which also have the messages.
 */
export function keepsRules({ definitions }: DocumentNode, schema: SchemaTypes): boolean {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const walk = { schema, fragments, opened: new Set<string>(), closed: new Set<string>() };

  return (
    areUnique(definitions, nameOfDefinition) &&
    definitions.every((definition) => isDefinitionSound(definition, walk))
  );
}

/** Names the definition among those of its kind; an operation without a name may be there more than once. */
function nameOfDefinition(definition: Definition, index: number): string {
  const name = 'name' in definition ? definition.name?.value : undefined;

  return name === undefined ? String(index) : `${definition.kind} ${name}`;
}

function isDefinitionSound(definition: Definition, walk: Walk): boolean {
  if (definition.kind === Kind.FRAGMENT_DEFINITION) return isFragmentSound(definition, walk);
  if (definition.kind !== Kind.OPERATION_DEFINITION) return false;
  const { variableDefinitions = [], directives, selectionSet, operation } = definition;

  return (
    areUnique(variableDefinitions, ({ variable }) => variable.name.value) &&
    variableDefinitions.every(
      ({ type, defaultValue, directives: own }) =>
        isInputType(walk.schema.getType(namedTypeOf(type))) &&
        (defaultValue === undefined || isValueSound(defaultValue)) &&
        areDirectivesSound(own),
    ) &&
    areDirectivesSound(directives) &&
    isSetSound(selectionSet, walk.schema.getRootType(operation) ?? undefined, walk)
  );
}

function isFragmentSound(fragment: FragmentDefinitionNode, walk: Walk): boolean {
  const name = fragment.name.value;
  if (walk.closed.has(name)) return true;
  if (walk.opened.has(name)) return false;
  walk.opened.add(name);
  const type = walk.schema.getType(fragment.typeCondition.name.value);
  const isSound =
    isObjectType(type) &&
    areDirectivesSound(fragment.directives) &&
    isSetSound(fragment.selectionSet, type, walk);
  walk.closed.add(name);

  return isSound;
}

/** Checks a selection set; `parent` is undefined below a field that the schema does not have. */
function isSetSound({ selections }: SelectionSetNode, parent: Parent, walk: Walk): boolean {
  return selections.every((selection) => {
    if (!areDirectivesSound(selection.directives)) return false;
    if (selection.kind === Kind.FIELD) {
      if (!areArgumentsSound(selection.arguments)) return false;
      if (selection.selectionSet === undefined) return true;
      const field = isObjectType(parent) ? parent.getFields()[selection.name.value] : undefined;

      return isSetSound(selection.selectionSet, field && getNamedType(field.type), walk);
    }
    if (selection.kind === Kind.INLINE_FRAGMENT) {
      const condition = selection.typeCondition?.name.value;

      return (
        (condition === undefined || isOf(condition, parent)) &&
        isSetSound(selection.selectionSet, parent, walk)
      );
    }
    const fragment = walk.fragments.get(selection.name.value);

    return (
      fragment !== undefined &&
      isOf(fragment.typeCondition.name.value, parent) &&
      isFragmentSound(fragment, walk)
    );
  });
}

/** Returns true if a fragment on this type may be spread in an object: there are neither interfaces nor unions. */
function isOf(condition: string, parent: Parent): boolean {
  return isObjectType(parent) && parent.name === condition;
}

function areDirectivesSound(directives: readonly DirectiveNode[] = []): boolean {
  return directives.every((directive) => areArgumentsSound(directive.arguments));
}

function areArgumentsSound(args: readonly ArgumentNode[] = []): boolean {
  return areUnique(args, nameOf) && args.every(({ value }) => isValueSound(value));
}

function isValueSound(value: ValueNode): boolean {
  if (value.kind === Kind.LIST) return value.values.every(isValueSound);
  if (value.kind !== Kind.OBJECT) return true;

  return areUnique(value.fields, nameOf) && value.fields.every((field) => isValueSound(field.value));
}

const nameOf = ({ name }: { readonly name: { readonly value: string } }): string => name.value;

function namedTypeOf(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : namedTypeOf(type.type);
}

function areUnique<T>(items: readonly T[], nameOfItem: (item: T, index: number) => string): boolean {
  if (items.length < 2) return true;

  return new Set(items.map(nameOfItem)).size === items.length;
}
