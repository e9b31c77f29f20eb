import type pg from 'pg';

import { TELL_AFTER_MS, tellWaits, type Say } from '#runtime/process/tell-waits.ts';
import { withClient } from './with-client.ts';

type Facts = { pid: number; name: string; place: string | null; since: string };

/** Sessions that hold an advisory lock. */
export const HOLDERS = `
  select pid from pg_locks where locktype = 'advisory' and granted and objsubid = 1
    and database = (select oid from pg_database where datname = current_database())
    and (classid::bigint << 32 | objid::bigint) = $1`;

/** Sessions for which another one waits. */
const BLOCKERS = 'select unnest(pg_blocking_pids($1)) as pid';

/** Names the sessions that a query finds; empty where it finds none. */
export async function nameSessions(client: pg.ClientBase, query: string, value: unknown): Promise<string> {
  const { rows } = await client.query<Facts>(
    `select pid, coalesce(nullif(application_name, ''), usename, backend_type) as name, host(client_addr) as place,
       to_char(coalesce(xact_start, backend_start) at time zone 'UTC', 'HH24:MI:SS') as since
     from pg_stat_activity where pid in (${query}) order by xact_start`,
    [value],
  );
  return rows
    .map(
      ({ pid, name, place, since }) =>
        `"${name}" (session ${pid}${place === null ? '' : ` from ${place}`}, since ${since} UTC)`,
    )
    .join(', ');
}

/** Says which sessions a statement of a connection waits for, or else that it runs, while it takes long. */
export function tellStatement<Result>(
  work: Promise<Result>,
  { client, databaseUrl, what, say }: { client: pg.Client; databaseUrl: string; what: string; say: Say },
): Promise<Result> {
  const { processID } = client as pg.Client & { processID?: number };
  const patience = { connectMs: TELL_AFTER_MS, answerMs: TELL_AFTER_MS };
  const looking = { connectionString: databaseUrl, application_name: 'hostfront migrations', ...patience };

  return tellWaits(work, {
    say,
    describe: async () => {
      const others = await withClient(looking, (other) => nameSessions(other, BLOCKERS, processID));
      return others === '' ? `${what} runs.` : `${what} waits for ${others}.`;
    },
  });
}
