import { closeSync, openSync } from 'node:fs';
import { spawn, spawnSync, type ChildProcessByStdio } from 'node:child_process';
import type { Readable } from 'node:stream';

import { canReach, type ServerAccount } from './server-account.ts';

/** A started PostgreSQL server, which writes its messages to stderr. */
export type ServerProcess = ChildProcessByStdio<null, null, Readable>;

type Launch = {
  program: string;
  dataDir: string;
  account: ServerAccount | undefined;
  args: (dataDir: string) => string[];
  /** Variables of the server beside those that every one has. */
  env?: NodeJS.ProcessEnv;
};

/** Runs one of PostgreSQL's programs on a data folder to its end. */
export function runOnFolder({ program, dataDir, account, args }: Launch): {
  status: number | null;
  output: string;
} {
  return withFolder({ dataDir, account }, ({ path, fds }) => {
    const { status, stdout, stderr, error } = spawnSync(program, args(path), {
      ...account,
      cwd: dataDir,
      env: serverEnv(),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe', ...fds],
    });
    return { status, output: error ? error.message : `${stdout}${stderr}` };
  });
}

/**
 * Starts PostgreSQL on a data folder, in a process group of its own, so that a Ctrl-C meant for the caller does not
 * reach it.
 */
export function spawnOnFolder({ program, dataDir, account, args, env }: Launch): ServerProcess {
  return withFolder(
    { dataDir, account },
    ({ path, fds }) =>
      spawn(program, args(path), {
        ...account,
        cwd: dataDir,
        env: { ...serverEnv(), ...env },
        detached: process.platform !== 'win32',
        stdio: ['ignore', 'ignore', 'pipe', ...fds],
      }) as ServerProcess,
  );
}

/**
 * Passes a path by which the account reaches the folder. Below a closed folder (such as root's home) there is no such
 * path; there the folder is opened here, the child inherits it as descriptor 3, and Linux's `/proc/self/fd/3` is its
 * path.
 */
function withFolder<Result>(
  { dataDir, account }: Pick<Launch, 'dataDir' | 'account'>,
  use: (folder: { path: string; fds: number[] }) => Result,
): Result {
  if (!account || process.platform !== 'linux' || canReach(account, dataDir))
    return use({ path: dataDir, fds: [] });
  const fd = openSync(dataDir, 'r');
  try {
    return use({ path: '/proc/self/fd/3', fds: [fd] });
  } finally {
    closeSync(fd);
  }
}

/** Returns an environment without the caller's variables: `PGPORT` and the like would change what the server does. */
function serverEnv(): NodeJS.ProcessEnv {
  return { LC_ALL: 'C', TZ: 'UTC' } as unknown as NodeJS.ProcessEnv;
}
