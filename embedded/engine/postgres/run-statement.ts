import type { Pool } from 'pg';
import { isConnectionFault } from '../errors/format-error.ts';
import { describePostgresError } from './postgres-error.ts';
import { bind, type Bindings, type Prepared } from './prepared.ts';
import { runSingle } from './single-statement.ts';

/** Runs one statement and gives back its row. A connection survives the faults of a statement, as the pool's own query would not let it. */
export async function runStatement(
  statement: Prepared,
  bindings: Bindings,
  pool: Pool,
): Promise<readonly (string | null)[]> {
  const bound = bind(statement, bindings);
  try {
    const client = await pool.connect();
    let isLost = false;
    client.on('error', ignore);
    try {
      return await runSingle(client, bound);
    } catch (error) {
      isLost = isConnectionFault(error);
      throw error;
    } finally {
      client.off('error', ignore);
      client.release(isLost);
    }
  } catch (error) {
    throw describePostgresError(error);
  }
}

/** The statement's own handler hears of a lost connection too. */
function ignore(): void {
  // Nothing is left to do.
}
