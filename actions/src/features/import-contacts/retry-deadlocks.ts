import type { ClientBase } from 'pg';
import { transact } from '#runtime/network/in-transaction.ts';

/** SQLSTATE of a deadlock, for example with somebody who changes many contacts in another order. */
const DEADLOCK = '40P01';
const ATTEMPTS = 3;

/** Runs `work` in a transaction, and once more where PostgreSQL ended it to resolve a deadlock. */
export async function retryDeadlocks<T>(client: ClientBase, work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transact(client, work);
    } catch (error) {
      if ((error as { code?: string }).code !== DEADLOCK || attempt === ATTEMPTS) throw error;
    }
  }
}
