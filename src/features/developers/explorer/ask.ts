import { getOperationAST, parse } from 'graphql';
import { createClient, type ExecutionResult } from 'graphql-ws';

type Asked = { query: string; operationName?: string | null; variables?: Record<string, unknown> | null };
type Headers = Readonly<Record<string, string>>;

const ADDRESS = '/v1/graphql';

/**
 * Creates the function that sends GraphiQL's requests, with `key` (an API key or an access token) or as a visitor: by
 * HTTP, subscriptions over their own WebSocket. `stop` ends what has no answer yet, and every subscription.
 */
export function createAsk(key: string) {
  const headers = headersOf(key);
  let stopped = new AbortController();

  return {
    ask: (asked: Asked) =>
      isLive(asked) ? watch(asked, headers, stopped.signal) : post(asked, headers, stopped.signal),
    stop: () => {
      stopped.abort();
      stopped = new AbortController();
    },
  };
}

function headersOf(key: string): Headers {
  if (key === '') return {};

  return key.startsWith('hfk_') ? { 'x-api-key': key } : { Authorization: `Bearer ${key}` };
}

function isLive({ query, operationName }: Asked): boolean {
  return getOperationAST(parse(query), operationName)?.operation === 'subscription';
}

async function post(asked: Asked, headers: Headers, signal: AbortSignal): Promise<ExecutionResult> {
  const response = await fetch(ADDRESS, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(asked),
    signal,
  });

  return (await response.json()) as ExecutionResult;
}

/** Yields a subscription's answers, over a socket of its own, until the consumer stops or the signal says so. */
async function* watch({ query, operationName, variables }: Asked, headers: Headers, signal: AbortSignal) {
  if (signal.aborted) return;
  const url = new URL(ADDRESS, window.location.origin);
  url.protocol = url.protocol.replace('http', 'ws');
  const client = createClient({ url: url.href, connectionParams: { headers } });
  const end = () => void client.dispose();
  signal.addEventListener('abort', end);
  try {
    yield* client.iterate({
      query,
      operationName: operationName ?? undefined,
      variables: variables ?? undefined,
    });
  } finally {
    signal.removeEventListener('abort', end);
    await client.dispose();
  }
}
