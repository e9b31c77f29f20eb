import { setTimeout as wait } from 'node:timers/promises';
import { join } from 'node:path';
import { applyMigrations } from '../postgres/apply-migrations.ts';
import { applySeeds } from '../postgres/apply-seeds.ts';
import { ensureDatabase } from '../postgres/ensure-database.ts';
import { startPostgres } from '../postgres/start-postgres.ts';
import type { StackEnv } from './config/env.ts';
import type { Secrets } from './secrets.ts';

export type Database = { readonly url: string; stop(): Promise<void> };

const RESTART_DELAY_MS = 1_000;

/**
 * Opens the database that every part uses: that of `DATABASE_URL`, or the embedded PostgreSQL, which is started again
 * on the same port whenever it ends by itself. Migrates it, and seeds it when empty, unless a real Hasura does that.
 */
export async function openDatabase(
  env: StackEnv,
  secrets: Secrets,
  options: { root: string; port: number },
): Promise<Database> {
  const database =
    env.DATABASE_URL === undefined
      ? await embedded(env, secrets, options.port)
      : { url: env.DATABASE_URL, stop: () => Promise.resolve() };
  if (env.HASURA_GRAPHQL_ENDPOINT !== undefined) return database;

  const target = { databaseUrl: database.url, hasuraDir: join(options.root, 'hasura') };
  try {
    await applyMigrations(target);
    await applySeeds(target);
  } catch (error) {
    await database.stop();
    throw error;
  }
  return database;
}

async function embedded(env: StackEnv, secrets: Secrets, port: number): Promise<Database> {
  const options = {
    dataDir: join(env.DATA_DIR, 'postgres'),
    port,
    superuserPassword: secrets.superuserPassword,
    settings: { max_connections: '200' },
  };
  const state = { stopping: false, postgres: await startPostgres(options) };
  const url = await ensureDatabase({
    superuserUrl: state.postgres.superuserUrl,
    database: 'hostfront',
    user: 'hostfront',
    password: secrets.databasePassword,
  });
  void keepRunning();

  return {
    url,
    stop: async () => {
      state.stopping = true;
      await state.postgres.stop();
    },
  };

  async function keepRunning(): Promise<void> {
    for (;;) {
      await state.postgres.exited;
      if (state.stopping) return;
      await wait(RESTART_DELAY_MS, undefined, { ref: false });
      if (state.stopping) return;
      state.postgres = await startPostgres(options);
    }
  }
}
