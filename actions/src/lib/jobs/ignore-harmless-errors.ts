import type { Pool, PoolClient } from 'pg';

/** Names of the statements by which graphile-worker ends a job. */
const END = /^(complete|fail)_job/;

/**
 * Lets statements of graphile-worker fail without a word where nothing depends on them: those that end a job, always,
 * and all of them while the process stops. graphile-worker sends the first without a look at the outcome, so that a
 * failure would be an unhandled rejection; what counts is the end that `createJobEnds` wrote before. A search for a job
 * that fails while the process stops would be printed as a worker's death.
 *
 * graphile-worker gets these clients by promises. Its listener, which asks by a callback, gets a client as it is, but may
 * release it twice: it does where its LISTEN fails while it stops, and the second release's error would not be handled.
 */
export function ignoreHarmlessErrors(pool: Pool, isStopping: () => boolean): void {
  const connect = pool.connect.bind(pool) as (callback?: unknown) => Promise<PoolClient>;
  const forgive = (query: Query, release: () => void) => ({
    release,
    query: (...given: unknown[]) =>
      query(...given).catch((error: unknown) => {
        if (isEnd(given[0]) || isStopping()) return { rows: [], rowCount: 0 };
        throw error;
      }),
  });
  const forgiving = (client: PoolClient) =>
    forgive(client.query.bind(client) as Query, () => client.release());
  /** Returns a client in place of one that the pool could not give: it refuses each query with the reason. */
  const refusing = (reason: Error) =>
    forgive(
      () => Promise.reject(reason),
      () => undefined,
    );

  const connectForgiving = (callback?: unknown) =>
    callback === undefined
      ? connect().then(forgiving, refusing)
      : connect(releasedOnce(callback as OnConnection));
  pool.connect = connectForgiving as typeof pool.connect;
}

type OnConnection = (error: Error | undefined, client: PoolClient | undefined, release: Release) => void;
type Release = (fault?: Error | boolean) => void;

const releasedOnce =
  (onConnection: OnConnection): OnConnection =>
  (error, client, release) => {
    let isReleased = false;
    onConnection(error, client, (fault) => {
      if (!isReleased) release(fault);
      isReleased = true;
    });
  };

type Query = (...given: unknown[]) => Promise<unknown>;

function isEnd(statement: unknown): boolean {
  const { name } = (statement ?? {}) as { name?: unknown };
  return typeof name === 'string' && END.test(name);
}
