import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import type { Pool } from 'pg';
import { createPool as createActionsPool } from '#actions/lib/database.ts';
import { createPools } from '#embedded/engine/postgres/create-pools.ts';
import { createPool as createIdentityPool } from '#embedded/identity/storage/database.ts';
import { createTestDatabase } from '#tests/support/postgres/database.ts';
import { useStarted } from '#tests/support/use-started.ts';

const log = pino({ level: 'silent' });

const database = useStarted(() => createTestDatabase({ template: 'empty' }));

const pools: Record<string, (url: string) => Pool> = {
  actions: (url) => createActionsPool(url, log),
  identity: (url) => createIdentityPool(url, log),
  engine: (url) =>
    createPools(
      { databaseUrl: url, connections: 2, statementTimeoutMs: 1_000, liveStatementTimeoutMs: 1_000 },
      log,
    ).main,
};

describe.each(Object.entries(pools))('the connection pool of %s', (_, create) => {
  it('survives an error of a connection at the moment in which the pool hands it over', async () => {
    const pool = create(database.url);

    await new Promise<void>((done, fail) => {
      pool.connect((error, client, release) => {
        if (error || !client) return fail(error ?? new Error('The pool gave no connection.'));
        expect(() => client.emit('error', new Error('cut'))).not.toThrow();
        release(true);
        done();
      });
    });

    await pool.end();
  });
});
