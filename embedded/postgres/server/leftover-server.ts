import { once } from 'node:events';
import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { isAlive } from '#runtime/process/process-mark.mjs';
import type { Binaries } from './binaries.ts';
import { FolderInUseError, launcherOf } from './hold-folder.ts';
import { PostgresError } from '../postgres-error.ts';
import type { ServerAccount } from './server-account.ts';
import { spawnOnFolder } from './server-process.ts';

/** Seconds in which a server has to end after a signal. */
const STOP_S = 10;
/** Milliseconds in which the processes of a server that was killed notice it, and end. */
const CHILDREN_END_MS = 1_000;

/** A data folder and what works in it. */
export type Folder = { dataDir: string; binaries: Binaries; account: ServerAccount | undefined };

/** Tells whether a killed launcher may have left a server in the folder: no other program will ever stop it. */
export const hasLeftoverServer = async (folder: string): Promise<boolean> =>
  existsSync(folder) && (await launcherOf(realpathSync(folder))) === 'dead';

/** Throws where another launcher uses the folder; changes nothing. */
export async function refuseUsedFolder(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  const launcher = await launcherOf(realpathSync(folder));
  if (typeof launcher === 'object') throw new FolderInUseError(folder, launcher.alive);
}

/**
 * Reads the process number in the lock file of a server. A file without one, which a power failure leaves, is deleted:
 * it can mean no server. No other is, as PostgreSQL replaces it by itself.
 */
export function lockedBy(dataDir: string): string | undefined {
  const file = path.join(dataDir, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const [pid = ''] = readFileSync(file, 'utf8').split('\n');
  if (/^-?[1-9]\d*$/.test(pid)) return pid;
  rmSync(file, { force: true });
  return undefined;
}

/** Stops the server that a killed launcher has left in a folder. */
export async function stopLeftoverServer({ dataDir, binaries, account }: Folder): Promise<void> {
  for (const mode of ['fast', 'immediate']) {
    const stopping = spawnOnFolder({
      program: binaries.program('pg_ctl'),
      dataDir,
      account,
      args: (folder) => ['stop', '-D', folder, '-m', mode, '-w', '-t', String(STOP_S), '-s'],
    });
    stopping.stderr.resume();
    const [code] = (await once(stopping, 'close')) as [number | null];
    if (code === 0) return;
    if (!isAlive(Number(lockedBy(dataDir)))) return delay(CHILDREN_END_MS);
  }
  throw new PostgresError(
    `A server of an earlier run (process ${lockedBy(dataDir)}) still holds the database folder ${dataDir} and does not end; end it by hand.`,
  );
}
