import { Kind, parse, print, type OperationDefinitionNode } from 'graphql';

export type OperationKind = 'query' | 'mutation' | 'subscription';

/** As the engine's own bound (ENGINE_MAX_TOKENS). */
const MAX_TOKENS = 8_000;

/**
 * What a document would do: the kind of the named operation, else of the only one. Where the name decides nothing, the kinds of
 * all: the engine refuses such a request, and nobody has to rely on it. Undefined for what is no GraphQL.
 */
export function operationKinds(text: string, operationName?: string | null): OperationKind[] | undefined {
  return findOperations(text, operationName)?.map(({ operation }) => operation);
}

/**
 * The first variable that may not be null and is. Hasura says so only of one that is used, and answers with data where none
 * is; who asks for statuses is told as GraphQL has it.
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
