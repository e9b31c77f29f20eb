import type pg from 'pg';
import { useStarted } from '../use-started.ts';
import { createTestDatabase } from './database.ts';
import { openClient } from './open-client.ts';
import { openPool } from './open-pool.ts';

type Options = Parameters<typeof createTestDatabase>[0];

/** Creates a database for the tests of a file, or of a `describe`, with a pool of connections to it. */
export function usePool(options: Options = {}, settings: pg.PoolConfig = {}) {
  const database = useStarted(() => createTestDatabase(options));
  const pool = useStarted(() => openPool(database.url, settings));

  return { database, pool };
}

/** Creates such a database with one connection to it. */
export function useClient(options: Options = {}) {
  const database = useStarted(() => createTestDatabase(options));
  const client = useStarted(() => openClient(database.url));

  return { database, client };
}
