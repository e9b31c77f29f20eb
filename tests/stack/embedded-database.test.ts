import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readEnv } from '#embedded/stack/config/env.ts';
import { prepareDataDir } from '#embedded/stack/data-dir.ts';
import { openDatabase, type Database } from '#embedded/stack/database.ts';
import { readSecrets } from '#embedded/stack/secrets/secrets.ts';
import { openDataFolder } from '#tests/support/processes/use-data-folder.ts';
import { ask } from '#tests/support/postgres/ask.ts';
import { connect } from '#tests/support/postgres/connect.ts';
import { freePort } from '#tests/support/processes/free-port.ts';

let dataDir: string;
let database: Database;
let said: string[];

beforeEach(async () => {
  dataDir = openDataFolder();
  said = [];
  // A real Hasura migrates the database, so that this one stays empty.
  const limits = { LOG_MAX_BYTES: '65536', LOG_MAX_FILES: '2' };
  const env = {
    ...readEnv('/', { DATA_DIR: dataDir, ...limits }),
    HASURA_GRAPHQL_ENDPOINT: 'http://hasura.test',
  };
  prepareDataDir(dataDir);
  database = await openDatabase(env, readSecrets(env), {
    root: '/',
    port: await freePort(),
    say: (text) => said.push(text),
  });
});
afterEach(() => database.stop());

const inFolder = (name: string) => join(dataDir, 'postgres', name);

/** Ends the server at once, as the kernel does when memory is short. */
function kill(): void {
  const [pid] = readFileSync(inFolder('postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(pid), 'SIGKILL');
}

const answers = (): Promise<boolean> =>
  ask(database.url, 'select 1').then(
    () => true,
    () => false,
  );

describe('the embedded database', () => {
  it('that was killed and cannot start is tried again, later each time, and reported, until it can start', async () => {
    const settings = readFileSync(inFolder('postgresql.conf'), 'utf8');
    writeFileSync(inFolder('postgresql.conf'), 'no setting');

    kill();
    await expect.poll(() => said.length).toBeGreaterThan(0);
    const without = await answers();
    writeFileSync(inFolder('postgresql.conf'), settings);

    expect(without).toBe(false);
    expect(said[0]).toMatch(
      /^PostgreSQL has ended 3 times within ten minutes \(PostgreSQL ended while starting .*\) and starts again in 2 s\.$/,
    );
    await expect.poll(answers).toBe(true);
  });

  it('keeps its log below the configured size, and logs no values of rows', async () => {
    const client = await connect(database.url);
    await client.query(`create table people (name text unique); insert into people values ('salma')`);
    const refused = `insert into people values ('salma') on conflict do nothing; insert into people values ('salma')`;
    const blame = `do $$ begin raise exception '%', repeat('to salma@example.test ', 400); end $$`;
    await expect(client.query(refused)).rejects.toThrow('duplicate key');
    for (let count = 0; count < 20; count += 1) await client.query(blame).catch(() => undefined);

    const logs = () => readdirSync(join(dataDir, 'logs'));
    await expect.poll(logs).toEqual(['postgres.1.log', 'postgres.log']);
    const texts = logs().map((file) => readFileSync(join(dataDir, 'logs', file), 'utf8'));
    expect(texts.join('')).toMatch(/duplicate key value violates unique constraint "people_name_key"/);
    expect(texts.join('')).not.toContain('salma');
    for (const text of texts) expect(text.length).toBeLessThanOrEqual(65_536);
  });
});
