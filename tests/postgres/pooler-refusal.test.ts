import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createPools, endPools } from '#embedded/engine/postgres/create-pools.ts';
import { isConnectionFault } from '#embedded/engine/errors/format-error.ts';
import { PatientClient } from '#runtime/network/patient-client.ts';
import { startRefusingPooler } from '#tests/support/postgres/refusing-pooler.ts';
import { startProgram } from '#tests/support/processes/start-program.ts';
import { useStarted } from '#tests/support/use-started.ts';

const SENTENCE =
  /^The pooler before PostgreSQL refuses statement_timeout, .* set ignore_startup_parameters = statement_timeout,lock_timeout/;

describe('a pooler that refuses a parameter of the start of a connection', () => {
  const pooler = useStarted(startRefusingPooler);
  const config = () => ({ connectionString: pooler.url, statement_timeout: 1_000 });

  it('is named with the setting that it needs, by promise and by callback', async () => {
    const promised = new PatientClient(config()).connect();
    const called = new Promise((resolve) => void new PatientClient(config()).connect(resolve));

    await expect(promised).rejects.toThrow(SENTENCE);
    expect(await called).toEqual(expect.objectContaining({ message: expect.stringMatching(SENTENCE) }));
  });

  it('counts as no outage for the engine, which would wait for its end', async () => {
    const limits = { connections: 2, statementTimeoutMs: 1_000, liveStatementTimeoutMs: 1_000 };
    const pools = createPools({ databaseUrl: pooler.url, ...limits }, pino({ level: 'silent' }));

    const error = await pools.control.query('select').catch((refused: unknown) => refused);
    await endPools(pools);

    expect([String(error), isConnectionFault(error)]).toEqual([
      expect.stringContaining('refuses statement_timeout'),
      false,
    ]);
  });

  it('ends the engine at once with that sentence', async () => {
    const { ended, output } = await startProgram('embedded/engine/main.ts', [], {
      env: {
        HASURA_GRAPHQL_DATABASE_URL: pooler.url,
        HASURA_GRAPHQL_METADATA_DIR: 'hasura/metadata',
        HASURA_GRAPHQL_ADMIN_SECRET: 'a-secret-of-this-test',
      },
    });

    expect(await ended).toBe(1);
    expect(output()).toContain('The pooler before PostgreSQL refuses statement_timeout');
    expect(output()).not.toContain('trying again');
  });
});
