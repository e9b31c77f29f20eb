import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { backupProduct } from '#embedded/backup/backup-product.ts';
import { writeBackupFile } from '#embedded/backup/backup-file.ts';
import { readTables } from '#embedded/backup/backup-tables.ts';
import { readOurs } from '#embedded/backup/our-tables.ts';
import { restoreProduct } from '#embedded/backup/restore-product.ts';
import { WITH_QUEUE } from '#tests/actions/templates.ts';
import { prepareSchema } from '#embedded/identity/storage/database.ts';
import { withClient } from '#embedded/postgres/with-client.ts';
import { createTestDatabase, openTestDatabase, type TestDatabase } from '#tests/support/postgres/database.ts';
import { useDataFolder } from '#tests/support/processes/use-data-folder.ts';
import { openPool } from '#tests/support/postgres/open-pool.ts';
import { useStarted } from '#tests/support/use-started.ts';

const hasuraDir = 'hasura';
/** What operators add: columns and tables, circles between them and through our tables, and what is not readable. */
const OWN = `
  alter table contacts add column crm_id text, add column crm_length int generated always as (length(email)) stored;
  create table one (id int primary key);
  create table two (id int primary key, one int references one);
  alter table one add column two int references two;
  alter table contacts add column plan uuid references pricing_plans;
  alter table pricing_plans add column contact uuid references contacts;
  insert into contacts (email, crm_id) values ('salma@example.test', E'4711\\t7');
  create schema shop;
  create table shop.orders (id int)`;
const OWN_NAMES = [
  'public.contacts.crm_id',
  'public.contacts.crm_length',
  'public.contacts.plan',
  'public.hidden',
  'public.one',
  'public.pricing_plans.contact',
  'public.two',
  'shop.*',
];

describe("a table or column that an operator has added to the product's database", () => {
  const folder = useDataFolder();
  const place = {
    file: join(folder, 'file'),
    passphrase: undefined,
    dataDir: join(folder, 'none'),
    hasuraDir,
  };
  const source = useStarted(() => createTestDatabase({ template: WITH_QUEUE }));
  const target = useStarted(() => createTestDatabase({ template: 'empty' }));

  it('is none of those that our own migrations and our job queue create', async () => {
    const pool = openPool(source.url);
    await prepareSchema(pool);
    const { others } = await withClient(source.url, (client) => readTables(client, readOurs(hasuraDir)));
    const triggers = await pool.query(`select from pg_trigger where not tgisinternal and tgenabled <> 'O'`);
    await pool.end();

    expect(others).toEqual([]);
    // A restore enables all triggers of a table in this state.
    expect(triggers.rowCount).toBe(0);
  });

  it('is left out of a backup and named, even if it is unreadable or its foreign keys form a circle', async () => {
    await withClient(source.url, (client) => client.query(OWN));
    const asSuperuser = new URL(inject('superuserUrl'));
    asSuperuser.pathname = new URL(source.url).pathname;
    await withClient(asSuperuser.href, (client) => client.query('create table public.hidden (id serial)'));

    const { leftOut } = await backupProduct({ ...place, databaseUrl: source.url, product: '1.0.0' });
    expect(leftOut.toSorted()).toEqual(OWN_NAMES);

    await restoreProduct({ ...place, databaseUrl: target.url });
    const { rows } = await withClient(target.url, (client) => client.query('select email from contacts'));
    expect(rows).toContainEqual({ email: 'salma@example.test' });
    expect(await indexesOf(target)).toEqual(await indexesOf(source));
  });

  it('is left out of a restore and named if the backup of an earlier release contains it', async () => {
    const again = await openTestDatabase({ template: 'empty' });
    const lines = [
      '{"format":1,"product":"0.1.0","snapshot_at":"2026-01-01T00:00:00Z","server_version":"17.0",',
      `"migrations":${JSON.stringify(await migrationsOf(target))},"queue":null,"has_realm":false,"secrets":null}\n`,
      '{"table":"public.contacts","columns":["crm_id","email","first_name","own"]}\n',
      'a\\tb\tsalma@example.test\tسلمى\t1\n\\N\tomar@example.test\t\\N\t2\n\\.\n',
      '{"table":"public.one","columns":["id"]}\n1\n\\.\n',
      '{"end":true,"sequences":{"public.one_id_seq":{"value":"1","isCalled":true}},"rows":{"public.contacts":2,"public.one":1}}\n',
    ];
    async function* content() {
      yield Buffer.from(lines.join(''));
    }
    const file = join(folder, 'of-earlier-release');
    await writeBackupFile(file, content(), { passphrase: undefined });

    const { leftOut } = await restoreProduct({ ...place, file, databaseUrl: again.url });

    expect(leftOut).toEqual(['public.contacts.crm_id', 'public.contacts.own', 'public.one']);
    const { rows } = await withClient(again.url, (client) =>
      client.query('select email, first_name from contacts order by email desc'),
    );
    expect(rows).toEqual([
      { email: 'salma@example.test', first_name: 'سلمى' },
      { email: 'omar@example.test', first_name: null },
    ]);
  });
});

/** Returns how the indexes of our tables are made. */
async function indexesOf({ url }: TestDatabase): Promise<unknown[]> {
  const { rows } = await withClient(url, (client) =>
    client.query(
      `select indexdef from pg_indexes
       where schemaname not in ('pg_catalog', 'actions') and tablename not in ('one', 'two') order by 1`,
    ),
  );
  return rows;
}

async function migrationsOf({ url }: TestDatabase): Promise<string[]> {
  const { rows } = await withClient(url, (client) =>
    client.query<{ name: string }>(
      `select version || '_' || name as name from embedded.migrations order by version`,
    ),
  );
  return rows.map(({ name }) => name);
}
