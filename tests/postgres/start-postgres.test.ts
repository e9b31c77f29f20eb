import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startPostgres, type RunningPostgres } from '#embedded/postgres/server/start-postgres.ts';
import { openDataFolder, useDataFolder } from '#tests/support/processes/use-data-folder.ts';
import { connect } from '#tests/support/postgres/connect.ts';
import { ask } from '#tests/support/postgres/ask.ts';
import { freePort } from '#tests/support/processes/free-port.ts';

const superuserPassword = 'p@ss/word ü';
const isRoot = process.getuid?.() === 0;

describe('startPostgres, which starts the embedded database', () => {
  const made = useDataFolder();
  let root: string;
  let running: RunningPostgres[];

  /** Makes a data folder that the tests copy, because making one takes a second. */
  beforeAll(async () => {
    const postgres = await startPostgres({ dataDir: path.join(made, 'pg'), superuserPassword });
    await query(postgres, `create table kept as select 'here' as word`);
    await postgres.stop();
  });
  beforeEach(() => {
    root = openDataFolder();
    running = [];
  });
  afterEach(() => Promise.all(running.map((postgres) => postgres.stop())));

  const start = async (
    dataDir: string,
    options: { port?: number; settings?: Record<string, string> } = {},
  ) => {
    const postgres = await startPostgres({ dataDir, superuserPassword, ...options });
    running.push(postgres);
    return postgres;
  };
  const copyOfMade = () => {
    const dataDir = path.join(root, 'pg');
    cpSync(path.join(made, 'pg'), dataDir, { recursive: true });
    chmodSync(dataDir, 0o700);
    return dataDir;
  };

  it('creates a UTF-8 database with ICU collation in which every connection needs a password', async () => {
    // The folder is the root of a disk, in which an earlier start was killed.
    for (const name of ['lost+found', `content.999999999@${os.hostname()}.part`])
      mkdirSync(path.join(root, 'deep', 'pg', name), { recursive: true });
    const postgres = await start(path.join(root, 'deep', 'pg'));

    const [row] = await query(
      postgres,
      `select current_setting('server_version_num')::int / 10000 as major, pg_encoding_to_char(encoding) as encoding,
         datlocprovider as provider, datlocale as locale, current_setting('listen_addresses') as addresses
       from pg_database where datname = 'postgres'`,
    );
    expect(row).toEqual({
      major: 17,
      encoding: 'UTF8',
      provider: 'i',
      locale: 'und',
      addresses: '127.0.0.1',
    });
    expect(readdirSync(path.join(root, 'deep', 'pg'))).not.toContainEqual(
      expect.stringContaining('content.'),
    );
    const hba = readFileSync(path.join(root, 'deep', 'pg', 'pg_hba.conf'), 'utf8');
    expect(hba.match(/^(local|host).*$/gm)?.every((line) => line.endsWith('scram-sha-256'))).toBe(true);
  });

  it('keeps the data over a restart, even if a session was still open at the stop', async () => {
    const dataDir = copyOfMade();
    const postgres = await start(dataDir);
    expect(await query(postgres, 'select word from kept')).toEqual([{ word: 'here' }]);
    await connect(postgres.superuserUrl);

    await postgres.stop();

    await postgres.exited;
    expect(await query(await start(dataDir), 'select word from kept')).toEqual([{ word: 'here' }]);
  });

  it('stops the server if the start is aborted', async () => {
    const dataDir = copyOfMade();
    const unwanted = new AbortController();

    await startPostgres({
      dataDir,
      superuserPassword,
      signal: unwanted.signal,
      onLog: () => unwanted.abort(),
    }).then(
      (postgres) => postgres.exited,
      () => undefined,
    );

    expect(existsSync(path.join(dataDir, 'postmaster.pid'))).toBe(false);
  });

  it('uses the given settings and port', async () => {
    const port = await freePort();
    const postgres = await start(copyOfMade(), { port, settings: { max_connections: '17' } });

    expect(postgres.port).toBe(port);
    expect(await query(postgres, 'show max_connections')).toEqual([{ max_connections: '17' }]);
  });

  it('fails with the address if the port is in use', async () => {
    const holder = createServer();
    await new Promise<void>((done) => holder.listen(0, '127.0.0.1', done));
    const { port } = holder.address() as { port: number };

    await expect(start(copyOfMade(), { port })).rejects.toThrow(`can't listen on 127.0.0.1:${port}`);
    holder.close();
  });

  it.each([
    ['a process that is gone', '999999999'],
    ['a process that is no server', String(process.pid)],
    ['unreadable content', 'what'],
  ])('ignores a leftover postmaster.pid of %s', async (_what, pid) => {
    const dataDir = copyOfMade();
    writeFileSync(path.join(dataDir, 'postmaster.pid'), `${pid}\n${dataDir}\n`);

    expect(await query(await start(dataDir), 'select word from kept')).toEqual([{ word: 'here' }]);
  });

  it('refuses a folder that contains other files, and does not change them', async () => {
    writeFileSync(path.join(root, 'thesis.txt'), 'mine');

    await expect(start(root)).rejects.toThrow('is not empty and holds no PostgreSQL data');
    expect(readFileSync(path.join(root, 'thesis.txt'), 'utf8')).toBe('mine');
  });

  it.runIf(isRoot)(
    'runs the server as an account without rights if root starts it, even in a folder only root may open',
    async () => {
      chmodSync(root, 0o700);
      const dataDir = copyOfMade();
      await start(dataDir);

      const pid = readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0];
      expect(statSync(`/proc/${pid}`).uid).toBe(65534);
      expect(existsSync(path.join(dataDir, 'PG_VERSION'))).toBe(true);
    },
  );
});

const query = ({ superuserUrl }: RunningPostgres, sql: string) => ask(superuserUrl, sql);
