import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { startPostgres, type RunningPostgres } from '#embedded/postgres/start-postgres.ts';
import { killDatabaseDuringImport, killDuringImport } from '#tests/actions/imports/killed-service.ts';
import { tokenOf } from '#tests/actions/imports/start-imports.ts';
import { admin, startActions, type Actions } from '#tests/actions/start-actions.ts';

const SEEDS = Array.from({ length: 20 }, (_, at) => 100 + at);

const dataDir = mkdtempSync(join(tmpdir(), 'hostfront-imports-'));
let postgres: RunningPostgres;
let actions: Actions;

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
  actions = await startActions({}, postgres.superuserUrl);
});
afterAll(async () => {
  await actions.stop();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('an import on its way', () => {
  it.each(SEEDS)('survives the death of its service (seed %i)', async (seed) => {
    await killDuringImport(actions, await tokenOf(actions, admin), seed);
  });

  it.each(SEEDS)('survives the death of the database (seed %i)', async (seed) => {
    await killDatabaseDuringImport(actions, await tokenOf(actions, admin), seed, killDatabase);
  });
});
