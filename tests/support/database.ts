import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { inject } from 'vitest';
import { applyMigrations } from '#embedded/postgres/apply-migrations.ts';
import { applySeeds } from '#embedded/postgres/apply-seeds.ts';

const OWNER = 'hostfront';
const PASSWORD = 'test-owner';
const TEMPLATE = 'template_hostfront';
/** Any constant will do: it makes the first caller build the template while the others wait. */
const TEMPLATE_LOCK = 4_201_117;
/** What a test leaves open for longer is cut off. */
const LEAVING_MS = 200;
const hasuraDir = fileURLToPath(new URL('../../hasura', import.meta.url));

export type TestDatabase = { url: string; name: string; close(): Promise<void> };
type Options = { template?: 'hostfront' | 'empty'; superuserUrl?: string };

/**
 * A fresh database of its own, owned by a role without superuser rights as in the product:
 * a copy of the migrated and seeded product database, or an empty one.
 */
export async function createTestDatabase(options: Options = {}): Promise<TestDatabase> {
  const superuserUrl = options.superuserUrl ?? inject('superuserUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await withClient(superuserUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    await ensureOwner(client);
    if (options.template !== 'empty') await ensureTemplate(client, superuserUrl);
    const template = options.template === 'empty' ? 'template1' : TEMPLATE;
    await client.query(`create database ${name} owner ${OWNER} template ${template}`);
  });

  return {
    url: ownerUrl(superuserUrl, name),
    name,
    close: () =>
      withClient(superuserUrl, async (client) => {
        await untilLeft(client, name);
        await client.query(`drop database if exists ${name} with (force)`);
      }),
  };
}

/** A pool says that it has ended before its connections have: one that is cut off then is a fault that nobody hears. */
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

async function ensureTemplate(client: pg.Client, superuserUrl: string): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [TEMPLATE]);
  if (rowCount !== 0) return;

  const building = `${TEMPLATE}_building`;
  await client.query(`drop database if exists ${building} with (force)`);
  await client.query(`create database ${building} owner ${OWNER}`);
  const databaseUrl = ownerUrl(superuserUrl, building);
  await applyMigrations({ databaseUrl, hasuraDir });
  await applySeeds({ databaseUrl, hasuraDir });
  await client.query(`alter database ${building} rename to ${TEMPLATE}`);
}

function ownerUrl(superuserUrl: string, database: string): string {
  const url = new URL(superuserUrl);
  url.username = OWNER;
  url.password = PASSWORD;
  url.pathname = `/${database}`;
  return url.href;
}

async function withClient(url: string, use: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await use(client);
  } finally {
    await client.end();
  }
}
