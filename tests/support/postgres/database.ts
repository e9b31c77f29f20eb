import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { applyMigrations } from '#embedded/postgres/migrations/apply-migrations.ts';
import { applySeeds } from '#embedded/postgres/migrations/apply-seeds.ts';
import { withClient } from '#embedded/postgres/with-client.ts';

const OWNER = 'hostfront';
const PASSWORD = 'test-owner';
/** Key of an advisory lock; the first caller builds a template while the others wait. Any constant will do. */
const TEMPLATE_LOCK = 4_201_117;
/** Milliseconds that connections get to close at a test's end; later they are cut off. */
const LEAVING_MS = 200;
const hasuraDir = fileURLToPath(new URL('../../../hasura', import.meta.url));

export type TestDatabase = {
  url: string;
  /** Address by which a superuser reaches this database. */
  superuserUrl: string;
  name: string;
  close(): Promise<void>;
};

/** A database that is prepared once in a run and copied by every test database that starts from it. */
export type Template = {
  /** Name of the template's database, unique among templates. */
  name: string;
  /** Source of the template: by default the product's database. */
  from?: Template | 'empty';
  /** Prepares the template; must leave no connection open. */
  prepare(databaseUrl: string): Promise<void>;
};
type Options = { template?: Template | 'empty'; superuserUrl?: string };

/** The product's database, migrated and seeded. */
const PRODUCT: Template = {
  name: 'template_hostfront',
  from: 'empty',
  async prepare(databaseUrl) {
    await applyMigrations({ databaseUrl, hasuraDir });
    await applySeeds({ databaseUrl, hasuraDir });
  },
};

/**
 * Creates a test database, owned by a role without superuser rights as in the product: a copy of the migrated and
 * seeded product database, of another template, or an empty one.
 */
export async function createTestDatabase({
  template = PRODUCT,
  superuserUrl = inject('superuserUrl'),
}: Options = {}): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await withClient(superuserUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    await ensureOwner(client);
    await ensureTemplate(client, template, superuserUrl);
    await copyTemplate(client, template, name);
  });

  return {
    url: ownerUrl(superuserUrl, name),
    superuserUrl: new URL(`/${name}`, superuserUrl).href,
    name,
    close: () =>
      withClient(superuserUrl, async (client) => {
        await untilLeft(client, name);
        await client.query(`drop database if exists ${name} with (force)`);
      }),
  };
}

/** Creates a test database that is dropped at the end of the test. */
export async function openTestDatabase(options: Options = {}): Promise<TestDatabase> {
  const database = await createTestDatabase(options);
  onTestFinished(() => database.close());

  return database;
}

/**
 * Waits until all clients have left the database. A pool reports its end before its connections are closed; a
 * connection that is cut off then emits an error which nothing handles.
 */
async function untilLeft(client: pg.Client, name: string): Promise<void> {
  const giveUpAt = Date.now() + LEAVING_MS;
  while (Date.now() < giveUpAt) {
    const { rowCount } = await client.query(
      `select from pg_stat_activity where datname = $1 and backend_type = 'client backend'`,
      [name],
    );
    if (rowCount === 0) return;
    await setTimeout(20);
  }
}

async function ensureOwner(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [OWNER]);
  if (rowCount === 0) await client.query(`create role ${OWNER} login password '${PASSWORD}'`);
}

async function ensureTemplate(
  client: pg.Client,
  template: Template | 'empty',
  superuserUrl: string,
): Promise<void> {
  if (template === 'empty') return;
  const { name, from = PRODUCT, prepare } = template;
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
  if (rowCount !== 0) return;

  await ensureTemplate(client, from, superuserUrl);
  const building = `${name}_building`;
  await client.query(`drop database if exists ${building} with (force)`);
  await copyTemplate(client, from, building);
  await prepare(ownerUrl(superuserUrl, building));
  await untilLeft(client, building);
  await client.query(`alter database ${building} rename to ${name}`);
}

async function copyTemplate(client: pg.Client, template: Template | 'empty', name: string): Promise<void> {
  // `file_copy` copies files; the other strategy writes each page to the WAL, which only a server that must replay it
  // needs.
  const source = template === 'empty' ? 'template1' : template.name;
  await client.query(`create database ${name} owner ${OWNER} template ${source} strategy file_copy`);
}

function ownerUrl(superuserUrl: string, database: string): string {
  const url = new URL(superuserUrl);
  url.username = OWNER;
  url.password = PASSWORD;
  url.pathname = `/${database}`;
  return url.href;
}
