import { databaseChecks, STARTUP_PARAMETERS, unreachable } from '#embedded/postgres/database-checks.ts';
import { tellOtherCollation } from '#embedded/postgres/server/server-checks.ts';
import { findPooling } from '#runtime/network/find-pooler.ts';
import { PatientPool } from '#runtime/network/patient-pool.ts';
import { fault, ok, refusal, warning, type Check, type Result } from './check.ts';
import { judgeClock } from './clock.ts';
import { ASKING, type DatabaseUrl } from './on-database.ts';

const CONNECTIONS = 2;

type Facts = { version: number; may_create: boolean; foreign_tables: number; now: Date };

const OTHER_ORDER = 'Move to such a database by a backup, or leave it: only the order of lists differs.';

/** A trigger is made by the owner of a table, or by a role that holds the right TRIGGER on it. */
const FACTS = `
  select current_setting('server_version_num')::int / 10000 as version,
    has_schema_privilege('public', 'create') as may_create,
    (select count(*)::int from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
        and not has_table_privilege(oid, 'trigger')) as foreign_tables,
    clock_timestamp() as now`;

/**
 * Asks what a start asks of its database, and for the role's rights, the clock, and whether clients reach it through a
 * pooler. Without a database nothing is asked.
 */
export function checkDatabase(databaseUrl: DatabaseUrl, hasuraDir?: string): Check {
  return {
    name: 'database',
    run: async () => {
      const connectionString = await Promise.resolve(databaseUrl).catch(refusal);
      if (typeof connectionString === 'object') return [connectionString];
      if (connectionString === undefined) return [ok('There is no database yet; the first start makes it.')];
      const pool = new PatientPool({ connectionString, max: CONNECTIONS, ...ASKING, ...STARTUP_PARAMETERS });
      pool.on('error', () => undefined);
      try {
        return await look(pool, hasuraDir);
      } finally {
        // A pool waits for its connections to end; a server that has fallen silent would hold the doctor.
        void pool.end().catch(() => undefined);
      }
    },
  };
}

async function look(pool: PatientPool, hasuraDir: string | undefined): Promise<Result[]> {
  const client = await pool.connect().catch((error: unknown) => refusal(unreachable(error)));
  if ('level' in client) return [client];
  const results: Result[] = [];
  try {
    for (const check of databaseChecks(hasuraDir)) {
      await check(client).catch((error: unknown) => results.push(refusal(error)));
    }
    const { rows } = await client.query<Facts>(FACTS);
    results.push(...rows.flatMap(judge));
    const other = await tellOtherCollation(client);
    if (other !== undefined) results.push(warning(other, OTHER_ORDER));
  } finally {
    client.release();
  }
  return [...results, ...judgePooling(await findPooling(pool))];
}

function judge(facts: Facts): Result[] {
  const lacks = [
    !facts.may_create && lack('create tables in the schema public', 'grant create on schema public to'),
    facts.foreign_tables > 0 &&
      lack(
        `create triggers on ${facts.foreign_tables} tables`,
        'grant trigger on all tables in schema public to',
      ),
  ].filter((result) => result !== false);

  return [
    ok(`PostgreSQL is ${facts.version}.`),
    ...(lacks.length > 0 ? lacks : [ok('The role has the rights that it needs.')]),
    judgeClock('PostgreSQL', facts.now.getTime()),
  ];
}

const lack = (what: string, grant: string) =>
  fault(`The role of DATABASE_URL may not ${what}.`, `Let the database's owner run: ${grant} ROLE.`);

/** LISTEN and locks of a session are lost where the next transaction gets another connection. */
export function judgePooling(pooling: Awaited<ReturnType<typeof findPooling>>): Result[] {
  if (pooling !== 'transaction') return [];
  return [
    fault(
      'A pooler in transaction mode stands before PostgreSQL, so that LISTEN hears nothing.',
      'Set pool_mode = session, or name PostgreSQL itself in DATABASE_URL (docs/operate/operations.md, PgBouncer).',
    ),
  ];
}
