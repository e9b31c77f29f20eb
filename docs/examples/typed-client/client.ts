import { createClient as createSocket } from 'graphql-ws';
import type { TypedDocumentString } from './gql/graphql.ts';

type Settings = { origin: string; key: string };
type Answer<Result> = {
  data?: Result | null;
  errors?: readonly { message: string; extensions?: { code?: string } }[];
};

/** Exchanges a key for a token, keeps the token until shortly before its end, and types each answer by its document. */
export function createClient({ origin, key }: Settings) {
  const url = `${origin}/v1/graphql`;
  let token: { value: string; endsAt: number } | undefined;

  async function headers() {
    if (token === undefined || token.endsAt < Date.now()) token = await exchange({ origin, key });
    return { Authorization: `Bearer ${token.value}` };
  }

  return {
    async ask<Result, Variables>(
      document: TypedDocumentString<Result, Variables>,
      variables: Variables,
    ): Promise<Result> {
      const body = JSON.stringify({ query: document.toString(), variables });
      const all = { 'Content-Type': 'application/json', ...(await headers()) };
      const response = await fetch(url, { method: 'POST', headers: all, body });
      return resultOf((await response.json()) as Answer<Result>);
    },

    /** Yields the answer now, and again after each change, until the caller stops reading. */
    async *watch<Result, Variables extends Record<string, unknown>>(
      document: TypedDocumentString<Result, Variables>,
      variables: Variables,
    ): AsyncGenerator<Result> {
      const socket = createSocket({
        url: url.replace(/^http/, 'ws'),
        webSocketImpl: globalThis.WebSocket ?? (await import('ws')).WebSocket,
        connectionParams: async () => ({ headers: await headers() }),
        shouldRetry: () => true,
      });
      try {
        for await (const answer of socket.iterate<Result>({ query: document.toString(), variables })) {
          yield resultOf(answer as Answer<Result>);
        }
      } finally {
        await socket.dispose();
      }
    },
  };
}

async function exchange({ origin, key }: Settings) {
  const response = await fetch(`${origin}/keys/token`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}` },
  });
  if (!response.ok) throw new Error(`The key was refused: ${await response.text()}`);
  const { access_token, expires_in } = (await response.json()) as {
    access_token: string;
    expires_in: number;
  };

  return { value: access_token, endsAt: Date.now() + (expires_in - 30) * 1_000 };
}

function resultOf<Result>({ data, errors }: Answer<Result>): Result {
  if (errors?.[0]) throw new Error(`${errors[0].extensions?.code ?? 'error'}: ${errors[0].message}`);
  if (data === undefined || data === null) throw new Error('The answer has no data.');

  return data;
}
