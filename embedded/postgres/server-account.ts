import { chownSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

import { PostgresError } from './postgres-error.ts';

/** The system account that PostgreSQL runs under; PostgreSQL refuses to run as root. */
export type ServerAccount = { uid: number; gid: number };

/** `nobody` by number, so that no account has to be made and none has to have a name. */
const UNPRIVILEGED: ServerAccount = { uid: 65534, gid: 65534 };

/**
 * Says which account the server has to run under, or undefined for the caller's own.
 *
 * Root hands over to the account that owns the data, so that a folder made by a plain user stays theirs;
 * a new folder, or one that root itself owns, goes to an account without rights.
 */
export function chooseServerAccount(dataDir: string): ServerAccount | undefined {
  const ownUid = process.getuid?.();
  if (ownUid === undefined) return undefined;
  const owner = ownerOf(path.join(dataDir, 'PG_VERSION'));

  if (ownUid !== 0) {
    if (owner && owner.uid !== ownUid) {
      throw new PostgresError(
        `The database folder ${dataDir} belongs to user ${owner.uid}, but this is user ${ownUid}; start it as its owner or as root, or choose another DATA_DIR.`,
      );
    }
    return undefined;
  }
  return owner && owner.uid !== 0 ? owner : UNPRIVILEGED;
}

/** Gives a folder and all that is in it to an account. */
export function giveTo(account: ServerAccount, folder: string): void {
  chownSync(folder, account.uid, account.gid);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) chownSync(path.join(entry.parentPath, entry.name), account.uid, account.gid);
  }
}

/** Whether an account may reach a file by its path, judged by the modes of the folders above it. */
export function canReach(account: ServerAccount, file: string): boolean {
  for (let folder = path.dirname(file); ; folder = path.dirname(folder)) {
    if (!mayEnter(account, folder)) return false;
    if (folder === path.dirname(folder)) return true;
  }
}

function mayEnter(account: ServerAccount, folder: string): boolean {
  const { uid, gid, mode } = statSync(folder);
  if (uid === account.uid) return (mode & 0o100) !== 0;
  if (gid === account.gid) return (mode & 0o010) !== 0;
  return (mode & 0o001) !== 0;
}

function ownerOf(file: string): ServerAccount | undefined {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat && { uid: stat.uid, gid: stat.gid };
}
