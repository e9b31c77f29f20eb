import { spawnSync } from 'node:child_process';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareSchema } from '#actions/lib/prepare-schema.ts';
import { openDatabase, startDatabase } from '#embedded/backup/open-database.ts';
import { applyMigrations } from '#embedded/postgres/migrations/apply-migrations.ts';
import { SCHEMA } from '#embedded/identity/storage/schema.ts';
import { withClient } from '#embedded/postgres/with-client.ts';
import { differentSums, sumData } from '#tests/backup/describe-data.ts';
import { addContacts } from '#tests/backup/fill-product.ts';
import { openPool } from '#tests/support/postgres/open-pool.ts';
import { seedHistory } from '#tests/bench/admin/seed-history.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { makeTestFolder } from '#runtime/process/test-folder.ts';

const ROWS = Number(process.env['BACKUP_ROWS'] ?? 100_000);
const root = fileURLToPath(new URL('../../..', import.meta.url));
const SECRETS = {
  superuserPassword: 'of-the-superuser-0123456789',
  databasePassword: 'of-the-owner-0123456789',
};
/** Tables that the hold changes. */
const HELD = ['public.deliveries', 'public.dispatches', 'public.holds', 'public.newsletters'];

/**
 * The drill of docs/operate/backup.md, with the commands of package.json: a product with contacts, history and a dispatch under
 * way goes into a new data folder, into an external database, and from there into another folder.
 */
describe('a large backup', () => {
  const folder = makeTestFolder(afterAll);
  const at = (name: string) => join(folder, name);
  const figures: string[] = [];

  /** Runs a command as an operator does; notes its time and its largest memory. */
  function run(script: 'backup' | 'restore', file: string, env: Record<string, string>, what: string): void {
    const begun = performance.now();
    const measured = `process.on('exit', () => console.error('RSS', process.resourceUsage().maxRSS))`;
    const { status, stderr, stdout } = spawnSync(
      process.execPath,
      [
        '--import',
        'tsx',
        '--import',
        `data:text/javascript,${encodeURIComponent(measured)}`,
        `commands/${script}.ts`,
        at(file),
      ],
      {
        cwd: root,
        encoding: 'utf8',
        env: { PATH: process.env['PATH'], BACKUP_PASSPHRASE: 'a long passphrase', ...env },
      },
    );
    expect(stderr.replace(/RSS.*\n?/g, '')).toBe('');
    expect(status, stdout).toBe(0);
    const seconds = (performance.now() - begun) / 1_000;
    const rss = Number(/RSS (\d+)/.exec(stderr)?.[1]) / 1_024;
    figures.push(`${what}: ${seconds.toFixed(1)} s, ${Math.round(rss)} MB of memory`);
  }

  afterAll(() => void process.stdout.write(`${figures.join('\n')}\n`));
  const startNamed = (name: string) => {
    mkdirSync(at(name));
    writeFileSync(at(`${name}/secrets.json`), JSON.stringify(SECRETS));
    return startDatabase(at(`${name}/postgres`), SECRETS);
  };
  const product = useStarted(() => startNamed('product'));
  const elsewhere = useStarted(() => startNamed('elsewhere'));
  beforeAll(async () => {
    await applyMigrations({ databaseUrl: product.url, hasuraDir: join(root, 'hasura') });
    await fill(product.url);
  }, 600_000);

  it('is restored row for row into a folder, into a database, and from one to the other', async () => {
    const before = await sumData(product.url);
    run('backup', 'first', { DATA_DIR: at('product') }, 'backup of a running product');
    figures.push(
      `database ${await megabytes(product.url)} MB, file ${(statSync(at('first')).size / 1e6).toFixed(1)} MB`,
    );

    run('restore', 'first', { DATA_DIR: at('fresh') }, 'restore into a new data folder');
    run(
      'restore',
      'first',
      { DATA_DIR: at('beside'), DATABASE_URL: elsewhere.url },
      'restore into an external database',
    );
    const external = await sumData(elsewhere.url);
    run(
      'backup',
      'second',
      { DATA_DIR: at('beside'), DATABASE_URL: elsewhere.url },
      'backup of an external database',
    );
    run('restore', 'second', { DATA_DIR: at('last') }, 'from there into a new data folder');

    expect(differentSums(before, external)).toEqual(HELD);
    for (const name of ['fresh', 'last']) {
      const database = await openDatabase({ databaseUrl: undefined, dataDir: at(name) });
      const after = await sumData(database.url).finally(() => database.close());
      expect(differentSums(before, after)).toEqual(HELD);
      expect(differentSums(external, after).filter((table) => !HELD.includes(table))).toEqual([]);
    }
  }, 900_000);
});

async function fill(databaseUrl: string): Promise<void> {
  const pool = openPool(databaseUrl);
  await prepareSchema(pool);
  await pool.query(SCHEMA);
  await addContacts(pool, ROWS);
  const client = await pool.connect();
  await seedHistory(client as unknown as pg.Client, ROWS);
  client.release();
  await pool.query(
    `with newsletter as (
       insert into newsletters (subject, content, template_name) values ('News', '<p>Hello</p>', 'Basic') returning id
     ), dispatch as (
       insert into dispatches (newsletter_id, state, subject, html_content, template_name, started_at, prepared_at)
       select id, 'sending', 'News', '<p>Hello</p>', 'Basic', now(), now() from newsletter returning id, newsletter_id
     )
     insert into deliveries (dispatch_id, newsletter_id, contact_id, message_token, state, attempts)
     select dispatch.id, newsletter_id, contacts.id, 'token-' || contacts.id,
       case when random() < 0.5 then 'sent' else 'queued' end, 0
     from dispatch, contacts`,
  );
  await pool.end();
}

async function megabytes(databaseUrl: string): Promise<number> {
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query<{ size: string }>('select pg_database_size(current_database()) as size'),
  );
  return Math.round(Number(rows[0]?.size) / 1e6);
}
