import { POSTGRES_MAJOR } from '#embedded/postgres/data-folder.ts';
import { findPooling } from '#runtime/find-pooler.ts';
import { PatientPool } from '#runtime/patient-pool.ts';
import { DEADLINE_MS, fault, ok, reasonOf, type Check, type Result } from './check.ts';
import { judgeClock } from './clock.ts';

/** The version that the migrations are written for. */
const LEAST_MAJOR = Number(POSTGRES_MAJOR);
const CONNECTIONS = 2;

type Facts = {
  version: number;
  may_create: boolean;
  may_make_schemas: boolean;
  foreign_tables: number;
  now: Date;
};

/** A trigger is made by the owner of a table, or by a role that holds the right TRIGGER on it. */
const FACTS = `
  select current_setting('server_version_num')::int / 10000 as version,
    has_schema_privilege('public', 'create') as may_create,
    has_database_privilege(current_database(), 'create') as may_make_schemas,
    (select count(*)::int from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
        and not has_table_privilege(oid, 'trigger')) as foreign_tables,
    clock_timestamp() as now`;

/** Asks PostgreSQL for its version, the role's rights, its clock, and whether a pooler stands before it. */
export function checkDatabase(databaseUrl: string): Check {
  return {
    name: 'database',
    run: async () => {
      const pool = new PatientPool({
        connectionString: databaseUrl,
        max: CONNECTIONS,
        connectMs: DEADLINE_MS,
        answerMs: DEADLINE_MS,
        application_name: 'hostfront doctor',
      });
      pool.on('error', () => undefined);
      try {
        const { rows } = await pool.query<Facts>(FACTS);
        const pooling = await findPooling(pool);
        return rows.flatMap((facts) => [...judge(facts), ...judgePooling(pooling)]);
      } catch (error) {
        const advice =
          'See whether PostgreSQL runs, and whether DATABASE_URL has the right host, name and password.';
        return [fault(`The database can't be used: ${reasonOf(error)}.`, advice)];
      } finally {
        // A pool waits for its connections to end; a server that has fallen silent would hold the doctor.
        void pool.end().catch(() => undefined);
      }
    },
  };
}

function judge(facts: Facts): Result[] {
  const lacks = [
    !facts.may_create && lack('create tables in the schema public', 'grant create on schema public to'),
    !facts.may_make_schemas && lack('create schemas', 'grant create on database DATABASE to'),
    facts.foreign_tables > 0 &&
      lack(
        `create triggers on ${facts.foreign_tables} tables`,
        'grant trigger on all tables in schema public to',
      ),
  ].filter((result) => result !== false);

  return [
    judgeVersion(facts.version),
    ...(lacks.length > 0 ? lacks : [ok('The role has the rights that it needs.')]),
    judgeClock('PostgreSQL', facts.now.getTime()),
  ];
}

function judgeVersion(major: number): Result {
  return major < LEAST_MAJOR
    ? fault(`PostgreSQL is ${major}; ${LEAST_MAJOR} is needed.`, 'Upgrade the server (docs/upgrades.md).')
    : ok(`PostgreSQL is ${major}.`);
}

const lack = (what: string, grant: string) =>
  fault(`The role of DATABASE_URL may not ${what}.`, `Let the database's owner run: ${grant} ROLE.`);

/** LISTEN and locks of a session are lost where the next transaction gets another connection. */
export function judgePooling(pooling: Awaited<ReturnType<typeof findPooling>>): Result[] {
  if (pooling !== 'transaction') return [];
  return [
    fault(
      'A pooler in transaction mode stands before PostgreSQL, so that LISTEN hears nothing.',
      'Set pool_mode = session, or name PostgreSQL itself in DATABASE_URL (docs/operations.md, PgBouncer).',
    ),
  ];
}
