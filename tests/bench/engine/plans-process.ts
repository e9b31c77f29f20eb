import pg from 'pg';
import { defaultSettings } from '#embedded/engine/contract/settings.ts';
import { Budget } from '#embedded/engine/limits/budget.ts';
import { Caller } from '#embedded/engine/limits/caller.ts';
import { noLimits } from '#embedded/engine/limits/limits.ts';
import { readMetadataDirectory } from '#embedded/engine/metadata/read-metadata-directory.ts';
import { loadModel } from '#embedded/engine/model/load-model.ts';
import { readEngineConfig } from '#embedded/engine/config/env.ts';
import { findPlan } from '#embedded/engine/run/find-plan.ts';
import { createRoles } from '#embedded/engine/run/roles.ts';
import type { RoleEngine } from '#embedded/engine/run/role-engine.ts';
import { serveCalls } from '#tests/support/processes/remote-process.ts';
import { nestedQuery } from './many-tables.ts';

const { limits } = readEngineConfig({
  HASURA_GRAPHQL_DATABASE_URL: 'postgres://unused',
  HASURA_GRAPHQL_METADATA_DIR: 'none',
  HASURA_GRAPHQL_ADMIN_SECRET: 'bench-admin-secret',
});
const VARIABLES = { limit: 10 };
/** Documents that all clients of a product send, with fixed texts. */
const KNOWN = Array.from({ length: 50 }, (_, at) => nestedQuery(-at));
let role: RoleEngine;
let serial = 0;

/** Finds the plan of a document, as a request does. */
async function plan(query: string): Promise<void> {
  const client = { headers: {}, caller: new Caller('bench'), budget: new Budget(limits.budget) };
  await findPlan({ query, variables: VARIABLES }, role, client, limits, () => undefined);
}

const nextDocument = () => nestedQuery((serial += 1));

/** Runs work so many times; returns the microseconds of CPU that one time takes. */
async function cpuOf(times: number, work: (time: number) => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  for (let time = 0; time < times; time += 1) await work(time);
  const { user, system } = process.cpuUsage(before);

  return (user + system) / times;
}

serveCalls({
  start: async ({ databaseUrl, folder }: { databaseUrl: string; folder: string }) => {
    const pool = new pg.Pool({ connectionString: databaseUrl });
    const metadata = readMetadataDirectory(folder);
    const model = await loadModel(pool, metadata, defaultSettings);
    await pool.end();
    const roles = createRoles({
      model,
      metadata,
      settings: defaultSettings,
      limits: { ...noLimits, ...limits },
    });
    role = roles({ role: 'reader', isTrusted: false, useBackendOnlyPermissions: false });
  },
  /** Plans so many documents that were never seen. */
  cold: (times: number) => cpuOf(times, () => plan(nextDocument())),
  /** Finds the plan of one of the known documents so many times. */
  known: (times: number) => cpuOf(times, (time) => plan(KNOWN[time % KNOWN.length] ?? '')),
  /** Plans so many more distinct documents, each of them twice; returns the bytes that the process holds then. */
  memory: async (documents: number) => {
    for (let count = 0; count < documents; count += 1) {
      const query = nextDocument();
      await plan(query);
      await plan(query);
    }
    global.gc?.();
    const { heapUsed, external } = process.memoryUsage();

    return { used: heapUsed + external, resident: process.memoryUsage.rss() };
  },
});
