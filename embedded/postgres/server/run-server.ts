import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

import { freePorts } from '#runtime/network/free-ports.ts';
import { findPackage, openBinaries } from './binaries.ts';
import { FolderInUseError, holdFolder } from './hold-folder.ts';
import { lockedBy, stopLeftoverServer, type Folder } from './leftover-server.ts';
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
  /** Ends a start that takes long, because PostgreSQL recovers the database for example. */
  signal?: AbortSignal;
};

export type RunningPostgres = Awaited<ReturnType<typeof runServer>>;

/** Runs a server on a data folder, which `prepare` may fill once it is held, in place of one that was left there. */
export async function runServer(
  options: StartOptions,
  prepare: (folder: Folder) => Promise<void> = () => Promise.resolve(),
) {
  const dataDir = realpathSync(options.dataDir);
  const account = chooseServerAccount(dataDir);
  const hold = await holdFolder(dataDir);
  const held = [hold.release];
  const release = () => held.forEach((each) => each());

  try {
    const binaries = openBinaries(account, options.packageDir ?? findPackage());
    held.push(binaries.release);
    const folder = { dataDir, binaries, account };
    await prepare(folder);
    if (account) giveTo(account, dataDir);

    const running = await startServer(folder, options).catch(async (error: unknown) => {
      // PostgreSQL itself knows, by its shared memory, that a server uses this folder.
      if (!(error instanceof FolderInUseError) || hold.before === 'none') throw error;
      await stopLeftoverServer(folder);
      return startServer(folder, options);
    });
    const exited = running.exited.then(release);
    const password = encodeURIComponent(options.superuserPassword);
    return {
      superuserUrl: `postgres://postgres:${password}@127.0.0.1:${running.port}/postgres`,
      port: running.port,
      /** Lets open sessions finish first, then ends them; the data is safe either way. */
      stop: async () => {
        stopServer(running.server);
        await exited;
      },
      /** Settles when the server has ended, for any reason. */
      exited,
    };
  } catch (error) {
    release();
    throw error;
  }
}

/** Stops the server that a killed launcher has left in a folder which is not needed any more. */
export async function endLeftoverServer(dataDir: string): Promise<void> {
  if (!existsSync(join(dataDir, 'postmaster.pid'))) return;
  const isOurs = new AbortController();
  const onLog = (line: string) => void (/starting PostgreSQL/.test(line) && isOurs.abort());
  try {
    const server = await runServer({ dataDir, superuserPassword: '', onLog, signal: isOurs.signal });
    await server.stop();
  } catch (error) {
    // Any other fault is met only by a server that has the folder for itself.
    if (error instanceof FolderInUseError) throw error;
  }
}

type Running = { server: ServerProcess; port: number; exited: Promise<void> };

async function startServer({ dataDir, binaries, account }: Folder, options: StartOptions): Promise<Running> {
  const [port = 0] = options.port === undefined ? await freePorts(1) : [options.port];
  const server = spawnOnFolder({
    program: binaries.program('postgres'),
    dataDir,
    account,
    // By this PostgreSQL takes the number in a lock file for that of no server: the system may have given it to any
    // program since. It still refuses a folder whose shared memory is in use.
    env: { PG_GRANDPARENT_PID: lockedBy(dataDir) },
    args: (folder) => ['-D', folder, ...toArguments({ ...defaults(port), ...options.settings })],
  });
  if (server.pid !== undefined) binaries.keepFor(server.pid);
  const endWithCaller = () => server.kill('SIGINT');
  process.once('exit', endWithCaller);
  const exited = new Promise<void>((ended) => server.once('close', () => ended())).then(
    () => void process.removeListener('exit', endWithCaller),
  );
  const giveUp = () => stopServer(server);
  options.signal?.addEventListener('abort', giveUp);
  await waitUntilReady({ server, port, dataDir: options.dataDir, onLog: options.onLog ?? (() => undefined) });
  options.signal?.removeEventListener('abort', giveUp);
  return { server, port, exited };
}

function defaults(port: number): Record<string, string> {
  return {
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
