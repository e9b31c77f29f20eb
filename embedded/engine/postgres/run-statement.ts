import type { Caller } from '../limits/caller.ts';
import type { Connections } from './connections.ts';
import { describePostgresError } from './postgres-error.ts';
import { bind, type Bindings, type Prepared } from './prepared.ts';
import { runSingle } from './single-statement.ts';

/** The database, and for whom it is asked. */
export type StatementContext = { readonly connections: Connections; readonly caller: Caller };

/** Runs one statement and gives back its first row; a client that hangs up cancels it. */
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
