import type { ClientBase, Pool, PoolClient } from 'pg';

/**
 * Runs `work` in one transaction on a connection of the pool. A connection that broke, or whose rollback failed, is
 * removed from the pool; the query that waits on it fails with the reason.
 */
export async function inTransaction<T>(pool: Pool, work: (db: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let fault: Error | undefined;
  // A connection that breaks between two queries emits its error here only; without a listener it would end the
  // process.
  const onFault = (error: Error): void => void (fault = error);
  client.on('error', onFault);
  try {
    return await transact(client, () => work(client), onFault);
  } finally {
    client.off('error', onFault);
    client.release(fault);
  }
}

/** Runs `work` in a transaction on a connection that the caller owns. */
export async function transact<T>(
  client: ClientBase,
  work: () => Promise<T>,
  onRollbackFailed: (fault: Error) => void = () => undefined,
): Promise<T> {
  await client.query('begin');
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(onRollbackFailed);
    throw error;
  }
}
