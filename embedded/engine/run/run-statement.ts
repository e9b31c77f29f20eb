import type { Pool } from 'pg';
import { isConnectionFault } from '../http/format-error.ts';
import { describePostgresError } from './postgres-error.ts';
import { bind, type Bindings, type Prepared } from './prepared.ts';
import { SingleStatement } from './single-statement.ts';

/** Runs one statement and gives back its row. A connection survives the faults of a statement, as the pool's own query would not let it. */
export function runStatement(
  statement: Prepared,
  bindings: Bindings,
  pool: Pool,
): Promise<readonly (string | null)[]> {
  const bound = bind(statement, bindings);

  return new Promise((resolve, reject) => {
    pool.connect((fault, client, release) => {
      if (client === undefined) {
        reject(describePostgresError(fault));
        return;
      }
      client.on('error', ignore);
      const single = new SingleStatement(bound, (error, row) => {
        client.off('error', ignore);
        release(error !== undefined && isConnectionFault(error));
        if (error === undefined) resolve(row);
        else reject(describePostgresError(error));
      });
      client.query(single);
    });
  });
}

/** The statement's own handler hears of a lost connection too. */
function ignore(): void {
  // Nothing is left to do.
}
