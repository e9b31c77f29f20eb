import { getOperationAST, parse } from 'graphql';
import { createClient, type ExecutionResult } from 'graphql-ws';

type Asked = { query: string; operationName?: string | null; variables?: Record<string, unknown> | null };
type Headers = Readonly<Record<string, string>>;

const ADDRESS = '/v1/graphql';

/**
 * Creates the function that sends GraphiQL's requests, with `key` (an API key or an access token) or as a visitor: by
 * HTTP, subscriptions over their own WebSocket.
 */
export function createAsk(key: string) {
  const headers = headersOf(key);

  return (asked: Asked) => (isLive(asked) ? watch(asked, headers) : post(asked, headers));
}

function headersOf(key: string): Headers {
  if (key === '') return {};

  return key.startsWith('hfk_') ? { 'x-api-key': key } : { Authorization: `Bearer ${key}` };
}

function isLive({ query, operationName }: Asked): boolean {
  return getOperationAST(parse(query), operationName)?.operation === 'subscription';
}

async function post(asked: Asked, headers: Headers): Promise<ExecutionResult> {
  const response = await fetch(ADDRESS, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(asked),
  });

  return (await response.json()) as ExecutionResult;
}

/**
 * Yields a subscription's answers until the consumer stops; each subscription has its own socket, so a new key
 * applies from the next one on.
 */
async function* watch({ query, operationName, variables }: Asked, headers: Headers) {
  const url = new URL(ADDRESS, window.location.origin);
  url.protocol = url.protocol.replace('http', 'ws');
  const client = createClient({ url: url.href, connectionParams: { headers } });
  try {
    yield* client.iterate({
      query,
      operationName: operationName ?? undefined,
      variables: variables ?? undefined,
    });
  } finally {
    await client.dispose();
  }
}
