import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { startPostgres, type RunningPostgres } from '#embedded/postgres/start-postgres.ts';
import { killDuringImport } from '#tests/actions/imports/killed-service.ts';
import { tokenOf } from '#tests/actions/imports/start-imports.ts';
import { admin, startActions, type Actions } from '#tests/actions/start-actions.ts';

const SEEDS = Array.from({ length: 20 }, (_, at) => 100 + at);

const dataDir = mkdtempSync(join(tmpdir(), 'hostfront-imports-'));
let postgres: RunningPostgres;
let actions: Actions;

beforeAll(async () => {
  postgres = await startPostgres({ dataDir: join(dataDir, 'postgres'), superuserPassword: 'test-superuser' });
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
});
