import type { ClientBase } from 'pg';

/** Returns a connection's `query` that waits for the query before it, for readers that send several at once. */
export function oneAfterAnother(client: ClientBase): Pick<ClientBase, 'query'> {
  let last: Promise<unknown> = Promise.resolve();
  const query = (...asked: Parameters<ClientBase['query']>) => {
    const result = last.then(() => client.query(...asked));
    last = result.catch(() => undefined);

    return result;
  };

  return { query: query as unknown as ClientBase['query'] };
}
