import pg from 'pg';
import { ensureTriggers, removeTriggers } from '#embedded/engine/live/triggers.ts';
import { machine } from '../support/machine.ts';
import { median } from '../support/statistics.ts';
import { writeReport } from '../support/write-report.ts';
import { createWorld } from './world.ts';

const WRITERS = 32;
const ROUNDS = 5;
const BLOCK_MS = 2_000;
const TABLES = [{ schema: 'public', name: 'item', keyColumns: [{ name: 'id', kind: 'integer' } as const] }];

/** SQL of a trigger that notifies after every statement, for comparison. */
const PLAIN = `
create schema engine;
create function engine.notify_always() returns trigger language plpgsql as
  $$ begin perform pg_notify('engine_changes', '["public","item"]'); return null; end $$;
create trigger notify_always after insert or update or delete on item
  for each statement execute function engine.notify_always()`;

const VARIANTS: Readonly<Record<string, (client: pg.Client) => Promise<unknown>>> = {
  'no triggers': () => Promise.resolve(),
  'a notification for every statement': (client) => client.query(PLAIN),
  "the engine's triggers": (client) =>
    ensureTriggers(client, TABLES, (_, error) => {
      throw error;
    }),
};

/** Measures the cost of the engine's triggers for 32 writers, each of which changes its own row in a loop. */
export async function benchTriggers(): Promise<void> {
  const world = await createWorld();
  const client = new pg.Client({ connectionString: world.databaseUrl });
  await client.connect();
  await client.query(`insert into item select n, 'Item ' || n from generate_series(100, ${100 + WRITERS}) n`);
  const samples = new Map(Object.keys(VARIANTS).map((name) => [name, [] as number[]]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, prepare] of Object.entries(VARIANTS)) {
      await prepare(client);
      samples.get(name)?.push(await writesPerSecond(world.databaseUrl));
      await removeTriggers(client);
    }
  }
  await client.end();
  await world.close();
  await report(samples);
}

async function report(samples: ReadonlyMap<string, readonly number[]>): Promise<void> {
  const rows = [...samples].map(([name, values]) => `| ${name} | ${median(values).toFixed(0)} |`);
  const text = `## Triggers

${machine()} ${WRITERS} writers, each of which changes a row of its own in a loop; medians of ${ROUNDS} rounds, taken in turns.

| on the table | writes/s |
|---|---|
${rows.join('\n')}
`;
  process.stdout.write(text);
  await writeReport('triggers', text);
}

async function writesPerSecond(databaseUrl: string): Promise<number> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: WRITERS });
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
  await pool.end();
  return counts.reduce((sum, count) => sum + count, 0) / (BLOCK_MS / 1000);
}
