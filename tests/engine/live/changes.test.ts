import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { deletePastChanges, relayOutbox } from '#actions/features/relay-outbox/relay-outbox.ts';
import { holdConnection } from '#tests/support/postgres/hold-connection.ts';
import { openSocket } from '../support/open-socket.ts';
import { relayAll } from '../support/relay-all.ts';
import { useProductEngine } from '../support/use-engine.ts';

type Change = { number: string; operation: string; table_name: string; record_id: string | null };

const STREAM = `subscription ($from: bigint!) {
  changes: changes_stream(cursor: { initial_value: { number: $from } }, batch_size: 7) {
    number operation table_name record_id
  }
}`;
const ADD_LINK = `insert into footer_links (label, url, category) values ($1, '/', 'Company') returning id`;

const { engine, pool } = useProductEngine();

/** Opens a stream and returns the list to which its rows are added in the order of their arrival. */
async function follow(role: string, from = '0', query = STREAM): Promise<Change[]> {
  const socket = await openSocket(engine, await engine.bearer([role], role));
  const seen: Change[] = [];
  socket.socket.on('message', (data) => {
    const { payload } = JSON.parse(String(data)) as { payload?: { data?: { changes: Change[] } } };
    seen.push(...(payload?.data?.changes ?? []));
  });
  socket.subscribe('1', query, { from });
  return seen;
}

const lastNumber = async () =>
  (await pool.query<{ last: string }>('select coalesce(max(number), 0) as last from changes')).rows[0]!.last;
const addLink = async (label: string) => (await pool.query<{ id: string }>(ADD_LINK, [label])).rows[0]!.id;

describe('the subscription changes_stream', () => {
  it('misses no transaction, even if transactions commit in another order than they began', async () => {
    const seen = await follow('editor', await lastNumber());
    const slow = await holdConnection(pool);
    await slow.query('begin');
    const first = (await slow.query<{ id: string }>(ADD_LINK, ['Slow'])).rows[0]!.id;
    const second = await addLink('Quick');

    await relayOutbox(pool);
    await expect.poll(() => seen.map(({ record_id: id }) => id)).toEqual([second]);
    await slow.query('commit');
    await relayAll(pool);

    await expect.poll(() => seen.map(({ record_id: id }) => id)).toEqual([second, first]);
  });

  it('delivers each change once under many writers and two relays', async () => {
    const from = Number(await lastNumber());
    const seen = await follow('editor', String(from));
    let writing = true;
    const relays = [1, 2].map(async () => {
      while (writing) await relayOutbox(pool);
    });

    const written = await Promise.all(
      Array.from({ length: 8 }, async (_, writer) => {
        const ids: string[] = [];
        for (let turn = 0; turn < 12; turn += 1) ids.push(...(await write(writer, turn)));
        return ids;
      }),
    );
    writing = false;
    await Promise.all(relays);
    await relayAll(pool);

    const expected = written.flat();
    await expect.poll(() => seen.length).toBe(expected.length);
    expect(seen.map(({ record_id: id }) => id).sort()).toEqual(expected.sort());
    expect(seen.map(({ number }) => Number(number))).toEqual(expected.map((_, at) => from + 1 + at));
  });

  /**
   * Runs a transaction that adds one to three links; every fourth is rolled back. Returns the ids of the committed
   * ones.
   */
  async function write(writer: number, turn: number): Promise<string[]> {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const ids: string[] = [];
      for (let n = 0; n <= (writer + turn) % 3; n += 1) {
        const { rows } = await client.query<{ id: string }>(ADD_LINK, [`${writer}-${turn}-${n}`]);
        ids.push(rows[0]!.id);
        await client.query('select pg_sleep($1)', [((writer * 7 + turn * 5) % 10) / 1_000]);
      }
      const isKept = (writer + turn) % 4 !== 0;
      await client.query(isKept ? 'commit' : 'rollback');
      return isKept ? ids : [];
    } finally {
      client.release();
    }
  }

  it('continues after the number that was read last', async () => {
    const from = await lastNumber();
    const id = await addLink('Before');
    await relayAll(pool);
    const place = await lastNumber();
    await pool.query(`update footer_links set label = 'After' where id = $1`, [id]);
    await pool.query('delete from footer_links where id = $1', [id]);
    await relayAll(pool);

    const [all, rest] = [await follow('editor', from), await follow('editor', place)];

    await expect
      .poll(() => [all, rest].map((seen) => seen.map(({ operation }) => operation)))
      .toEqual([
        ['insert', 'update', 'delete'],
        ['update', 'delete'],
      ]);
  });

  it('shows each role only changes of tables that it may read', async () => {
    const from = await lastNumber();
    await pool.query('insert into contacts (email) values ($1)', [`${randomUUID()}@example.test`]);
    await pool.query(
      `insert into pricing_plans (name, price, features, category) values ('S', 1, '{a}', 'vps')`,
    );
    await pool.query(`update analytics_settings set value = $1 where key = 'gtm_id'`, [`GTM-${Date.now()}`]);
    await pool.query(
      `insert into site_settings (key, value) values ('sender_name', $1)
       on conflict (key) do update set value = excluded.value`,
      [randomUUID()],
    );
    await pool.query(`insert into user_roles (user_id, role) values (gen_random_uuid(), 'user')`);
    await relayAll(pool);

    const roles = ['reader', 'editor', 'mailing', 'site_admin'];
    const seen = await Promise.all(roles.map((role) => follow(role, from)));
    const tables = () => seen.map((changes) => changes.map(({ table_name: table }) => table));

    await expect
      .poll(tables)
      .toEqual([
        ['pricing_plans', 'analytics_settings'],
        ['pricing_plans'],
        ['contacts'],
        ['contacts', 'pricing_plans', 'analytics_settings', 'site_settings', 'user_roles'],
      ]);
  });

  it('delivers the record as the role may see it, or null if it is deleted or hidden', async () => {
    const from = await lastNumber();
    const gone = await addLink('Gone');
    const hidden = `insert into store_notices (content, is_active) values ('Draft', false)`;
    await pool.query(hidden);
    const name = `Fast hosting ${randomUUID()}`;
    await pool.query(`update seo_settings set value = $1 where key = 'site_title'`, [name]);
    await pool.query('delete from footer_links where id = $1', [gone]);
    await relayAll(pool);
    const query = `subscription ($from: bigint!) {
      changes: changes_stream(cursor: { initial_value: { number: $from } }, batch_size: 7) {
        footer_link { label } store_notice { content } seo_setting { value }
      }
    }`;

    const [reader, editor] = [await follow('reader', from, query), await follow('editor', from, query)];

    const nothing = { footer_link: null, store_notice: null, seo_setting: null };
    const title = { ...nothing, seo_setting: { value: name } };
    await expect.poll(() => reader).toEqual([nothing, nothing, title, nothing]);
    await expect
      .poll(() => editor)
      .toEqual([nothing, { ...nothing, store_notice: { content: 'Draft' } }, title, nothing]);
  });

  it('loses changes that are more than a week old', async () => {
    const kept = await lastNumber();
    await pool.query(`update changes set happened_at = now() - interval '8 days' where number < $1`, [kept]);

    await deletePastChanges(pool);

    const { data } = await engine.askAs(
      'site_admin',
      '{ changes(order_by: { number: asc }, limit: 1) { number } }',
    );
    expect(data).toEqual({ changes: [{ number: kept }] });
  });
});
