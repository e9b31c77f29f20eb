import { Kind, parse } from 'graphql';

export type OperationKind = 'query' | 'mutation' | 'subscription';

/** As the engine's own bound (ENGINE_MAX_TOKENS). */
const MAX_TOKENS = 8_000;

/**
 * What a document would do: the kind of the named operation, else of the only one. Where the name decides nothing, the kinds of
 * all: the engine refuses such a request, and nobody has to rely on it. Undefined for what is no GraphQL.
 */
export function operationKinds(text: string, operationName?: string | null): OperationKind[] | undefined {
  try {
    const operations = parse(text, { maxTokens: MAX_TOKENS, noLocation: true }).definitions.filter(
      (definition) => definition.kind === Kind.OPERATION_DEFINITION,
    );
    const named = operations.filter(({ name }) => operationName && name?.value === operationName);

    return (named.length === 0 ? operations : named).map(({ operation }) => operation);
  } catch {
    // Not well formed, too long, or nested too deep to be read.
    return undefined;
  }
}
