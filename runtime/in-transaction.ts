import type { ClientBase, Pool, PoolClient } from 'pg';

/**
 * Runs `work` in one transaction on a connection of the pool. A connection that was lost, or whose rollback failed, is
 * thrown away; whoever waits for its next query learns why.
 */
export async function inTransaction<T>(pool: Pool, work: (db: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let fault: Error | undefined;
  // A connection lost between two queries tells nobody else; unheard, it would end the process.
  const onFault = (error: Error): void => void (fault = error);
  client.on('error', onFault);
  try {
    return await transact(client, () => work(client), onFault);
  } finally {
    client.off('error', onFault);
    client.release(fault);
  }
}

/** Runs `work` entirely or not at all, on a connection of one's own. */
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
