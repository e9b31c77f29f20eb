import { realpathSync } from 'node:fs';
import { createServer } from 'node:net';

import { findPackage, majorOf, openBinaries } from './binaries.ts';
import { checkDataFolder } from './data-folder.ts';
import { initialiseCluster } from './initialise-cluster.ts';
import { endLeftoverServer, LAUNCHER_SETTING } from './leftover-server.ts';
import { chooseServerAccount, giveTo } from './server-account.ts';
import { spawnOnFolder, type ServerProcess } from './server-process.ts';
import { stopServer } from './stop-server.ts';
import { waitUntilReady } from './wait-until-ready.ts';

export type StartOptions = {
  dataDir: string;
  /** Folder of the npm package with the server's programs; by default the one that is installed. */
  packageDir?: string;
  /** By default a free port of the loopback interface. */
  port?: number;
  /** Password of the superuser `postgres`; used only when the data folder is created. */
  superuserPassword: string;
  /** Server settings as in postgresql.conf; they override ours. */
  settings?: Record<string, string>;
  /** Called with each line of the server's log. */
  onLog?: (line: string) => void;
  /** Gives a start up that may take long, because the database is recovered for example. */
  signal?: AbortSignal;
};

export type RunningPostgres = {
  superuserUrl: string;
  port: number;
  /** Lets open sessions finish first, then ends them; the data is safe either way. */
  stop(): Promise<void>;
  /** Settles when the server has ended, for any reason. */
  exited: Promise<void>;
};

/**
 * Starts PostgreSQL 17 from the binaries that npm installed, on a data folder that is created if need be.
 *
 * Works as root (the server then runs under an account without rights) and as a plain user, needs no system package
 * and creates no account. Errors that a person can correct are thrown as a {@link PostgresError}.
 */
export async function startPostgres(options: StartOptions): Promise<RunningPostgres> {
  const packageDir = options.packageDir ?? findPackage();
  const state = checkDataFolder(options.dataDir, majorOf(packageDir));
  const dataDir = realpathSync(options.dataDir);
  const account = chooseServerAccount(dataDir);
  const binaries = openBinaries(account, packageDir);

  try {
    if (state === 'empty') {
      await initialiseCluster({ dataDir, superuserPassword: options.superuserPassword, binaries, account });
    } else {
      await endLeftoverServer(dataDir);
    }
    if (account) giveTo(account, dataDir);

    const port = options.port ?? (await findFreePort());
    const server = spawnOnFolder({
      program: binaries.program('postgres'),
      dataDir,
      account,
      args: (folder) => ['-D', folder, ...toArguments({ ...defaults(port), ...options.settings })],
    });
    if (server.pid !== undefined) binaries.keepFor(server.pid);
    return await superviseServer({ server, port, options, release: binaries.release });
  } catch (error) {
    binaries.release();
    throw error;
  }
}

type Supervision = { server: ServerProcess; port: number; options: StartOptions; release: () => void };

async function superviseServer({ server, port, options, release }: Supervision): Promise<RunningPostgres> {
  const endWithCaller = () => server.kill('SIGINT');
  process.once('exit', endWithCaller);
  const exited = new Promise<void>((resolve) => server.once('close', () => resolve())).then(() => {
    process.removeListener('exit', endWithCaller);
    release();
  });
  const giveUp = () => stopServer(server);
  options.signal?.addEventListener('abort', giveUp);
  await waitUntilReady({ server, port, dataDir: options.dataDir, onLog: options.onLog ?? (() => undefined) });
  options.signal?.removeEventListener('abort', giveUp);

  const password = encodeURIComponent(options.superuserPassword);
  return {
    superuserUrl: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    port,
    stop: async () => {
      stopServer(server);
      await exited;
    },
    exited,
  };
}

function defaults(port: number): Record<string, string> {
  return {
    [LAUNCHER_SETTING]: String(process.pid),
    listen_addresses: '127.0.0.1',
    port: String(port),
    // The server makes no socket file in a shared folder.
    ...(process.platform === 'win32' ? {} : { unix_socket_directories: '' }),
    // JIT compilation of the API's JSON-building statements costs more than it saves.
    jit: 'off',
  };
}

function toArguments(settings: Record<string, string>): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
