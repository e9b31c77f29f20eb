import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, type RunningPostgres } from '#embedded/postgres/start-postgres.ts';
import { withClient } from '#tests/backup/describe-data.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { killServer } from './killable-postgres.ts';

const SETTINGS = { wal_level: 'replica', max_wal_senders: '4', wal_keep_size: '256MB' };

type Server = RunningPostgres & { folder: string };
type Standby = {
  /** Makes it a primary; resolves when it accepts connections. */
  promote(): Promise<Server>;
  stop(): Promise<void>;
};
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

    /** Kills the primary, promotes its standby, and leads clients there. */
    async failOver(): Promise<void> {
      const { primary, standby } = pair;
      if (!standby) throw new Error('The primary has no standby.');
      killServer(primary.folder);
      await primary.exited;
      const promoted = await standby.promote();
      address.leadTo(promoted.port);
      rmSync(primary.folder, { recursive: true });
      pair = { primary: promoted, standby: undefined };
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
    const isStandby = async (state: string) =>
      (
        await client.query(
          `select from pg_stat_replication where state = 'streaming' and sync_state = '${state}'`,
        )
      ).rowCount === 1;
    await waitUntil('the standby has what the primary has', () => isStandby('async'));
    // A commit without a standby would wait forever, so the primary is told to wait only now.
    await client.query(`alter system set synchronous_standby_names = '*'`);
    await client.query('select pg_reload_conf()');
    await waitUntil('the primary waits for its standby', () => isStandby('sync'));
  });
  return { primary, standby };
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
  // Whoever promotes or stops it gets the error.
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
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };

  return {
    port: (server.address() as AddressInfo).port,
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
