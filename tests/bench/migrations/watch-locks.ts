import { setTimeout } from 'node:timers/promises';
import type { Client } from 'pg';

/** Tables that grow with use. */
export const LARGE = ['contacts', 'deliveries', 'history_entries'] as const;

/** Longest hold, in milliseconds, of a table of a database. */
export type Hold = {
  readonly table: string;
  /** Whether it kept readers out, too, or writers alone. */
  readonly from: 'everybody' | 'writers';
  readonly ms: number;
};

const LOOK_MS = 5;
/** Locks that keep writers out; the strongest keeps readers out, too. */
const HELD = `
  select class.relname as table, bool_or(lock.mode = 'AccessExclusiveLock') as from_everybody
  from pg_locks as lock join pg_class as class on class.oid = lock.relation
  where lock.granted and class.relname = any ($1)
    and lock.mode in ('ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')
  group by class.relname`;

/** Looks every 5 ms at the locks of large tables while `act` runs; returns how long each was held. */
export async function watchLocks(client: Client, act: () => Promise<unknown>): Promise<Hold[]> {
  const holds = new Map<string, Hold>();
  let isOver = false;
  const acted = act().finally(() => (isOver = true));
  let lookedAt = performance.now();
  while (!isOver) {
    const { rows } = await client.query<{ table: string; from_everybody: boolean }>(HELD, [[...LARGE]]);
    const now = performance.now();
    for (const { table, from_everybody: isWhole } of rows) {
      const from = isWhole ? 'everybody' : 'writers';
      const key = `${table} ${from}`;
      holds.set(key, { table, from, ms: (holds.get(key)?.ms ?? 0) + now - lookedAt });
    }
    lookedAt = now;
    await setTimeout(LOOK_MS);
  }
  await acted;

  return [...holds.values()];
}
