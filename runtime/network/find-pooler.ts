import type { Pool, PoolClient } from 'pg';

/** How a pooler such as PgBouncer hands on its connections to PostgreSQL; undefined if there is no pooler. */
type Pooling = 'session' | 'transaction' | undefined;

/** Looks that are taken; while many others use the pooler, one alone may see nothing. */
const LOOKS = 5;

/**
 * Finds out whether there is a pooler between this process and PostgreSQL. A pooler gives its clients process ids of
 * its own. One that hands on connections after each transaction gives a client another connection the next time, or gives
 * another client the one that this one has just used.
 */
export async function findPooling(pool: Pool): Promise<Pooling> {
  const client = await pool.connect();
  try {
    const pid = await backendOf(client);
    if (pid === (client as PoolClient & { processID?: number | null }).processID) return undefined;
    for (let look = 0; look < LOOKS; look += 1) {
      if ((await backendOf(client)) !== pid || (await isHandedOn(pool, client, pid))) return 'transaction';
    }

    return 'session';
  } finally {
    client.release();
  }
}

/** Lets another client hold a connection to PostgreSQL, and sees whether it is the one that `client` had. */
async function isHandedOn(pool: Pool, client: PoolClient, pid: number): Promise<boolean> {
  const other = await pool.connect();
  try {
    await other.query('begin');
    const isTaken = (await backendOf(other)) === pid || (await backendOf(client)) !== pid;
    await other.query('commit');
    return isTaken;
  } finally {
    other.release();
  }
}

async function backendOf(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid ?? 0;
}

/**
 * Returns a warning for the start if a pooler hands on connections after each transaction, which `parts` can't work
 * with.
 */
export async function poolerWarning(pool: Pool, parts: string): Promise<string | undefined> {
  if ((await findPooling(pool)) !== 'transaction') return undefined;
  return `A pooler in transaction mode stands before PostgreSQL. These need session mode, or a connection without the pooler: ${parts}.`;
}
