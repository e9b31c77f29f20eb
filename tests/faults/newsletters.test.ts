import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, it } from 'vitest';
import { startPostgres, type RunningPostgres } from '#embedded/postgres/start-postgres.ts';
import { surviveDatabaseKill, surviveKill } from '#tests/actions/newsletters/kill-worker.ts';
import { startNewsletters, type Newsletters } from '#tests/actions/newsletters/start-newsletters.ts';

const SEEDS = Array.from({ length: 20 }, (_, at) => 100 + at);

const dataDir = mkdtempSync(join(tmpdir(), 'hostfront-faults-'));
let postgres: RunningPostgres;
let world: Newsletters;

const start = (port?: number) =>
  startPostgres({
    dataDir: join(dataDir, 'postgres'),
    superuserPassword: 'test-superuser',
    ...(port !== undefined && { port }),
  });

/** As by a loss of power: no process of the server gets to say goodbye. Another takes its place. */
async function killDatabase(): Promise<void> {
  const { port } = postgres;
  const [pid] = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(pid), 'SIGKILL');
  await postgres.exited;
  postgres = await start(port);
}

beforeAll(async () => {
  postgres = await start();
  world = await startNewsletters({ superuserUrl: postgres.superuserUrl });
});
afterEach(() => world.clear());
afterAll(async () => {
  await world.stop();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('a newsletter on its way', () => {
  it.each(SEEDS)('survives the death of its worker (seed %i)', (seed) => surviveKill(world, seed));

  it.each(SEEDS)('survives the death of the database (seed %i)', (seed) =>
    surviveDatabaseKill(world, seed, killDatabase),
  );
});
