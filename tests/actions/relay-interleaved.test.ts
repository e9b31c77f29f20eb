import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { relayOutbox } from '#actions/features/relay-outbox/relay-outbox.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { seeded } from '#tests/support/seeded.ts';

const RECORDS = ['a', 'b', 'c', 'd', 'e'];
const WRITERS = 6;
const TRANSACTIONS = 6;
const COUNT_UP = `
  update footer_links set url = '/' || (ltrim(url, '/')::integer + 1) where label = $1 and category = 'Company'`;

/** A change as a reader gets it, and the count that it wrote to its record, by the history. */
type Change = { number: string; record_id: string; count: number };

describe('changes of interleaved transactions', () => {
  let database: TestDatabase;
  let pool: pg.Pool;

  beforeAll(async () => {
    database = await createTestDatabase();
    pool = new pg.Pool({ connectionString: database.url, max: 20 });
    // The server ends connections on purpose.
    pool.on('connect', (client) => client.on('error', () => undefined));
    for (const name of RECORDS) {
      await pool.query(`insert into footer_links (label, url, category) values ($1, '/0', 'Company')`, [
        name,
      ]);
    }
  });
  afterAll(async () => {
    await pool.end();
    await database.close();
  });

  const changesAfter = async (number: string): Promise<Change[]> => {
    const { rows } = await pool.query<Change>(
      `select change.number, record_id, ltrim(entry.after ->> 'url', '/')::integer as count
       from changes as change join history_entries as entry using (record_id, operation, happened_at)
       where change.number > $1 order by change.number`,
      [number],
    );
    return rows;
  };

  /** Counts up some records, in the order that avoids deadlocks, then commits, rolls back or is killed. */
  async function write(client: pg.PoolClient, random: () => number): Promise<void> {
    await client.query('begin');
    for (const name of RECORDS.filter(() => random() < 0.4)) {
      await client.query(COUNT_UP, [name]);
    }
    const end = random();
    if (end > 0.9) await client.query('select pg_terminate_backend(pg_backend_pid())');
    else await client.query(end > 0.75 ? 'rollback' : 'commit');
  }

  async function writeAll(random: () => number): Promise<void> {
    for (let turn = 0; turn < TRANSACTIONS; turn += 1) {
      const client = await pool.connect();
      await write(client, random).then(
        () => client.release(),
        (fault: Error) => client.release(fault),
      );
    }
  }

  /** Relays and reads behind its own cursor, as a program does, until nothing is written any more. */
  async function follow(isWriting: () => boolean, from: string): Promise<Change[]> {
    const seen: Change[] = [];
    while (isWriting()) {
      await relayOutbox(pool);
      seen.push(...(await changesAfter(seen.at(-1)?.number ?? from)));
    }
    await relayOutbox(pool);
    return [...seen, ...(await changesAfter(seen.at(-1)?.number ?? from))];
  }

  it.each(Array.from({ length: 20 }, (_, seed) => seed))(
    'reach each reader once, without a gap, each record in the order of its changes (seed %i)',
    async (seed) => {
      const from = String((await changesAfter('0')).length);
      let isWriting = true;
      const readers = [1, 2].map(() => follow(() => isWriting, from));

      await Promise.all(Array.from({ length: WRITERS }, (_, at) => writeAll(seeded(seed * WRITERS + at))));
      isWriting = false;

      const truth = await Promise.all(readers).then(() => changesAfter(from));
      for (const seen of await Promise.all(readers)) expect(seen).toEqual(truth);
      expect(truth.map(({ number }) => Number(number))).toEqual(truth.map((_, at) => Number(from) + 1 + at));
      for (const id of new Set(truth.map(({ record_id: record }) => record))) {
        const counts = truth.filter(({ record_id: record }) => record === id).map(({ count }) => count);
        expect(counts).toEqual(counts.map((_, at) => counts[0]! + at));
      }
      expect((await pool.query('select from outbox.events where position is null')).rowCount).toBe(0);
    },
  );
});
