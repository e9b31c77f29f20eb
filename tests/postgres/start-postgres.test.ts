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

describe('startPostgres', () => {
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

  it('makes a database in UTF-8 with Unicode collation, which refuses clients without a password', async () => {
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

  it('keeps the data over a restart, and again after a stop that had to end open sessions', async () => {
    const dataDir = copyOfMade();
    const postgres = await start(dataDir);
    expect(await query(postgres, 'select word from kept')).toEqual([{ word: 'here' }]);
    await connect(postgres.superuserUrl);

    await postgres.stop();

    await postgres.exited;
    expect(await query(await start(dataDir), 'select word from kept')).toEqual([{ word: 'here' }]);
  });

  it('ends a server whose start is given up', async () => {
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

  it('takes settings and a port', async () => {
    const port = await freePort();
    const postgres = await start(copyOfMade(), { port, settings: { max_connections: '17' } });

    expect(postgres.port).toBe(port);
    expect(await query(postgres, 'show max_connections')).toEqual([{ max_connections: '17' }]);
  });

  it('says so when the port is taken', async () => {
    const holder = createServer();
    await new Promise<void>((done) => holder.listen(0, '127.0.0.1', done));
    const { port } = holder.address() as { port: number };

    await expect(start(copyOfMade(), { port })).rejects.toThrow(`can't listen on 127.0.0.1:${port}`);
    holder.close();
  });

  it.each([
    ['a process that is gone', '999999999'],
    ['a process that is no server', String(process.pid)],
    ['nothing readable', 'what'],
  ])('starts over a lock file of %s', async (_what, pid) => {
    const dataDir = copyOfMade();
    writeFileSync(path.join(dataDir, 'postmaster.pid'), `${pid}\n${dataDir}\n`);

    expect(await query(await start(dataDir), 'select word from kept')).toEqual([{ word: 'here' }]);
  });

  it('refuses a folder that holds something else and leaves it as it was', async () => {
    writeFileSync(path.join(root, 'thesis.txt'), 'mine');

    await expect(start(root)).rejects.toThrow('is not empty and holds no PostgreSQL data');
    expect(readFileSync(path.join(root, 'thesis.txt'), 'utf8')).toBe('mine');
  });

  it.runIf(isRoot)(
    'runs under an account without rights when started as root, in a closed folder too',
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
