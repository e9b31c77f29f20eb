import { describe, it } from 'vitest';
import { killDatabaseDuringImport } from '#tests/actions/imports/killed-service.ts';
import { tokenOf } from '#tests/actions/imports/start-imports.ts';
import { admin, startActions } from '#tests/actions/start-actions.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { killImports } from './kill-imports.ts';
import { startKillablePostgres } from './database/killable-postgres.ts';
import { SEEDS, startTwoServices } from './two-services.ts';

const postgres = useStarted(() => startKillablePostgres());
const actions = useStarted(() => startActions({}, postgres.superuserUrl));

describe('an import of contacts that is running', () => {
  it.each(SEEDS)('survives a kill of PostgreSQL (seed %i)', async (seed) => {
    await killDatabaseDuringImport(actions, await tokenOf(actions, admin), seed, postgres.kill);
  });
});

describe('two overlapping imports of contacts, on two actions services', () => {
  const services = useStarted(() =>
    startTwoServices({ databaseUrl: actions.databaseUrl, identityUrl: actions.identity.url }),
  );

  it.each(SEEDS)(
    'are each imported once and whole, or not at all, though one service is killed (seed %i)',
    async (seed) => {
      await killImports(actions, services, { token: await tokenOf(actions, admin), seed });
    },
  );
});
