import type pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { relayOutbox } from '#actions/features/relay-outbox/relay-outbox.ts';
import { openPool } from '#tests/support/postgres/open-pool.ts';
import { seeded } from '#tests/support/seeded.ts';

const RECORDS = ['a', 'b', 'c', 'd', 'e'];
const WRITERS = 6;
const TRANSACTIONS = 6;
const READERS = 2;
const RETRY_MS = 20;
const COUNT_UP = `
  update footer_links set url = '/' || (ltrim(url, '/')::integer + 1) where label = $1 and category = 'Company'
  returning id as record_id, ltrim(url, '/')::integer as count`;

/** What a writer did: the count that it wrote to a record. */
type Count = { record_id: string; count: number };
/** A change as a reader gets it, and the count that it wrote to its record, by the history. */
type Change = Count & { number: string };

export const INTERLEAVING_SEEDS: readonly number[] = Array.from({ length: 20 }, (_, seed) => seed);

/**
 * Lets transactions interleave that count up records, while two instances relay and two readers follow, each behind its
 * own cursor. Any statement may fail, because connections and servers are killed.
 */
export async function startInterleaving(databaseUrl: string) {
  const pool = openPool(databaseUrl, { max: 20 });
  for (const name of RECORDS) {
    await pool.query(`insert into footer_links (label, url, category) values ($1, '/0', 'Company')`, [name]);
  }

  async function changesAfter(number: string): Promise<Change[]> {
    // Transactions that began in the same microsecond are told apart by the order of their entries.
    const { rows } = await pool.query<Change>(
      `with change as (
         select *, row_number() over (partition by record_id, operation, happened_at order by number) as turn
         from changes
       ), entry as (
         select *, row_number() over (partition by record_id, operation, happened_at order by id) as turn
         from history_entries
       )
       select change.number, record_id, ltrim(entry.after ->> 'url', '/')::integer as count
       from change join entry using (record_id, operation, happened_at, turn)
       where change.number > $1 order by change.number`,
      [number],
    );
    return rows;
  }

  /**
   * Counts up some records, in the order that avoids deadlocks, then commits, rolls back or is killed. Returns what it
   * was told to be committed.
   */
  async function write(client: pg.PoolClient, random: () => number): Promise<Count[]> {
    const counts: Count[] = [];
    await client.query('begin');
    for (const name of RECORDS.filter(() => random() < 0.4)) {
      counts.push(...(await client.query<Count>(COUNT_UP, [name])).rows);
    }
    const end = random();
    if (end > 0.9) await client.query('select pg_terminate_backend(pg_backend_pid())');
    const { command } = await client.query(end > 0.75 ? 'rollback' : 'commit');
    return command === 'COMMIT' ? counts : [];
  }

  async function writeAll(random: () => number): Promise<Count[]> {
    const acknowledged: Count[] = [];
    for (let turn = 0; turn < TRANSACTIONS; turn += 1) {
      const client = await untilDone(() => pool.connect());
      await write(client, random).then(
        (counts) => {
          acknowledged.push(...counts);
          client.release();
        },
        (fault: Error) => client.release(fault),
      );
    }
    return acknowledged;
  }

  /** Relays and reads behind its own cursor, as a program does, until nothing is written any more. */
  async function follow(isWriting: () => boolean, from: string): Promise<Change[]> {
    const seen: Change[] = [];
    const read = async () => {
      await untilDone(() => relayOutbox(pool));
      seen.push(...(await untilDone(() => changesAfter(seen.at(-1)?.number ?? from))));
    };
    while (isWriting()) await read();
    await read();
    return seen;
  }

  return {
    /**
     * Runs the transactions of a seed, and `meanwhile` beside them; fails if a reader missed or repeated a change, or a
     * change that a writer was told to be committed is not there. Returns the number of these changes.
     */
    async check(seed: number, meanwhile: () => Promise<void> = () => Promise.resolve()): Promise<number> {
      const from = (await changesAfter('0')).at(-1)?.number ?? '0';
      let isWriting = true;
      const readers = Array.from({ length: READERS }, () => follow(() => isWriting, from));

      const writers = Array.from({ length: WRITERS }, (_, at) => writeAll(seeded(seed * WRITERS + at)));
      const [acknowledged] = await Promise.all([Promise.all(writers), meanwhile()]);
      isWriting = false;

      const seen = await Promise.all(readers);
      const truth = await changesAfter(from);
      for (const changes of seen) expect(changes).toEqual(truth);
      expect(truth.map(({ number }) => Number(number))).toEqual(truth.map((_, at) => Number(from) + 1 + at));
      expectCountsInOrder(truth);
      expect(truth.map(({ record_id, count }) => ({ record_id, count }))).toEqual(
        expect.arrayContaining(acknowledged.flat()),
      );
      expect((await pool.query('select from outbox.events where position is null')).rowCount).toBe(0);

      return acknowledged.flat().length;
    },

    stop: () => pool.end(),
  };
}

/** Fails if the changes of a record do not come in the order in which they were made. */
function expectCountsInOrder(changes: readonly Change[]): void {
  for (const id of new Set(changes.map(({ record_id: record }) => record))) {
    const counts = changes.filter(({ record_id: record }) => record === id).map(({ count }) => count);
    expect(counts).toEqual(counts.map((_, at) => (counts[0] ?? 0) + at));
  }
}

/** Repeats a step until it succeeds; a server that was killed is back soon. */
async function untilDone<T>(step: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await step();
    } catch {
      await sleep(RETRY_MS);
    }
  }
}
