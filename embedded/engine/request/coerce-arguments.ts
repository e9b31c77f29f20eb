import { type FieldNode, type GraphQLField, isNonNullType } from 'graphql';
import { coerceInput } from './coerce-input.ts';
import type { Input } from './input.ts';
import type { Path } from './path.ts';
import { invalid } from './validation-error.ts';
import type { Variables } from './variables.ts';

const NONE: ReadonlyMap<string, Input> = new Map();

/** Checks a field's arguments; arguments that are not given are left out. */
export function coerceArguments(
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  path: Path,
  variables: Variables,
): ReadonlyMap<string, Input> {
  if (field.args.length === 0 && (node.arguments ?? []).length === 0) return NONE;
  const given = new Map((node.arguments ?? []).map((argument) => [argument.name.value, argument.value]));
  for (const name of given.keys()) {
    if (!field.args.some((argument) => argument.name === name)) {
      const known = () => field.args.map((argument) => argument.name);
      throw invalid(path, `"${field.name}" has no argument named "${name}"`, { name, known });
    }
  }
  const inputs = new Map<string, Input>();
  for (const argument of field.args) {
    const value = given.get(argument.name);
    if (value !== undefined) {
      const place = {
        path: path.key('args').key(argument.name),
        variables,
        isColumn: isKey(field),
        hasDefault: argument.defaultValue !== undefined,
        check: argument.extensions.check,
      };
      inputs.set(argument.name, coerceInput(argument.type, value, place));
    } else if (isNonNullType(argument.type) && argument.defaultValue === undefined) {
      throw invalid(path.key('args').key(argument.name), `missing required field "${argument.name}"`);
    }
  }

  return inputs;
}

/** Returns true for a `_by_pk` field, whose arguments are compared with columns. */
function isKey({ extensions: { meaning } }: GraphQLField<unknown, unknown>): boolean {
  return meaning?.kind === 'row-by-key' || (meaning?.kind === 'delete' && meaning.form === 'key');
}
