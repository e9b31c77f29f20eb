import { afterAll, beforeAll, describe, it } from 'vitest';
import { killDatabaseDuringImport } from '#tests/actions/imports/killed-service.ts';
import { tokenOf } from '#tests/actions/imports/start-imports.ts';
import { admin, startActions, type Actions } from '#tests/actions/start-actions.ts';
import { killImports } from './kill-imports.ts';
import { startKillablePostgres } from './database/killable-postgres.ts';
import { SEEDS, startTwoServices, type TwoServices } from './two-services.ts';

let postgres: Awaited<ReturnType<typeof startKillablePostgres>>;
let actions: Actions;

beforeAll(async () => {
  postgres = await startKillablePostgres();
  actions = await startActions({}, postgres.superuserUrl);
});
afterAll(async () => {
  await actions.stop();
  await postgres.stop();
});

describe('an import on its way', () => {
  it.each(SEEDS)('survives the death of the database (seed %i)', async (seed) => {
    await killDatabaseDuringImport(actions, await tokenOf(actions, admin), seed, postgres.kill);
  });
});

describe('two imports that overlap, on two services', () => {
  let services: TwoServices;

  beforeAll(async () => {
    services = await startTwoServices({
      databaseUrl: actions.databaseUrl,
      identityUrl: actions.identity.url,
    });
  });
  afterAll(() => services.stop());

  it.each(SEEDS)(
    'count once each, whole or not at all, though one service is killed (seed %i)',
    async (seed) => {
      await killImports(actions, services, { token: await tokenOf(actions, admin), seed });
    },
  );
});
