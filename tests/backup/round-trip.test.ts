import { readFileSync, statSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import type { openDatabase } from '#embedded/backup/open-database.ts';
import { withClient } from '#embedded/postgres/with-client.ts';
import { relayOutbox } from '#actions/features/relay-outbox/relay-outbox.ts';
import { say } from '#tests/support/doctor.ts';
import { checkEarlierBuilds } from '../../commands/doctor/check-earlier-builds.ts';
import { findDatabase } from '../../commands/doctor/find-database.ts';
import { openPool } from '#tests/support/postgres/open-pool.ts';
import { countLeftOut, describeData, differences, HELD } from './describe-data.ts';
import { IDS } from './fill-product.ts';
import { SECRETS, useBackup } from './use-backup.ts';

describe('a backup of an external database, restored', () => {
  const { at, restore, open, before } = useBackup();
  let database: Awaited<ReturnType<typeof openDatabase>>;

  afterAll(() => database.close());

  it('has every row again in a new data folder, except in the tables that a held restore changes', async () => {
    const { leftOut, rows } = await restore('first', undefined, 'embedded');

    database = await open('embedded');
    const after = await describeData(database.url);
    expect(differences(before(), after)).toEqual(HELD);
    expect(after.tables['public.subscriber_totals']).toEqual([
      expect.stringMatching(/^\(2026-01-01,7,/),
      expect.stringMatching(/^\(2026-01-03,9,/),
    ]);
    expect(after.sequences).toEqual(before().sequences);
    expect(leftOut).toEqual([]);
    expect(rows).toBe(Object.values(before().tables).reduce((sum, table) => sum + table.length, 0));
    expect(JSON.parse(readFileSync(at('embedded/secrets.json'), 'utf8'))).toMatchObject({
      masterSecret: SECRETS.masterSecret,
    });
    expect(statSync(at('embedded/secrets.json')).mode & 0o777).toBe(0o600);
  });

  it('is found by the doctor by its data folder while its database runs', async () => {
    const find = (folder: string) => findDatabase({ databaseUrl: undefined, dataDir: at(folder) });
    const { url } = await find('embedded');

    expect(await say(checkEarlierBuilds(url))).toMatch(/^ok: Nothing/);
    expect((await find('nowhere')).url).toBeUndefined();
  });

  it('sends nothing: dispatches are paused, open deliveries unknown, API keys held, links and sessions deleted', async () => {
    await withClient(database.url, async (client) => {
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
        await one(`select state, min(unknown_attempts), count(*)::int from deliveries group by 1 order by 1`),
      ).toEqual([
        ['sent', 0, 10],
        ['unknown', 3, 30],
      ]);
      expect(await one('select held_at is not null from api_keys')).toEqual([[true]]);
      expect(await one('select resumed_at, public.is_held() from holds')).toEqual([[null, true]]);
      expect(await one('select locked_by from graphile_worker._private_jobs')).toEqual([[null]]);
      expect(await countLeftOut(database.url)).toBe(0);
    });
  });

  it('still lets one deletion be undone by its transaction, without undoing the other deletion', async () => {
    await withClient(database.url, async (client) => {
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

  it('relays the outbox events that had no position yet, once the hold is ended', async () => {
    const pool = openPool(database.url);
    const { rows } = await pool.query<{ waiting: number; last: number }>(
      `select (select count(*)::int from outbox.events where position is null) as waiting,
         (select last_position::int from outbox.relay) as last`,
    );
    const [outbox] = rows;

    expect(await relayOutbox(pool)).toEqual({ relayed: 0 });
    await pool.query('update holds set resumed_at = now()');
    expect(await relayOutbox(pool)).toEqual({ relayed: outbox?.waiting });

    const after = await pool.query<{ last: number }>('select last_position::int as last from outbox.relay');
    expect(outbox?.waiting).toBeGreaterThanOrEqual(8);
    expect(after.rows[0]?.last).toBe((outbox?.last ?? 0) + (outbox?.waiting ?? 0));
    await pool.end();
  });
});
