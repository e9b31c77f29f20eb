import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, type RunningPostgres } from '#embedded/postgres/server/start-postgres.ts';
import { withClient } from '#embedded/postgres/with-client.ts';
import { listen } from '#tests/support/processes/serve.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { killServer } from './killable-postgres.ts';

const SETTINGS = {
  wal_level: 'replica',
  max_wal_senders: '4',
  wal_keep_size: '256MB',
  max_connections: '200',
};

/** Nothing listens on this port. */
const NOWHERE = 1;

type Server = RunningPostgres & { folder: string };
type Standby = {
  /** Makes it a primary; resolves when it accepts connections. */
  promote(): Promise<Server>;
  stop(): Promise<void>;
};
type Failover = { syncState: string; isFenced: boolean; tookMs: number };
type Pair = { primary: Server; standby: Standby | undefined };

/**
 * Starts a PostgreSQL and a standby that replicates synchronously, behind an address that follows the primary. npm has
 * no `pg_basebackup`: a standby begins as a copy of the folder of a primary that is stopped.
 */
export async function startReplicatedPostgres() {
  const parent = mkdtempSync(join(tmpdir(), 'hostfront-replicated-'));
  let count = 0;
  const newFolder = () => join(parent, String((count += 1)));
  let pair = await startPair(await startServer(newFolder()), newFolder());
  const address = await startAddress();
  address.leadTo(pair.primary.port);
  const own = new URL(pair.primary.superuserUrl);
  own.port = String(address.port);

  return {
    superuserUrl: own.href,

    /**
     * Kills the primary, promotes its standby, and leads clients there. The primary is fenced before: no process of it
     * is left, its folder is gone, and the address leads nowhere. Returns how the standby replicated until then.
     */
    async failOver(): Promise<Failover> {
      const { primary, standby } = pair;
      if (!standby) throw new Error('The primary has no standby.');
      const syncState = await readSyncState(primary.superuserUrl);
      if (syncState !== 'sync') throw new Error(`The standby replicates by ${syncState}.`);
      const killedAt = performance.now();
      killServer(primary.folder);
      await primary.exited;
      address.leadTo(NOWHERE);
      await rm(primary.folder, { recursive: true });
      const isFenced = await refuses(primary.port);
      const promoted = await standby.promote();
      address.leadTo(promoted.port);
      pair = { primary: promoted, standby: undefined };

      return { syncState, isFenced, tookMs: Math.round(performance.now() - killedAt) };
    },

    /** Gives the server that was promoted a standby of its own. */
    async addStandby(): Promise<void> {
      // A stop waits for clients at first.
      address.cut();
      pair = await startPair(pair.primary, newFolder());
      address.leadTo(pair.primary.port);
    },

    async stop(): Promise<void> {
      await address.stop();
      // A primary that ends waits for its standby to have all it wrote.
      await pair.primary.stop();
      await pair.standby?.stop();
      rmSync(parent, { recursive: true, force: true });
    },
  };
}

async function startServer(
  folder: string,
  settings: Record<string, string> = {},
  signal?: AbortSignal,
): Promise<Server> {
  const server = await startPostgres({
    dataDir: folder,
    superuserPassword: 'test-superuser',
    settings: { ...SETTINGS, ...settings },
    ...(signal && { signal }),
  });
  return { ...server, folder };
}

/** Restarts a server, and starts a standby that is a copy of it. */
async function startPair(server: Server, folder: string): Promise<Pair> {
  await server.stop();
  cpSync(server.folder, folder, { recursive: true });
  const primary = await startServer(server.folder);
  const standby = startStandby(folder, primary.superuserUrl);

  await withClient(primary.superuserUrl, async (client) => {
    const isStandby = async (state: string) => (await readSyncState(primary.superuserUrl)) === state;
    await waitUntil('the standby has what the primary has', () => isStandby('async'));
    // A commit without a standby would wait forever, so the primary is told to wait only now.
    await client.query(`alter system set synchronous_standby_names = '*'`);
    await client.query('select pg_reload_conf()');
    await waitUntil('the primary waits for its standby', () => isStandby('sync'));
  });
  return { primary, standby };
}

/** Returns the `sync_state` of the one standby that streams. */
function readSyncState(primaryUrl: string): Promise<string | undefined> {
  return withClient(primaryUrl, async (client) => {
    const { rows } = await client.query<{ sync_state: string }>(
      `select sync_state from pg_stat_replication where state = 'streaming'`,
    );
    return rows[0]?.sync_state;
  });
}

/** Tells whether nothing listens on a port any more. */
function refuses(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(false);
    });
    socket.once('error', () => resolve(true));
  });
}

/** Starts a server that follows a primary, and accepts no connections before it is promoted. */
function startStandby(folder: string, primaryUrl: string): Standby {
  const { hostname, port, username, password } = new URL(primaryUrl);
  writeFileSync(join(folder, 'standby.signal'), '');
  const stopping = new AbortController();
  const ready = startServer(
    folder,
    {
      hot_standby: 'off',
      primary_conninfo: `host=${hostname} port=${port} user=${username} password=${password} application_name=standby`,
    },
    stopping.signal,
  );
  // The caller that promotes or stops it gets the error.
  ready.catch(() => undefined);

  return {
    promote() {
      // As `pg_ctl promote` does.
      writeFileSync(join(folder, 'promote'), '');
      process.kill(Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGUSR1');
      return ready;
    },
    async stop() {
      stopping.abort();
      await ready.catch(() => undefined);
    },
  };
}

/** Listens at an address that leads to one server after another; connections to the last one are cut. */
async function startAddress() {
  let target = 0;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1');
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    client.pipe(upstream).pipe(client);
  });
  const ownPort = await listen(server);
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };

  return {
    port: ownPort,
    cut,
    leadTo(port: number): void {
      target = port;
      cut();
    },
    async stop(): Promise<void> {
      cut();
      await new Promise((closed) => server.close(closed));
    },
  };
}
