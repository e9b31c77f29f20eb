import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backupProduct } from '#embedded/backup/backup-product.ts';
import { openDatabase } from '#embedded/backup/open-database.ts';
import { restoreProduct } from '#embedded/backup/restore-product.ts';
import { relayOutbox } from '#actions/features/relay-outbox/relay-outbox.ts';
import { openPool } from '#tests/support/open-pool.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { makeDataFolder } from '#tests/support/make-data-folder.ts';
import { countLeftOut, describeData, differences, HELD, withClient, type Data } from './describe-data.ts';
import { fillProduct, IDS } from './fill-product.ts';

const hasuraDir = fileURLToPath(new URL('../../hasura', import.meta.url));
const passphrase = 'a long passphrase';
const SECRETS = {
  superuserPassword: 'of-the-superuser',
  databasePassword: 'of-the-owner',
  masterSecret: 'master',
};

describe('backup and restore', () => {
  const folder = makeDataFolder('hostfront-backup-');
  const at = (name: string) => join(folder, name);
  let source: TestDatabase;
  let target: TestDatabase;
  let before: Data;

  const backup = (file: string, databaseUrl: string | undefined, dataDir: string, plain = false) =>
    backupProduct({
      file: at(file),
      passphrase: plain ? undefined : passphrase,
      workFactor: 4,
      databaseUrl,
      dataDir: at(dataDir),
      hasuraDir,
      product: '1.0.0',
    });
  const restore = (file: string, databaseUrl: string | undefined, dataDir: string) =>
    restoreProduct({ file: at(file), passphrase, databaseUrl, dataDir: at(dataDir), hasuraDir });
  /** Uses the embedded database of a data folder, which is started for it. */
  async function within<T>(dataDir: string, use: (url: string) => Promise<T>): Promise<T> {
    const database = await openDatabase({ databaseUrl: undefined, dataDir: at(dataDir) });
    return use(database.url).finally(() => database.close());
  }

  beforeAll(async () => {
    source = await createTestDatabase();
    target = await createTestDatabase({ template: 'empty' });
    await fillProduct(source.url);
    before = await describeData(source.url);
    mkdirSync(at('source'));
    writeFileSync(at('source/secrets.json'), JSON.stringify(SECRETS));
    await backup('first', source.url, 'source');
  });
  afterAll(async () => {
    await source.close();
    await target.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('brings an external database into a new data folder, row by row but for what is held', async () => {
    const { leftOut, rows } = await restore('first', undefined, 'embedded');

    const after = await within('embedded', describeData);
    expect(differences(before, after)).toEqual(HELD);
    expect(after.tables['public.subscriber_totals']).toEqual([
      expect.stringMatching(/^\(2026-01-01,7,/),
      expect.stringMatching(/^\(2026-01-03,9,/),
    ]);
    expect(after.sequences).toEqual(before.sequences);
    expect(leftOut).toEqual([]);
    expect(rows).toBe(Object.values(before.tables).reduce((sum, table) => sum + table.length, 0));
    expect(JSON.parse(readFileSync(at('embedded/secrets.json'), 'utf8'))).toEqual(SECRETS);
    expect(statSync(at('embedded/secrets.json')).mode & 0o777).toBe(0o600);
  });

  it('leaves nothing that sends: dispatches pause, open deliveries are unknown, keys wait, links and sessions are gone', async () => {
    await within('embedded', (url) =>
      withClient(url, async (client) => {
        const one = async (sql: string) => (await client.query({ text: sql, rowMode: 'array' })).rows;
        expect(
          await one(
            'select id, state, queued_count, sending_count, sent_count, unknown_count from dispatches order by id',
          ),
        ).toEqual([
          [IDS.dispatch, 'paused', 0, 0, 10, 30],
          [IDS.scheduled, 'paused', 0, 0, 0, 0],
        ]);
        expect(
          await one(
            `select state, min(unknown_attempts), count(*)::int from deliveries group by 1 order by 1`,
          ),
        ).toEqual([
          ['sent', 0, 10],
          ['unknown', 3, 30],
        ]);
        expect(await one('select held_at is not null from api_keys')).toEqual([[true]]);
        expect(await one('select resumed_at, public.is_held() from holds')).toEqual([[null, true]]);
        expect(await one('select locked_by from graphile_worker._private_jobs')).toEqual([[null]]);
        expect(await countLeftOut(url)).toBe(0);
      }),
    );
  });

  it('brings a data folder into an external database, and into another folder; what was held stays so', async () => {
    await backup('second', undefined, 'embedded', true);
    const held = await within('embedded', describeData);

    await restore('second', target.url, 'beside');
    await restore('second', undefined, 'again');

    const withoutHold = (data: Data) => ({ ...data, tables: { ...data.tables, 'public.holds': [] } });
    expect(differences(withoutHold(held), withoutHold(await describeData(target.url)))).toEqual([]);
    expect(differences(withoutHold(held), withoutHold(await within('again', describeData)))).toEqual([]);
    expect(JSON.parse(readFileSync(at('beside/secrets.json'), 'utf8'))).toEqual(SECRETS);
    const since = await withClient(target.url, (client) =>
      client.query<{ snapshot_at: Date }>('select snapshot_at from holds'),
    );
    const first = await within('embedded', (url) =>
      withClient(url, (client) => client.query<{ snapshot_at: Date }>('select snapshot_at from holds')),
    );
    expect(since.rows).toEqual(first.rows);
  });

  it('undoes one deletion right afterwards, and only that one', async () => {
    await withClient(target.url, async (client) => {
      const { rows } = await client.query<{ id: string; transaction_id: string }>(
        `select id, transaction_id from history_entries where table_name = 'footer_links' and operation = 'delete' order by id desc`,
      );
      const chosen = rows[0];
      const own = rows.filter(({ transaction_id: number }) => number === chosen?.transaction_id);
      const restored = await client.query('select * from restore_history_entry($1, true)', [chosen?.id]);

      expect(rows.length).toBe(6);
      expect(own.length).toBe(2);
      expect(restored.rowCount).toBe(2);
    });
  });

  it('takes up the events that had no number, once it is resumed', async () => {
    const pool = openPool(target.url);
    const { rows } = await pool.query<{ waiting: number; last: number }>(
      `select (select count(*)::int from outbox.events where position is null) as waiting,
         (select last_position::int from outbox.relay) as last`,
    );
    const [before] = rows;

    expect(await relayOutbox(pool)).toEqual({ relayed: 0 });
    await pool.query('update holds set resumed_at = now()');
    expect(await relayOutbox(pool)).toEqual({ relayed: before?.waiting });

    const after = await pool.query<{ last: number }>('select last_position::int as last from outbox.relay');
    expect(before?.waiting).toBeGreaterThanOrEqual(8);
    expect(after.rows[0]?.last).toBe((before?.last ?? 0) + (before?.waiting ?? 0));
    await pool.end();
  });

  it('runs while the product writes, and holds one moment', async () => {
    let isWriting = true;
    const writing = withClient(source.url, async (client) => {
      while (isWriting) {
        await client.query(`with link as (
          insert into footer_links (label, url, category) values ('Busy', '/', 'Company') returning id
        ) select count(*) from link`);
      }
    });
    await backup('busy', source.url, 'source').finally(() => (isWriting = false));
    await writing;

    await restore('busy', undefined, 'busy-target');
    const [links, entries] = await within('busy-target', (url) =>
      withClient(url, async (client) => {
        const { rows } = await client.query<{ links: number; entries: number }>(
          `select (select count(*)::int from footer_links where label = 'Busy') as links,
             (select count(*)::int from history_entries where table_name = 'footer_links' and label = 'Busy') as entries`,
        );
        return [rows[0]?.links, rows[0]?.entries];
      }),
    );
    expect(links).toBe(entries);
  });
});
