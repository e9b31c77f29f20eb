import { GraphQLError, Kind, parse, print, type OperationDefinitionNode, type SourceLocation } from 'graphql';

export type OperationKind = 'query' | 'mutation' | 'subscription';

/** Upper bound of a document's tokens, equal to the engine's (ENGINE_MAX_TOKENS). */
const MAX_TOKENS = 8_000;

/**
 * Returns the kinds of the operations that a document could run: the named operation's, or all of them if no name selects
 * one (the engine refuses such a request, but this check does not rely on that). Undefined if the text is not GraphQL.
 */
export function operationKinds(text: string, operationName?: string | null): OperationKind[] | undefined {
  return findOperations(text, operationName)?.map(({ operation }) => operation);
}

/**
 * Finds the first non-null variable whose value is null or missing. Hasura reports such a variable only if the operation
 * uses it; clients of GraphQL over HTTP get the error that the GraphQL specification demands.
 */
export function nullVariable(
  { text, operationName }: { text: string; operationName: string | null },
  given: Readonly<Record<string, unknown>>,
): { name: string; type: string } | undefined {
  const [operation, ...others] = findOperations(text, operationName) ?? [];
  const found = operation?.variableDefinitions?.find(
    ({ type, variable, defaultValue }) =>
      type.kind === Kind.NON_NULL_TYPE &&
      (given[variable.name.value] === null || (given[variable.name.value] === undefined && !defaultValue)),
  );

  return found && others.length === 0
    ? { name: found.variable.name.value, type: print(found.type) }
    : undefined;
}

/** Returns the place at which a text stops being GraphQL; undefined if it can't be told. */
export function placeOfFault(text: string): readonly SourceLocation[] | undefined {
  try {
    parse(text, { maxTokens: MAX_TOKENS, noLocation: true });
    return undefined;
  } catch (error) {
    return error instanceof GraphQLError ? error.locations : undefined;
  }
}

function findOperations(text: string, operationName?: string | null): OperationDefinitionNode[] | undefined {
  try {
    const operations = parse(text, { maxTokens: MAX_TOKENS, noLocation: true }).definitions.filter(
      (definition) => definition.kind === Kind.OPERATION_DEFINITION,
    );
    const named = operations.filter(({ name }) => operationName && name?.value === operationName);

    return named.length === 0 ? operations : named;
  } catch {
    // Not well formed, too long, or nested too deep to be read.
    return undefined;
  }
}
