import {
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  print,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import type { FieldMeaning, SchemaTypes } from './meaning.ts';
import { coerceArguments } from './coerce-arguments.ts';
import { checkDirectives, isSelected } from './directives.ts';
import type { Input } from './input.ts';
import type { Operation } from './parse-document.ts';
import type { Path } from './path.ts';
import { invalid, unknownField } from './validation-error.ts';
import type { Variables } from './variables.ts';

/** One field of the answer with its meaning, its arguments and the selections within it. */
export type Selection = {
  /** Name in the answer: the alias or the field's own name. */
  readonly key: string;
  readonly name: string;
  /** Undefined for `__typename`, `__schema` and `__type`. */
  readonly meaning: FieldMeaning | undefined;
  readonly parent: GraphQLObjectType;
  readonly field: GraphQLField<unknown, unknown> | undefined;
  readonly args: ReadonlyMap<string, Input>;
  readonly selections: readonly Selection[];
  readonly path: Path;
  /** Nodes of the document that select this field; several places may select it. */
  readonly nodes: readonly FieldNode[];
};

export type CollectContext = {
  readonly schema: SchemaTypes;
  readonly fragments: Operation['fragments'];
  readonly variables: Variables;
};

type Place = { readonly path: Path; readonly spreads: readonly string[] };
type OpenSet = Place & { readonly set: SelectionSetNode };
type Occurrence = Place & { readonly node: FieldNode; readonly setPath: Path };

const NO_ARGUMENTS: Selection['args'] = new Map();
const NO_SPREADS: readonly string[] = [];
const metaFields = new Set(['__typename', '__schema', '__type']);
const isMetaField = (name: string): boolean => name.startsWith('__') && metaFields.has(name);

/**
 * Collects the fields of a selection set: opens fragments, merges equal keys and checks every rule.
 *
 * The rules are those of https://spec.graphql.org/October2021/#CollectFields(); their order and messages are those of
 * Hasura's cases (tests/engine/README.md).
 */
export function collectFields(
  type: GraphQLObjectType,
  set: SelectionSetNode,
  path: Path,
  context: CollectContext,
): Selection[] {
  return collect(type, [{ set, path, spreads: NO_SPREADS }], context);
}

function collect(type: GraphQLObjectType, sets: readonly OpenSet[], context: CollectContext): Selection[] {
  const byKey = new Map<string, Occurrence[]>();
  for (const set of sets) gather(set, type, byKey, context);
  const selections: Selection[] = [];
  for (const [key, occurrences] of byKey) selections.push(toSelection(key, type, occurrences, context));

  return selections;
}

/** Adds the fields of a selection set, and of the fragments in it, to those of their keys. */
function gather(
  { set, path: outer, spreads }: OpenSet,
  type: GraphQLObjectType,
  byKey: Map<string, Occurrence[]>,
  context: CollectContext,
): void {
  const setPath = outer.key('selectionSet');
  for (const node of set.selections) {
    checkDirectives(node.directives, location(node), setPath, context.schema);
    if (node.kind === Kind.FIELD) {
      const path = setPath.key(node.name.value);
      checkField(type, node, path, context);
      if (isSelected(node.directives, setPath, context.variables))
        addTo(byKey, node.alias?.value ?? node.name.value, { node, path, setPath, spreads });
    } else if (isSelected(node.directives, setPath, context.variables)) {
      const opened = openFragment(node, type, setPath, { path: outer, spreads }, context);
      if (opened !== undefined) gather(opened, type, byKey, context);
    }
  }
}

function addTo(byKey: Map<string, Occurrence[]>, key: string, occurrence: Occurrence): void {
  const others = byKey.get(key);
  if (others === undefined) byKey.set(key, [occurrence]);
  else others.push(occurrence);
}

function location(node: SelectionNode) {
  if (node.kind === Kind.FIELD) return 'FIELD';

  return node.kind === Kind.FRAGMENT_SPREAD ? 'FRAGMENT_SPREAD' : 'INLINE_FRAGMENT';
}

/** Returns a fragment's selection set, or undefined for a fragment on another type, which selects nothing here. */
function openFragment(
  node: Exclude<SelectionNode, FieldNode>,
  type: GraphQLObjectType,
  setPath: Path,
  { path, spreads }: Place,
  { fragments }: CollectContext,
): OpenSet | undefined {
  if (node.kind === Kind.INLINE_FRAGMENT) {
    const isOther = node.typeCondition !== undefined && node.typeCondition.name.value !== type.name;

    return isOther ? undefined : { set: node.selectionSet, path, spreads };
  }
  const name = node.name.value;
  const fragment = fragments.get(name);
  if (fragment === undefined) throw invalid(setPath.key(name), `reference to undefined fragment "${name}"`);
  if (spreads.includes(name)) {
    const cycle = spreads.slice(spreads.indexOf(name));
    throw invalid(setPath, `the fragment definition(s) ${andList(cycle)} form a cycle`);
  }
  if (fragment.typeCondition.name.value !== type.name) return undefined;

  return { set: fragment.selectionSet, path: setPath.key(name), spreads: [...spreads, name] };
}

function andList(names: readonly string[]): string {
  if (names.length <= 2) return names.join(' and ');

  return `${names.slice(0, -1).join(', ')}, and ${names.at(-1) ?? ''}`;
}

function checkField(type: GraphQLObjectType, node: FieldNode, path: Path, context: CollectContext): void {
  const name = node.name.value;
  if (isMetaField(name) && (name === '__typename' || type === context.schema.getQueryType())) return;
  const field = type.getFields()[name];
  if (field === undefined) throw unknownField(path, name, type);
  const named = namedOutputType(field.type);
  const isObject = isObjectType(named);
  if (isObject && node.selectionSet === undefined) {
    throw invalid(path.key('selectionSet'), `missing selection set for "${named.name}"`);
  }
  if (!isObject && node.selectionSet !== undefined) {
    throw invalid(path, 'unexpected subselection set for non-object field');
  }
}

function toSelection(
  key: string,
  parent: GraphQLObjectType,
  occurrences: readonly Occurrence[],
  context: CollectContext,
): Selection {
  const [first] = occurrences as [Occurrence];
  checkMerge(key, occurrences);
  const { node, path } = first;
  const name = node.name.value;
  const field = isMetaField(name) ? undefined : parent.getFields()[name];
  const object = field && namedOutputType(field.type);

  return {
    key,
    name,
    parent,
    field,
    path,
    nodes: occurrences.map((occurrence) => occurrence.node),
    meaning: field?.extensions.meaning,
    args: field === undefined ? NO_ARGUMENTS : coerceArguments(field, node, path, context.variables),
    selections: isObjectType(object) ? collect(object, subselections(occurrences), context) : [],
  };
}

function subselections(occurrences: readonly Occurrence[]): OpenSet[] {
  const sets: OpenSet[] = [];
  for (const { node, path, spreads } of occurrences) {
    if (node.selectionSet !== undefined) sets.push({ set: node.selectionSet, path, spreads });
  }

  return sets;
}

/** Checks that fields of one key can be merged. See https://spec.graphql.org/October2021/#sec-Field-Selection-Merging */
function checkMerge(key: string, occurrences: readonly Occurrence[]): void {
  const [first, ...others] = occurrences as [Occurrence, ...Occurrence[]];
  if (others.length === 0) return;
  const shown = showArguments(first.node);
  for (const { node, setPath } of others) {
    // A fragment that is spread twice brings the same node of the document twice.
    if (node === first.node) continue;
    if (node.name.value !== first.node.name.value) {
      throw invalid(
        setPath,
        `selection of both "${first.node.name.value}" and "${node.name.value}" specify the same response name, "${key}"`,
      );
    }
    if (showArguments(node) !== shown) {
      throw invalid(
        setPath,
        `inconsistent arguments between multiple selections of field "${node.name.value}"`,
      );
    }
  }
}

function showArguments({ arguments: args = [] }: FieldNode): string {
  return args
    .map((argument) => print(argument))
    .sort()
    .join(', ');
}

/** Returns the type within lists and non-nulls. */
function namedOutputType(type: GraphQLOutputType): GraphQLOutputType {
  return isNonNullType(type) || isListType(type) ? namedOutputType(type.ofType as GraphQLOutputType) : type;
}
