import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  rmdirSync,
} from 'node:fs';
import path from 'node:path';

import { PostgresError } from './postgres-error.ts';

/** Major version of PostgreSQL whose data folders this server can open. */
export const POSTGRES_MAJOR = '17';

/** Folder into which an upgrade to another major version copies the database. */
export const unfinishedUpgrade = (dataDir: string): string => `${dataDir}.upgrading`;

/** Tells whether an upgrade was ended while it exchanged the folders: the data is there under other names. */
export const isBetweenFolders = (dataDir: string): boolean =>
  !existsSync(dataDir) && existsSync(unfinishedUpgrade(dataDir));

/** Creates the data folder where it is missing; throws where a server of this major version could not work in it. */
export function checkDataFolder(dataDir: string, major = POSTGRES_MAJOR): 'empty' | 'initialised' {
  const state = judgeDataFolder(dataDir, major);
  orRefuse(dataDir, () => mkdirSync(dataDir, { recursive: true, mode: 0o700 }));
  return state;
}

/** Throws where a server of this major version could not work in the folder; changes nothing. */
export function judgeDataFolder(dataDir: string, major = POSTGRES_MAJOR): 'empty' | 'initialised' {
  if (isBetweenFolders(dataDir)) {
    throw new PostgresError(
      `The upgrade of the database folder ${dataDir} was ended half-way; run npm run upgrade:postgres, which completes it.`,
    );
  }
  const entries = orRefuse(dataDir, () => {
    if (!existsSync(dataDir)) return [];
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    return readdirSync(dataDir);
  });
  const version = readVersion(dataDir);
  if (version === major) return 'initialised';
  if (version !== undefined) {
    throw new PostgresError(
      `The database folder ${dataDir} was made by PostgreSQL ${version}, but this is PostgreSQL ${major}; ${
        Number(version) < Number(major)
          ? 'run npm run upgrade:postgres (docs/upgrades.md), or choose another DATA_DIR'
          : 'start the newer release that made it, or choose another DATA_DIR'
      }.`,
    );
  }
  if (entries.length > 0) {
    throw new PostgresError(
      `The folder ${dataDir} is not empty and holds no PostgreSQL data; choose another DATA_DIR.`,
    );
  }
  return 'empty';
}

function orRefuse<Result>(dataDir: string, use: () => Result): Result {
  try {
    return use();
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new PostgresError(
      `The database folder ${dataDir} can't be written (${code}); make it writable or choose another DATA_DIR.`,
      { cause },
    );
  }
}

/**
 * Fills an empty data folder: builds the content in a folder beside it and moves that into place when it is complete,
 * so that a process killed half-way leaves nothing that looks like a database.
 */
export function fillDataFolder(dataDir: string, build: (folder: string) => void): void {
  const unfinished = `${dataDir}.new`;
  try {
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(unfinished, { mode: 0o700 });
    build(unfinished);
    rmdirSync(dataDir);
    renameSync(unfinished, dataDir);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

function readVersion(dataDir: string): string | undefined {
  const file = path.join(dataDir, 'PG_VERSION');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}
