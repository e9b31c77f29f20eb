import pg from 'pg';
import { ADVISORY_LOCKS } from '#runtime/advisory-locks.ts';

/**
 * Connects as the database's owner, creates the tables of migrations and seedings where they are missing, and holds a
 * lock so that no other process migrates meanwhile.
 */
export async function withBookkeeping<Result>(
  databaseUrl: string,
  use: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'hostfront migrations' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.migrations]);
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
