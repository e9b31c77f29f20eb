import { createHmac } from 'node:crypto';
import type { Db } from './database.ts';
import { CHUNK, deleteChunk } from './delete-chunk.ts';

type AttemptLimitOptions = {
  db: Db;
  /**
   * Secrets of the hash that identifies a person or an IP in the table. Counts made with an older secret move to the
   * first one.
   */
  secrets: readonly string[];
  name: string;
  max: number;
  windowS: number;
};

/**
 * Limit whose attempts are counted in the database, so that parallel requests and several instances share one count.
 */
export type AttemptLimit = ReturnType<typeof createAttemptLimit>;

/** Creates a limit of at most `max` attempts for one key, in a window that begins with the first of them. */
export function createAttemptLimit({ db, secrets, name, max, windowS }: AttemptLimitOptions) {
  const hashes = (key: string) =>
    secrets.map((secret) => createHmac('sha256', secret).update(`${name}\0${key}`).digest('base64url'));

  return {
    /** Counts one attempt before it is made; returns the seconds to wait if it is one too many, otherwise 0. */
    async take(key: string): Promise<number> {
      const [current, ...earlier] = hashes(key);
      const { rows } = await db.query<{ count: number; wait_s: number }>(
        `with earlier as (
           delete from actions.attempts where key = any ($3) returning count, window_ends_at
         )
         insert into actions.attempts as a (key, count, window_ends_at)
         select $1, 1 + coalesce(sum(count), 0), coalesce(max(window_ends_at), now() + make_interval(secs => $2))
         from earlier where window_ends_at > now()
         on conflict (key) do update set
           count = case when a.window_ends_at <= now() then excluded.count else a.count + excluded.count end,
           window_ends_at = case when a.window_ends_at <= now() then excluded.window_ends_at else a.window_ends_at end
         returning count, ceil(extract(epoch from window_ends_at - now()))::integer as wait_s`,
        [current, windowS, earlier],
      );
      const row = rows[0];
      if (!row || row.count <= max) return 0;

      // The `now()` of this statement may be earlier than the beginning of a window that another statement has just
      // opened.
      return Math.min(Math.max(1, row.wait_s), windowS);
    },

    /** Takes one attempt off the count, because it turned out not to count. */
    async giveBack(key: string): Promise<void> {
      await db.query('update actions.attempts set count = greatest(count - 1, 0) where key = any ($1)', [
        hashes(key),
      ]);
    },

    /** Forgets all attempts of a key. */
    async clear(key: string): Promise<void> {
      await db.query('delete from actions.attempts where key = any ($1)', [hashes(key)]);
    },
  };
}

/** Upper bound for the counts that are kept; captcha and limits make a stranger work long to reach it. */
const MAX_COUNTS = 100_000;

/** Deletes windows that have passed; returns how many. */
export function deletePastAttempts(db: Db): Promise<number> {
  return deleteChunk(db, { table: 'actions.attempts', key: 'key', where: 'window_ends_at <= now()' });
}

/** Deletes counts beyond `maxCounts`, first those whose windows will pass first; returns how many. */
export async function deleteExcessAttempts(db: Db, maxCounts = MAX_COUNTS): Promise<number> {
  const { rowCount } = await db.query(
    `delete from actions.attempts where key in (
       select key from actions.attempts order by window_ends_at desc offset $1 limit $2)`,
    [maxCounts, CHUNK],
  );
  return rowCount ?? 0;
}
