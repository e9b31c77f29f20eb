import pg from 'pg';

/** Any constant will do: it makes runners that start together take turns. */
const LOCK_KEY = 4_707_202_611;

/** Connects as the database's owner, makes the bookkeeping where it is missing and lets nobody else in meanwhile. */
export async function withBookkeeping<Result>(
  databaseUrl: string,
  use: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'hostfront migrations' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    await client.query(`
      create schema if not exists embedded;
      create table if not exists embedded.migrations (
        version bigint primary key,
        name text not null,
        sha256 text not null,
        applied_at timestamptz not null default now()
      );
      create table if not exists embedded.seedings (
        seeded_at timestamptz not null default now()
      );`);
    return await use(client);
  } finally {
    await client.end();
  }
}
