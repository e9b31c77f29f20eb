import { watch } from '../live-client.mjs';
import type { TypedDocumentString } from './gql/graphql.ts';

type Settings = { origin: string; key: string };
type Answer<Result> = {
  data?: Result | null;
  errors?: readonly {
    message: string;
    extensions?: { code?: string };
  }[];
};

/**
 * Sends the key with each request, and types each answer by its
 * document.
 */
export function createClient({ origin, key }: Settings) {
  return {
    async ask<Result, Variables>(
      document: TypedDocumentString<Result, Variables>,
      variables: Variables,
    ): Promise<Result> {
      const response = await fetch(`${origin}/v1/graphql`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'x-api-key': key,
        },
        body: JSON.stringify({
          query: document.toString(),
          variables,
        }),
      });

      return resultOf((await response.json()) as Answer<Result>);
    },

    /**
     * Yields the answer now, and again after each change, until the
     * caller stops reading.
     */
    watch<Result, Variables extends Record<string, unknown>>(
      document: TypedDocumentString<Result, Variables>,
      variables: Variables,
    ): AsyncGenerator<Result> {
      const query = document.toString();

      return watch<Result>({
        origin,
        key,
        makeRequest: () => ({ query, variables }),
      });
    },
  };
}

function resultOf<Result>({
  data,
  errors,
}: Answer<Result>): Result {
  if (errors?.[0]) {
    const { extensions, message } = errors[0];
    throw new Error(`${extensions?.code ?? 'error'}: ${message}`);
  }
  if (data === undefined || data === null)
    throw new Error('The answer has no data.');

  return data;
}
