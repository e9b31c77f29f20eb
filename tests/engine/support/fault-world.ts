import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '#embedded/postgres/start-postgres.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { ITEMS_SQL } from './fake-core.ts';
import { startTestEngine, type TestEngine } from './start-test-engine.ts';
import { TestSocket } from './test-socket.ts';

const SUPERUSER_PASSWORD = 'test-superuser';

/** A PostgreSQL that may be killed, with an engine on it and clients that follow one live query. */
export type FaultWorld = {
  readonly engine: TestEngine;
  readonly databaseUrl: string;
  stopDatabase(): Promise<void>;
  startDatabase(): Promise<void>;
  /** One statement on a connection of its own. */
  sql(text: string, values?: unknown[]): Promise<unknown[]>;
  /** Opens clients one after the other; each has its first result when this resolves. */
  followers(count: number): Promise<Follower[]>;
  close(): Promise<void>;
};

/** A client that remembers the last state that it got. */
export type Follower = {
  readonly socket: TestSocket;
  readonly state: () => unknown;
  readonly received: () => number;
};

/** Starts everything; one item is in the table. */
export async function createFaultWorld(env: Record<string, string> = {}): Promise<FaultWorld> {
  const root = mkdtempSync(join(tmpdir(), 'hostfront-faults-'));
  const launch = {
    dataDir: join(root, 'postgres'),
    superuserPassword: SUPERUSER_PASSWORD,
    settings: { fsync: 'off' },
  };
  let postgres = await startPostgres(launch);
  const { port, superuserUrl } = postgres;
  const { url: databaseUrl } = await createTestDatabase({ template: 'empty', superuserUrl });
  const sql = (text: string, values?: unknown[]) => runOnce(databaseUrl, text, values);
  await sql(ITEMS_SQL);
  await sql(`insert into items values (1, 'first')`);
  const engine = await startTestEngine({
    databaseUrl,
    env: { ENGINE_MAX_SOCKETS_PER_ADDRESS: '5000', ...env },
  });
  const followers: Follower[] = [];

  return {
    engine,
    databaseUrl,
    sql,
    stopDatabase: () => postgres.stop(),
    startDatabase: async () => {
      postgres = await startPostgres({ ...launch, port });
    },
    followers: async (count) => {
      for (let at = 0; at < count; at += 1) followers.push(await follow(engine.socketUrl));
      return followers;
    },
    close: async () => {
      for (const { socket } of followers) socket.close();
      await engine.stop();
      await postgres.stop();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

async function runOnce(connectionString: string, text: string, values?: unknown[]): Promise<unknown[]> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
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
  socket.subscribe('1', 'subscription { items }');
  await first;

  return { socket, state: () => state, received: () => received };
}
