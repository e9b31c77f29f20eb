import pg from 'pg';
import { ensureTriggers, removeTriggers } from '#embedded/engine/live/triggers.ts';
import { machine } from '../support/machine.ts';
import { median } from '../support/statistics.ts';
import { writeReport } from '../support/write-report.ts';
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

const VARIANTS: Readonly<Record<string, (client: pg.Client) => Promise<unknown>>> = {
  'no triggers': () => Promise.resolve(),
  [BARE]: (client) => client.query(PLAIN),
  [OURS]: (client) =>
    ensureTriggers(client, TABLES, (_, error) => {
      throw error;
    }),
};

/** Measures the cost of the engine's triggers for 32 writers, each of which changes its own row in a loop. */
export async function benchTriggers(): Promise<void> {
  const world = await createWorld();
  const client = new pg.Client({ connectionString: world.databaseUrl });
  await client.connect();
  const pool = new pg.Pool({ connectionString: world.databaseUrl, max: WRITERS });
  await writesPerSecond(pool);
  await client.query(`insert into item select n, 'Item ' || n from generate_series(100, ${100 + WRITERS}) n`);
  const samples = new Map(Object.keys(VARIANTS).map((name) => [name, [] as number[]]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, prepare] of Object.entries(VARIANTS)) {
      await prepare(client);
      samples.get(name)?.push(await writesPerSecond(pool));
      await removeTriggers(client);
    }
  }
  await Promise.all([client.end(), pool.end()]);
  await world.close();
  report(samples);
}

function report(samples: ReadonlyMap<string, readonly number[]>): void {
  const rows = [...samples].map(([name, values]) => `| ${name} | ${median(values).toFixed(0)} |`);
  // The two blocks of a round follow each other, so that their ratio depends little on what else the machine does.
  const ratios = (samples.get(OURS) ?? []).map((ours, round) => ours / (samples.get(BARE)?.[round] ?? NaN));
  const text = `## Triggers

${machine()} ${WRITERS} writers, each of which changes a row of its own in a loop; medians of ${ROUNDS} rounds, taken in turns.

| on the table | writes/s |
|---|---|
${rows.join('\n')}

The engine's triggers leave ${median(ratios).toFixed(2)} of the speed with a bare notification (median of the rounds' ratios; floor 0.85).
`;
  process.stdout.write(text);
  writeReport('triggers', text);
}

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
