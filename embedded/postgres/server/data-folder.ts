import { accessSync, constants, existsSync, mkdirSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

import { completeExchange, contentOf } from '../exchange.ts';
import { PostgresError } from '../postgres-error.ts';

/** Major version of PostgreSQL whose data folders this server can open. */
export const POSTGRES_MAJOR = '17';

/** Returns the folders that upgrades have kept of earlier major versions, beside the one that is in use. */
export function keptFolders(dataDir: string): string[] {
  const { dir, base } = path.parse(path.resolve(dataDir));
  if (!existsSync(dir) || !statSync(dir).isDirectory()) return [];
  const names = readdirSync(dir)
    .filter((name) => name.startsWith(`${base}-`))
    .toSorted();
  return names.filter((name) => /^-\d+$/.test(name.slice(base.length))).map((name) => path.join(dir, name));
}

/** Creates the data folder where it is missing; throws where a server of this major version could not work in it. */
export function checkDataFolder(dataDir: string, major = POSTGRES_MAJOR): 'empty' | 'initialised' {
  const state = judgeDataFolder(dataDir, major);
  orRefuse(dataDir, () => mkdirSync(dataDir, { recursive: true, mode: 0o700 }));
  return state;
}

/**
 * Throws where a server of this major version could not work in the folder; completes the last step of an exchange, and
 * changes nothing else.
 */
export function judgeDataFolder(dataDir: string, major = POSTGRES_MAJOR): 'empty' | 'initialised' {
  if (!existsSync(dataDir) && keptFolders(dataDir).length > 0) {
    throw new PostgresError(
      `The upgrade of the database folder ${dataDir} was ended half-way; run npm run upgrade:postgres, which completes it.`,
    );
  }
  const entries = orRefuse(dataDir, () => {
    if (!existsSync(dataDir)) return [];
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    completeExchange(dataDir);
    return contentOf(dataDir);
  });
  const version = readMajor(dataDir);
  if (version === major) return 'initialised';
  if (version !== undefined) {
    throw new PostgresError(
      `The database folder ${dataDir} was made by PostgreSQL ${version}, but this is PostgreSQL ${major}; ${
        Number(version) < Number(major)
          ? 'run npm run upgrade:postgres (docs/operate/upgrades.md), or choose another DATA_DIR'
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
    if (cause instanceof PostgresError) throw cause;
    const { code } = cause as NodeJS.ErrnoException;
    throw new PostgresError(
      `The database folder ${dataDir} can't be written (${code}); make it writable or choose another DATA_DIR.`,
      { cause },
    );
  }
}

/** Returns the major version of PostgreSQL that a data folder belongs to. */
export function readMajor(dataDir: string): string | undefined {
  const file = path.join(dataDir, 'PG_VERSION');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}
