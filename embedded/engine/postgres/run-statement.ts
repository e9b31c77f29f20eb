import type { Caller } from '../limits/caller.ts';
import type { Connections } from './connections.ts';
import { describePostgresError } from './postgres-error.ts';
import { bind, type Bindings, type Prepared } from './prepared.ts';
import { runSingle } from './single-statement.ts';

/** The database's connections, and the caller that a statement runs for. */
export type StatementContext = { readonly connections: Connections; readonly caller: Caller };

/** Runs one statement and returns its first row; the statement is cancelled if its client hangs up. */
export async function runStatement(
  statement: Prepared,
  bindings: Bindings,
  { connections, caller }: StatementContext,
): Promise<readonly (string | null)[]> {
  const bound = bind(statement, bindings);
  try {
    const [row] = await connections.useWhileWanted(caller, (client) => runSingle(client, bound));

    return row ?? [];
  } catch (error) {
    throw describePostgresError(error);
  }
}
