import pg from 'pg';
import { createTestDatabase } from '#tests/support/postgres/database.ts';
import { startDatabaseServer, type Run } from '../support/scenario.ts';

/** SQL for 1,000 authors in 100 regions with ten articles each, and for the table `item` of the live queries. */
const SCHEMA = `
create table author (id int primary key, name text not null, region int not null);
create table article (
  id int primary key, author_id int not null references author, title text not null, is_published boolean not null);
create index on author (region);
create index on article (author_id);
create table item (id int primary key, name text not null);
insert into author select n, 'Author ' || n, n % 100 from generate_series(1, 1000) n;
insert into article select n, 1 + n % 1000, 'Title of article ' || n, n % 3 > 0 from generate_series(1, 10000) n;
insert into item select n, 'Name of item ' || n from generate_series(1, 10) n;
`;

export type World = Awaited<ReturnType<typeof createWorld>>;

/** Starts a PostgreSQL with default settings that counts statements (pg_stat_statements). */
export async function createWorld(run: Run) {
  const { superuserUrl } = await startDatabaseServer(run, {
    shared_preload_libraries: 'pg_stat_statements',
    max_connections: '200',
  });
  const database = await createTestDatabase({ template: 'empty', superuserUrl });
  const { url } = database;
  const counter = new pg.Client({ connectionString: database.superuserUrl });
  const sql = new pg.Client({ connectionString: url });
  await counter.connect();
  await sql.connect();
  run.after(() => Promise.all([sql.end(), counter.end()]));
  await counter.query('create extension pg_stat_statements');
  await sql.query(SCHEMA);
  await sql.query('analyze');

  return {
    databaseUrl: url,
    sql,
    /** Returns the number of statements so far, without those of the benchmark's own connection. */
    statements: async () => {
      const { rows } = await counter.query<{ calls: string }>(
        `select coalesce(sum(calls), 0) as calls from pg_stat_statements
         where userid = (select oid from pg_roles where rolname = $1) and query !~* '^(begin|commit|update)'`,
        [new URL(url).username],
      );
      return Number(rows[0]?.calls);
    },
  };
}
