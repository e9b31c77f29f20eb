import type { Db } from '#actions/lib/database.ts';
import { dispatchKey, DISPATCH_TASK } from './dispatch-job.ts';

/** Run of a dispatch in this process; `isYielding` tells it to leave what is queued to its next turn. */
export type Run = { ended: Promise<void>; startedAt: number; isYielding: boolean };

type Options = {
  /** Number of dispatches that run in this process at once. */
  most: number;
  /** Milliseconds that a dispatch runs before it yields to one that waits. */
  turnMs: number;
};

/**
 * Lets dispatches take turns: while more of them wait than can run, those that have run longest yield. A dispatch that
 * yielded is queued behind those that wait.
 */
export async function yieldTurns(db: Db, runs: Map<string, Run>, { most, turnMs }: Options): Promise<void> {
  if (runs.size < most) return;
  const { rows } = await db.query<{ waiting: number }>(
    `select count(*)::int as waiting from graphile_worker.jobs
     where task_identifier = $1 and locked_at is null and run_at <= now() and attempts < max_attempts
       and key <> all ($2)`,
    [DISPATCH_TASK, [...runs.keys()].map(dispatchKey)],
  );
  const turnEnded = performance.now() - turnMs;
  const yielding = [...runs.values()]
    .filter(({ startedAt }) => startedAt <= turnEnded)
    .sort((one, other) => one.startedAt - other.startedAt)
    .slice(0, rows[0]?.waiting ?? 0);
  for (const run of yielding) run.isYielding = true;
}
