import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { ownTime } from '#runtime/own-time.ts';
import { PostgresError } from './postgres-error.ts';
import { readProcess, type ProcessInfo } from './process-info.ts';

const POLL_MS = 20;
/** Milliseconds of own time (own-time.ts) in which a server has to end after a signal. */
const STOP_MS = 10_000;

/**
 * Setting by which a server records the process that started it; PostgreSQL ignores settings with a dot in their
 * name.
 */
export const LAUNCHER_SETTING = 'hostfront.launcher';

/**
 * Prepares the folder for a new server: stops a server whose launcher was killed, deletes a lock file without a
 * server, and throws where another process still uses the server.
 */
export async function endLeftoverServer(dataDir: string): Promise<void> {
  const lockFile = path.join(dataDir, 'postmaster.pid');
  if (!existsSync(lockFile)) return;
  const pid = Number(readFileSync(lockFile, 'utf8').split('\n')[0]);

  const server = readProcess(pid);
  if (!server || !servesFolder(server, dataDir)) {
    rmSync(lockFile, { force: true });
    return;
  }
  refuseUsedFolder(dataDir);
  await stopOrphan(pid, dataDir);
  rmSync(lockFile, { force: true });
}

/** Throws where another process still uses the server that runs in the folder; changes nothing. */
export function refuseUsedFolder(dataDir: string): void {
  const lockFile = path.join(dataDir, 'postmaster.pid');
  if (!existsSync(lockFile)) return;
  const pid = Number(readFileSync(lockFile, 'utf8').split('\n')[0]);
  const server = readProcess(pid);
  if (!server || !servesFolder(server, dataDir) || isOrphan(server)) return;
  throw new PostgresError(
    `The database folder ${dataDir} is in use by another running server (process ${pid}); stop it first or choose another DATA_DIR.`,
  );
}

/** Tells whether a server whose launcher was killed runs in the folder: nobody else will ever stop it. */
export function hasLeftoverServer(dataDir: string): boolean {
  const lockFile = path.join(dataDir, 'postmaster.pid');
  if (!existsSync(lockFile)) return false;
  const server = readProcess(Number(readFileSync(lockFile, 'utf8').split('\n')[0]));
  return server !== undefined && servesFolder(server, dataDir) && isOrphan(server);
}

/**
 * Tells whether a process is a PostgreSQL server in this folder; the id in a lock file may belong to another process
 * by now.
 */
function servesFolder({ command, workingDir }: ProcessInfo, dataDir: string): boolean {
  const [program = ''] = command.split(' ');
  if (!/^postgres(\.exe)?$|^postmaster$/.test(path.basename(program))) return false;
  return workingDir === undefined ? command.includes(dataDir) : workingDir === realpathSync(dataDir);
}

/** Tells whether the server's launcher has ended: the system gives a process another parent then. */
function isOrphan({ command, parentPid }: ProcessInfo): boolean {
  const launcher = new RegExp(`${LAUNCHER_SETTING}=(\\d+)`).exec(command)?.[1];
  return launcher !== undefined && Number(launcher) !== parentPid;
}

async function stopOrphan(pid: number, dataDir: string): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    process.kill(pid, signal);
    if (await ends(pid)) return;
  }
  throw new PostgresError(
    `A server of an earlier run (process ${pid}) still holds the database folder ${dataDir} and does not end; end it by hand.`,
  );
}

/** Tells whether a process ends in time. */
async function ends(pid: number): Promise<boolean> {
  let isLate = false;
  const stopping = ownTime.after(STOP_MS, () => (isLate = true));
  while (readProcess(pid)) {
    if (isLate) return false;
    await delay(POLL_MS);
  }
  stopping.end();

  return true;
}
