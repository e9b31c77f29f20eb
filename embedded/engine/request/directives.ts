import { type DirectiveNode, GraphQLBoolean, type GraphQLDirective, GraphQLNonNull } from 'graphql';
import { coerceInput } from './coerce-input.ts';
import type { SchemaTypes } from './meaning.ts';
import type { Path } from './path.ts';
import { invalid } from './validation-error.ts';
import type { Variables } from './variables.ts';

type Location = 'QUERY' | 'MUTATION' | 'SUBSCRIPTION' | 'FIELD' | 'FRAGMENT_SPREAD' | 'INLINE_FRAGMENT';

const places: Readonly<Record<Location, string>> = {
  QUERY: 'a query',
  MUTATION: 'a mutation',
  SUBSCRIPTION: 'a subscription',
  FIELD: 'a field',
  FRAGMENT_SPREAD: 'a fragment spread',
  INLINE_FRAGMENT: 'an inline fragment',
};

/** Checks that every directive is known, is in a place where it is allowed, and is there once. */
export function checkDirectives(
  directives: readonly DirectiveNode[] | undefined,
  location: Location,
  path: Path,
  schema: SchemaTypes,
): void {
  if (directives === undefined || directives.length === 0) return;
  for (const { name } of directives) {
    const directive: GraphQLDirective | null | undefined = schema.getDirective(name.value);
    if (directive === null || directive === undefined)
      throw invalid(path, `directive "${name.value}" is not defined in the schema`);
    if (!directive.locations.some((allowed) => String(allowed) === location)) {
      throw invalid(path, `directive "${name.value}" is not allowed on ${places[location]}`);
    }
  }
  const names = directives.map(({ name }) => name.value);
  const repeated = [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
  if (repeated.length > 0) {
    throw invalid(path, `the following directives are used more than once: ${repeated.join(', ')}`);
  }
}

/** Returns whether `@skip` and `@include` let a node be selected. */
export function isSelected(
  directives: readonly DirectiveNode[] | undefined,
  path: Path,
  variables: Variables,
): boolean {
  if (directives === undefined || directives.length === 0) return true;

  return directives.every((directive) => {
    if (directive.name.value === 'skip') return !condition(directive, path, variables);
    if (directive.name.value === 'include') return condition(directive, path, variables);

    return true;
  });
}

const flag = new GraphQLNonNull(GraphQLBoolean);

function condition(directive: DirectiveNode, path: Path, variables: Variables): boolean {
  const place = path.key(directive.name.value);
  const argument = directive.arguments?.find(({ name }) => name.value === 'if');
  if (argument === undefined) throw invalid(place, 'missing required field "if"');
  const input = coerceInput(flag, argument.value, {
    path: place,
    variables,
    isColumn: false,
    hasDefault: false,
  });

  return input.kind === 'leaf' && input.value === true;
}
