import pg from 'pg';
import { nobody } from '#tests/engine/support/nobody.ts';
import { loadOn, realCore } from '#tests/engine/support/real-core.ts';
import { TABLES } from './tables.ts';
import type { Workload } from './workloads.ts';

/** A statement that the engine sends to PostgreSQL. */
export type Recorded = { readonly name: string; readonly text: string; readonly values: readonly unknown[] };

/** Records the engine's statement for each request of a workload, by the request's text; the bare server sends these. */
export async function recordSql(databaseUrl: string, workload: Workload): Promise<Record<string, Recorded>> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const recorded: Recorded[] = [];
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...all: unknown[]) => unknown;
    client.query = ((asked: Partial<Recorded> | string, ...rest: unknown[]) => {
      if (typeof asked === 'object') recorded.push(asked as Recorded);
      return query(asked, ...rest);
    }) as typeof client.query;
  });
  const core = await loadOn(pool, realCore(TABLES));
  recorded.length = 0;
  const session = { role: 'anonymous', variables: {}, isTrusted: false, useBackendOnlyPermissions: false };
  for (const variables of workload.variables) {
    await core.executor.execute({ query: workload.hasura, variables }, session, nobody());
  }
  await pool.end();
  if (recorded.length !== workload.variables.length)
    throw new Error('an operation took more than one statement');

  return Object.fromEntries(
    recorded.map(({ text, values }, at) => [
      `${workload.hasura}${JSON.stringify(workload.variables[at])}`,
      { name: `bare_${workload.name}`, text, values },
    ]),
  );
}
