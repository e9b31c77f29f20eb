import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from '#embedded/postgres/server/start-postgres.ts';
import { createTestDatabase } from '#tests/support/postgres/database.ts';
import { openClient } from '#tests/support/postgres/open-client.ts';
import { makeDataFolder } from '#tests/support/processes/make-data-folder.ts';
import { signalFamily } from '#tests/support/processes/children-of.ts';
import { realCore } from './real-core.ts';
import { startTestEngine, type TestEngine } from './start-test-engine.ts';
import { TestSocket } from './test-socket.ts';

/** Selection that clients subscribe to and query. */
export const ITEMS = '{ items { id name } }';

const ITEMS_TABLE = {
  table: 'items',
  select_permissions: [
    { role: 'anonymous', permission: { columns: '*', filter: {}, allow_aggregations: true } },
  ],
  update_permissions: [{ role: 'anonymous', permission: { columns: ['name'], filter: {} } }],
};

/** Asks which others block a statement: its wait event is empty while PostgreSQL looks for a deadlock. */
const BLOCKED = `select from pg_stat_activity
  where application_name = 'engine' and cardinality(pg_blocking_pids(pid)) > 0 and datname = current_database()`;

/** A PostgreSQL with an engine on it and clients that follow one live query. */
export type FaultWorld = {
  readonly engine: TestEngine;
  readonly databaseUrl: string;
  /** Stops the database; only in a world with a PostgreSQL of its own. */
  stopDatabase(): Promise<void>;
  startDatabase(): Promise<void>;
  /** Stops all processes of the database's server, as a hanging disk does; only in a world with its own PostgreSQL. */
  freezeDatabase(): void;
  thawDatabase(): void;
  /** Runs one statement on a connection of its own. */
  sql(text: string, values?: unknown[]): Promise<unknown[]>;
  /** Counts the engine's statements that wait for a lock. */
  blocked(): Promise<number>;
  /** Opens clients one after the other; each has its first result when this resolves. */
  followers(count: number): Promise<Follower[]>;
  close(): Promise<void>;
};

/** A client that remembers the last answer that it got. */
export type Follower = {
  readonly socket: TestSocket;
  readonly state: () => unknown;
  readonly received: () => number;
};

export type WorldOptions = {
  readonly env?: Record<string, string>;
  /** Uses the PostgreSQL of the test run; a case that harms the server needs one of its own. */
  readonly isShared?: boolean;
  /** Statements that are run before the engine starts, and further tables that it then tracks. */
  readonly setup?: string;
  readonly tables?: Parameters<typeof realCore>[0];
};

/** Starts everything; one item is in the table. */
export async function createFaultWorld({
  env = {},
  isShared = false,
  setup = '',
  tables = [],
}: WorldOptions = {}): Promise<FaultWorld> {
  const server = isShared ? undefined : await ownServer();
  const database = await createTestDatabase({
    template: 'empty',
    ...(server === undefined ? {} : { superuserUrl: server.superuserUrl }),
  });
  const databaseUrl = database.url;
  const sql = (text: string, values?: unknown[]) => runOnce(databaseUrl, text, values);
  await sql('create table items (id int primary key, name text not null)');
  await sql(`insert into items values (1, 'first')`);
  await sql(setup);
  const engine = await startTestEngine({
    databaseUrl,
    env: { ENGINE_MAX_SOCKETS_PER_ADDRESS: '5000', ...env },
    loadCore: realCore([ITEMS_TABLE, ...tables]),
  });
  const followers: Follower[] = [];

  return {
    engine,
    databaseUrl,
    sql,
    blocked: async () => (await sql(BLOCKED)).length,
    stopDatabase: async () => server?.stop(),
    startDatabase: async () => server?.start(),
    freezeDatabase: () => server?.signal('SIGSTOP'),
    thawDatabase: () => server?.signal('SIGCONT'),
    followers: async (count) => {
      for (let at = 0; at < count; at += 1) followers.push(await follow(engine.socketUrl));
      return followers;
    },
    close: async () => {
      for (const { socket } of followers) socket.close();
      await engine.stop();
      await (server === undefined ? database.close() : server.remove());
    },
  };
}

async function ownServer() {
  const root = makeDataFolder('hostfront-faults-');
  const launch = {
    dataDir: join(root, 'postgres'),
    superuserPassword: 'test-superuser',
    settings: { fsync: 'off' },
  };
  let postgres = await startPostgres(launch);
  const { port, superuserUrl } = postgres;

  return {
    superuserUrl,
    start: async () => {
      postgres = await startPostgres({ ...launch, port });
    },
    stop: () => postgres.stop(),
    signal: (name: 'SIGSTOP' | 'SIGCONT') => {
      const postmaster = Number(readFileSync(join(launch.dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
      signalFamily(postmaster, name);
    },
    remove: async () => {
      await postgres.stop();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

async function runOnce(connectionString: string, text: string, values?: unknown[]): Promise<unknown[]> {
  const client = await openClient(connectionString);
  client.on('error', () => undefined);
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

async function follow(url: string): Promise<Follower> {
  const socket = await TestSocket.connect(url);
  let state: unknown;
  let received = 0;
  const first = new Promise<void>((resolve) => {
    socket.socket.on('message', (data: Buffer) => {
      const message = JSON.parse(String(data)) as { type: string; payload: unknown };
      if (message.type !== 'next') return;
      state = message.payload;
      received += 1;
      resolve();
    });
  });
  socket.subscribe('1', `subscription ${ITEMS}`);
  await first;

  return { socket, state: () => state, received: () => received };
}
