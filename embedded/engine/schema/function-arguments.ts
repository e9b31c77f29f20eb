import { type GraphQLFieldConfigArgumentMap, GraphQLNonNull } from 'graphql';
import type { CallableFunction } from '../model/model.ts';
import type { SchemaContext, TypeName } from './context.ts';
import { functionArgumentType } from './scalar-types.ts';

/**
 * Builds a function's argument `args`, an input object `<name>_args`; none if the function takes nothing from the
 * caller.
 */
export function functionArguments(
  call: CallableFunction,
  { name, place }: TypeName,
  context: SchemaContext,
): GraphQLFieldConfigArgumentMap {
  const inputs = call.arguments.filter(({ role }) => role === 'input');
  if (inputs.length === 0) return {};
  const type = context.input(place, {
    name: `${name}_args`,
    fields: () =>
      Object.fromEntries(
        inputs.map((argument) => [
          argument.fieldName,
          {
            type: functionArgumentType(argument.type, context),
            extensions: { meaning: { kind: 'argument' } },
          },
        ]),
      ),
  });
  const isOptional = inputs.every(({ hasDefault }) => hasDefault);

  return {
    args: {
      type: isOptional ? type : new GraphQLNonNull(type),
      description: `input parameters for computed field or function "${call.function.name}"`,
    },
  };
}
