import { chownSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

import { PostgresError } from '../postgres-error.ts';

/** The system account that PostgreSQL runs under; PostgreSQL refuses to run as root. */
export type ServerAccount = { uid: number; gid: number };

/** The account `nobody` by number, so that no account has to be created or to have a name. */
const UNPRIVILEGED: ServerAccount = { uid: 65534, gid: 65534 };

/**
 * Returns the account under which the server has to run, or undefined for the caller's own.
 *
 * When started by root, the server runs as the owner of the data, so that a folder created by a plain user stays
 * theirs; for a new folder, or one that root itself owns, it runs as an account without rights.
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

/** Makes an account the owner of a folder and all that is in it. */
export function giveTo(account: ServerAccount, folder: string): void {
  chownSync(folder, account.uid, account.gid);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    try {
      chownSync(path.join(entry.parentPath, entry.name), account.uid, account.gid);
    } catch (error) {
      // A server that a killed launcher has left deletes files meanwhile.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
}

/** Tells whether an account can reach a file by its path, by the modes of the folders above it. */
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
