import { basename, join } from 'node:path';
import { applyMigrations } from '#embedded/postgres/migrations/apply-migrations.ts';
import { applySeeds } from '#embedded/postgres/migrations/apply-seeds.ts';
import { buildServer } from '#tests/support/processes/built-product.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { createTestDatabase } from '#tests/support/postgres/database.ts';
import { withClient } from '#embedded/postgres/with-client.ts';
import { startDatabaseServer, type Run } from '../support/scenario.ts';
import { startBuiltEngine, type BuiltEngine } from './built-engine.ts';
import { seedTargets } from '#tests/support/hostile/seed-targets.ts';

/** Starts PostgreSQL as the product does; returns the start of each checkout's engine on a database that it has migrated. */
export async function createHostileWorld(run: Run, checkouts: readonly string[]) {
  const { superuserUrl, postmaster } = await startDatabaseServer(run, { max_connections: '200' });
  const engines: (() => Promise<BuiltEngine>)[] = [];
  for (const checkout of checkouts) engines.push(await prepareEngine(checkout, superuserUrl));

  return { engines, postmaster: postmaster() };
}

async function prepareEngine(checkout: string, superuserUrl: string) {
  const hasuraDir = join(checkout, 'hasura');
  const serverDir = await buildServer(checkout, { builder: process.cwd() });
  const { url: databaseUrl } = await createTestDatabase({
    superuserUrl,
    template: {
      name: `template_${basename(checkout).replace(/\W/g, '_').toLowerCase()}`,
      from: 'empty',
      prepare: async (url) => {
        await applyMigrations({ databaseUrl: url, hasuraDir });
        await applySeeds({ databaseUrl: url, hasuraDir });
        await seedTargets(url);
      },
    },
  });

  return async () => {
    await endSessions(superuserUrl);
    return startBuiltEngine({ checkout, serverDir, databaseUrl });
  };
}

/** Ends what engines that were stopped have left running, and waits until their processes are gone. */
async function endSessions(superuserUrl: string): Promise<void> {
  await withClient(superuserUrl, (client) =>
    waitUntil('all sessions have ended', async () => {
      const { rowCount } = await client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
      );
      return rowCount === 0;
    }),
  );
}
