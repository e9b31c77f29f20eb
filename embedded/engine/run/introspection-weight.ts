import {
  type DocumentNode,
  getIntrospectionQuery,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  Kind,
  parse,
  type SelectionSetNode,
} from 'graphql';
import { limitExceeded } from '../errors/limit-error.ts';
import type { Path } from '../request/path.ts';
import { invalid } from '../request/validation-error.ts';

/** Factor by which an introspection may exceed the weight of the standard query that tools send. */
const GENEROSITY = 4;

/** Average number of entries in a list of introspection, by its field's name; every other field has one. */
type Lengths = ReadonlyMap<string, number>;
type Known = { readonly lengths: Lengths; readonly allowed: number };

const knownOf = new WeakMap<GraphQLSchema, Known>();

/**
 * Refuses an introspection whose answer would grow with each level: types have fields, which have types again.
 * The answer's size is estimated by the average length of each list.
 *
 * docs/integrate/limits.md explains the limit.
 */
export function checkIntrospection(document: DocumentNode, schema: GraphQLSchema, path: Path): void {
  const { lengths, allowed } = knownFor(schema);
  const found = Math.round(weightOf(document, lengths, path));
  if (found <= allowed) return;
  const limit = 'fields of introspection';
  throw limitExceeded({ limit, allowed, found, subject: 'the request', path: path.toString() });
}

function knownFor(schema: GraphQLSchema): Known {
  const known = knownOf.get(schema);
  if (known !== undefined) return known;
  const lengths = lengthsOf(schema);
  const standard = parse(getIntrospectionQuery({ inputValueDeprecation: true }), { noLocation: true });
  const allowed = GENEROSITY * Math.round(weightOf(standard, lengths));
  const made = { lengths, allowed };
  knownOf.set(schema, made);

  return made;
}

function lengthsOf(schema: GraphQLSchema): Lengths {
  const types = Object.values(schema.getTypeMap());
  const objects = types.filter((type) => isObjectType(type) || isInterfaceType(type));
  const fields = objects.flatMap((type) => Object.values(type.getFields()));
  const inputs = types.filter(isInputObjectType);
  const enums = types.filter(isEnumType);

  return new Map([
    ['types', types.length],
    ['directives', schema.getDirectives().length],
    ['fields', average(fields.length, objects.length)],
    ['args', average(fields.flatMap(({ args }) => args).length, fields.length)],
    ['inputFields', average(inputs.flatMap((type) => Object.keys(type.getFields())).length, inputs.length)],
    ['enumValues', average(enums.flatMap((type) => type.getValues()).length, enums.length)],
  ]);
}

function average(total: number, count: number): number {
  return count === 0 ? 1 : Math.max(1, total / count);
}

/** Estimates the number of fields in the answer. Refuses cyclic fragments, because their recursion would not end. */
function weightOf(document: DocumentNode, lengths: Lengths, path?: Path): number {
  const fragments = new Map<string, SelectionSetNode>();
  const weights = new Map<string, number | 'open'>();
  const weigh = ({ selections }: SelectionSetNode): number =>
    selections.reduce((total, selection) => {
      switch (selection.kind) {
        case Kind.FIELD: {
          const inner = selection.selectionSet === undefined ? 0 : weigh(selection.selectionSet);

          return total + (lengths.get(selection.name.value) ?? 1) * (1 + inner);
        }
        case Kind.INLINE_FRAGMENT:
          return total + weigh(selection.selectionSet);
        case Kind.FRAGMENT_SPREAD:
          return total + weighFragment(selection.name.value);
      }
    }, 0);
  const weighFragment = (name: string): number => {
    const known = weights.get(name);
    if (known === 'open' && path !== undefined)
      throw invalid(path, `the fragment definition(s) ${name} form a cycle`);
    if (typeof known === 'number') return known;
    weights.set(name, 'open');
    const set = fragments.get(name);
    const weight = set === undefined ? 0 : weigh(set);
    weights.set(name, weight);

    return weight;
  };
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      fragments.set(definition.name.value, definition.selectionSet);
  }

  return document.definitions.reduce(
    (total, definition) =>
      definition.kind === Kind.OPERATION_DEFINITION ? total + weigh(definition.selectionSet) : total,
    0,
  );
}
