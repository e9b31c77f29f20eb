import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { createTestDatabase } from '#tests/support/postgres/database.ts';
import { startBuilt } from '../support/peer.ts';
import { startDatabaseServer, type Part, type Run, type Scenario } from '../support/scenario.ts';
import { startBareEngine } from '../support/start-engine.ts';
import { inTurn, medianRatio, mediansOf } from '../support/statistics.ts';
import { MANY_TABLES, MANY_TABLES_SQL, writeMetadata } from './many-tables.ts';

type Samples = Readonly<Record<string, readonly Readonly<Record<string, number>>[]>>;
type Checkout = {
  readonly name: 'before' | 'now';
  readonly folder: string | undefined;
  readonly databaseUrl: string;
};

const ROUNDS = 5;
/** Documents whose plans are kept before memory is measured for the first time, and for the last. */
const FEW = 1_000;
const MANY = 100_000;

/**
 * Measures what the engine does for the first time: planning, and starting with many tables; beside them the search of a
 * known plan. ENGINE_CHECKOUT names the folder of another checkout, which is measured in turn with this one.
 */
export const cold: Scenario = {
  title: 'The cold engine',
  measure: async (run) => {
    const folder = mkdtempSync(join(tmpdir(), 'hostfront-bench-'));
    run.after(() => rmSync(folder, { recursive: true, force: true }));
    writeMetadata(folder);
    const checkouts = await createDatabases(run);
    const plans = await measurePlans(checkouts, folder);
    const starts = await measureStarts(checkouts, folder);

    return {
      parts: [
        `${MANY_TABLES} tables of 12 columns, three roles and the administrator. Medians of ${ROUNDS} rounds, in turn.`,
        [
          ['what', 'before', 'now', 'ratio'],
          row('planning of a nested query of 30 fields, µs CPU', plans, 'cold'),
          row('search of its known plan, µs CPU', plans, 'known'),
          row('start, ms', starts, 'wallMs'),
          row('start, ms CPU of the engine', starts, 'cpuMs'),
        ],
        ...(await measureMemory(checkouts, folder, run.isQuick)),
      ],
    };
  },
};

/** Makes a database for each checkout, since each of them installs its own triggers. */
async function createDatabases(run: Run): Promise<Checkout[]> {
  const { superuserUrl } = await startDatabaseServer(run, { max_connections: '200' });
  const older = process.env['ENGINE_CHECKOUT'];
  const folders = [
    ...(older === undefined ? [] : [{ name: 'before', folder: resolve(older) } as const]),
    { name: 'now', folder: undefined } as const,
  ];

  return Promise.all(
    folders.map(async (checkout) => {
      const { url } = await createTestDatabase({ template: 'empty', superuserUrl });
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(MANY_TABLES_SQL);
      await client.query('vacuum analyze');
      await client.end();

      return { ...checkout, databaseUrl: url };
    }),
  );
}

async function startPlans({ databaseUrl, folder: checkout }: Checkout, folder: string) {
  const script = new URL('./plans-process.ts', import.meta.url);
  const peer = await startBuilt(script, { execArgv: ['--expose-gc'] }, checkout);
  await peer.call('start', { databaseUrl, folder });

  return peer;
}

async function measurePlans(checkouts: readonly Checkout[], folder: string): Promise<Samples> {
  const peers = await Promise.all(
    checkouts.map(async (checkout) => ({ name: checkout.name, peer: await startPlans(checkout, folder) })),
  );
  const measures = peers.map(({ name, peer }) => [
    name,
    async () => ({
      cold: await peer.call<number>('cold', 1_000),
      known: await peer.call<number>('known', 50_000),
    }),
  ]);
  const samples = await inTurn(
    Object.fromEntries(measures) as Record<string, () => Promise<Record<string, number>>>,
    {
      rounds: ROUNDS,
      warmUps: 2,
    },
  );
  for (const { peer } of peers) await peer.stop();

  return samples;
}

/** Starts an engine several times, each time in a new process; the first start, which makes the triggers, is left out. */
function measureStarts(checkouts: readonly Checkout[], folder: string): Promise<Samples> {
  const measures = checkouts.map(({ name, databaseUrl, folder: checkout }) => [
    name,
    async () => {
      const startedMs = performance.now();
      const engine = await startBareEngine(databaseUrl, { HASURA_GRAPHQL_METADATA_DIR: folder }, checkout);
      const wallMs = performance.now() - startedMs;
      const cpuMs = await engine.cpuMs();
      await engine.stop();

      return { wallMs, cpuMs };
    },
  ]);

  return inTurn(Object.fromEntries(measures) as Record<string, () => Promise<Record<string, number>>>, {
    rounds: ROUNDS,
    warmUps: 1,
  });
}

/** Compares the memory after few distinct documents and after many, of this checkout alone. */
async function measureMemory(
  checkouts: readonly Checkout[],
  folder: string,
  isQuick: boolean,
): Promise<Part[]> {
  const most = isQuick ? 20_000 : MANY;
  const rows: (string | number)[][] = [['memory, MB', `${FEW} documents`, `${most} documents`, 'ratio']];
  for (const checkout of checkouts) {
    const peer = await startPlans(checkout, folder);
    const few = await peer.call<Record<'used' | 'resident', number>>('memory', FEW);
    const many = await peer.call<Record<'used' | 'resident', number>>('memory', most - FEW);
    await peer.stop();
    for (const kind of ['used', 'resident'] as const) {
      const cells = [few[kind], many[kind]].map((bytes) => (bytes / 2 ** 20).toFixed(0));
      rows.push([`${checkout.name}, ${kind}`, ...cells, (many[kind] / few[kind]).toFixed(2)]);
    }
  }

  return [rows];
}

function row(label: string, samples: Samples, what: string): string[] {
  const values = (name: string) => (samples[name] ?? []).map((sample) => sample[what] ?? Number.NaN);
  const cells = ['before', 'now'].map((name) =>
    samples[name] === undefined ? '' : (mediansOf(samples[name])[what]?.toFixed(1) ?? ''),
  );
  const ratio = medianRatio(values('now'), values('before'));

  return [label, ...cells, Number.isNaN(ratio) ? '' : ratio.toFixed(2)];
}
