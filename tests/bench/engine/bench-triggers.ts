import pg from 'pg';
import { ensureTriggers, removeTriggers } from '#embedded/engine/live/triggers.ts';
import type { Scenario } from '../support/scenario.ts';
import { inTurn, median, medianRatio } from '../support/statistics.ts';
import { createWorld } from './world.ts';

const WRITERS = 32;
/** Blocks are short and many, so that what else the machine does meets all variants alike. */
const ROUNDS = 25;
const BLOCK_MS = 400;
const TABLES = [{ schema: 'public', name: 'item', keyColumns: [{ name: 'id', kind: 'integer' } as const] }];

/** SQL of a trigger that notifies after every statement, for comparison. */
const PLAIN = `
create schema engine;
create function engine.notify_always() returns trigger language plpgsql as
  $$ begin perform pg_notify('engine_changes', '["public","item"]'); return null; end $$;
create trigger notify_always after insert or update or delete on item
  for each statement execute function engine.notify_always()`;

const BARE = 'a notification for every statement';
const OURS = "the engine's triggers";

/** Measures the cost of the engine's triggers for 32 writers, each of which changes its own row in a loop. */
export const triggers: Scenario = {
  title: 'Triggers',
  measure: async (run) => {
    const { databaseUrl, sql: client } = await createWorld(run);
    const pool = new pg.Pool({ connectionString: databaseUrl, max: WRITERS });
    run.after(() => pool.end());
    await writesPerSecond(pool);
    await client.query(
      `insert into item select n, 'Item ' || n from generate_series(100, ${100 + WRITERS}) n`,
    );
    const measure = (prepare: () => Promise<unknown>) => async () => {
      await prepare();
      const writes = await writesPerSecond(pool);
      await removeTriggers(client);
      return writes;
    };
    const rounds = run.isQuick ? 3 : ROUNDS;
    const samples = await inTurn(
      {
        'no triggers': measure(() => Promise.resolve()),
        [BARE]: measure(() => client.query(PLAIN)),
        [OURS]: measure(() =>
          ensureTriggers(client, TABLES, (_, error) => {
            throw error;
          }),
        ),
      },
      { rounds },
    );
    const rows = Object.entries(samples).map(([name, values]) => [name, median(values).toFixed(0)]);

    return {
      parts: [
        `${WRITERS} writers, each of which changes a row of its own in a loop; medians of ${rounds} rounds, taken in turns.`,
        [['on the table', 'writes/s'], ...rows],
        `The engine's triggers leave ${medianRatio(samples[OURS], samples[BARE]).toFixed(2)} of the speed with a bare notification (median of the rounds' ratios; floor 0.85).`,
      ],
    };
  },
};

async function writesPerSecond(pool: pg.Pool): Promise<number> {
  const untilMs = Date.now() + BLOCK_MS;
  const write = async (id: number) => {
    let writes = 0;
    while (Date.now() < untilMs) {
      await pool.query({
        name: 'write',
        text: 'update item set name = $2 where id = $1',
        values: [id, `${writes}`],
      });
      writes += 1;
    }
    return writes;
  };
  const counts = await Promise.all(Array.from({ length: WRITERS }, (_, at) => write(100 + at)));
  return counts.reduce((sum, count) => sum + count, 0) / (BLOCK_MS / 1000);
}
