import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { parse } from 'yaml';
import { defaultSettings } from '#embedded/engine/contract/settings.ts';
import { loadCore } from '#embedded/engine/load-core.ts';
import { parseMetadata } from '#embedded/engine/metadata/parse-metadata.ts';
import { nobody } from './nobody.ts';

const world = join(import.meta.dirname, '../world');

export type Ask = (query: string, variables?: Record<string, unknown>, role?: string) => Promise<unknown>;

/** Loads the engine's core on the small world of the cases, for several operations; `ask` returns the whole answer. */
export async function openWorld(databaseUrl: string): Promise<{ ask: Ask; close: () => Promise<void> }> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  await pool.query(readFileSync(join(world, 'schema.sql'), 'utf8'));
  const metadata = parseMetadata(parse(readFileSync(join(world, 'metadata.yaml'), 'utf8')));
  const callAction = () => Promise.reject(new Error('the world has no actions'));
  const { executor } = await loadCore({ pool, callAction, metadata, settings: defaultSettings });

  return {
    ask: async (query, variables = {}, role = 'admin') => {
      const session = { role, variables: {}, isTrusted: true, useBackendOnlyPermissions: false };
      const { body } = await executor.execute({ query, variables }, session, nobody());

      return JSON.parse(body);
    },
    close: () => pool.end(),
  };
}
