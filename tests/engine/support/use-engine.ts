import { createTestDatabase } from '#tests/support/postgres/database.ts';
import { openClient } from '#tests/support/postgres/open-client.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { startProductEngine } from './product-engine.ts';
import { startTestEngine, type TestEngineOptions } from './start-test-engine.ts';
import { usePool } from '#tests/support/postgres/use-database.ts';

type Options = Omit<TestEngineOptions, 'databaseUrl'>;

/**
 * Starts an engine for the tests of a file or of a `describe`, on a database of its own in which the statements of
 * `setup` were run. Options that are read from something else that is started are given as a function.
 */
export function useEngine(setup: string, options: Options | (() => Options) = {}) {
  const database = useStarted(() => createTestDatabase({ template: 'empty' }));
  const sql = useStarted(() => openClient(database.url, setup));
  const optionsNow = () => (typeof options === 'function' ? options() : options);
  const engine = useStarted(() => startTestEngine({ ...optionsNow(), databaseUrl: database.url }));

  return { database, sql, engine };
}

/** Starts the product's engine on a copy of the product's database. */
export function useProductEngine() {
  const { database, pool } = usePool({}, { max: 20 });
  const engine = useStarted(() => startProductEngine(database.url));

  return { database, pool, engine };
}
