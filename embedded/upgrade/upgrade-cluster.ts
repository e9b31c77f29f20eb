import { chmodSync, existsSync, lstatSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';

import { transact } from '#runtime/network/in-transaction.ts';
import { EVERYTHING, readTables } from '../backup/backup-tables.ts';
import { openBackupText } from '../backup/backup-text.ts';
import { FOR_FILLING } from '../backup/open-database.ts';
import { prepareTarget } from '../backup/prepare-target.ts';
import { copyData, truncate, type RestoreCount } from '../backup/restore-backup.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { majorOf } from '../postgres/server/binaries.ts';
import { keptFolders, readMajor } from '../postgres/server/data-folder.ts';
import { ensureDatabase, OWNER } from '../postgres/ensure-database.ts';
import { completeExchange, CONTENT, exchange } from '../postgres/exchange.ts';
import { partOf, removeParts } from '../postgres/parts.ts';
import { PostgresError } from '../postgres/postgres-error.ts';
import { startPostgres, type RunningPostgres } from '../postgres/server/start-postgres.ts';
import { withClient } from '../postgres/with-client.ts';
import { makeForeignObjects } from './foreign-objects.ts';

/*
 * States of the data folder, beside those of an exchange:
 * - OLD: `postgres` of the old major version.
 * - AWAY: `postgres-<old major>` and no `postgres`. The exchange is not WHOLE yet, or its content has yet to move into its
 *   place. No server starts; `resumeUpgrade` completes the exchange or goes back to OLD.
 * - NEW: `postgres` of the new major version and `postgres-<old major>`, until a person confirms the upgrade.
 */

export type UpgradeOptions = {
  dataDir: string;
  hasuraDir: string;
  superuserPassword: string;
  databasePassword: string;
  /** Folder of the npm package with the programs of the old server, and of the new one. */
  from: string;
  to: string;
  /** Called with a sentence about what an earlier upgrade has left. */
  say?: (text: string) => void;
};

const databaseIn = (dataDir: string) => path.join(dataDir, 'postgres');

/** Brings what an upgrade that was killed has left to the state NEW, or else back to OLD; throws where one is under way. */
export async function resumeUpgrade(dataDir: string, say: (text: string) => void): Promise<void> {
  if (!existsSync(dataDir)) return;
  await removeParts(dataDir, say, CONTENT);
  completeExchange(dataDir);
  const folder = databaseIn(dataDir);
  const kept = keptFolders(folder).at(-1);
  if (kept !== undefined && !existsSync(folder)) renameSync(kept, folder);
  // Earlier releases filled this folder.
  const old = `${folder}.upgrading`;
  if (existsSync(old))
    say(`${old} was left by an upgrade with an earlier release; it is not needed and can be deleted.`);
}

/**
 * Moves a database to a server of a later major version: both run side by side, and all rows go from one to the other
 * as from a backup to its restore. The old folder stays under another name until `confirmUpgrade`.
 */
export async function upgradeCluster(options: UpgradeOptions): Promise<RestoreCount> {
  const { dataDir, from, say = () => undefined } = options;
  const folder = databaseIn(dataDir);
  const kept = `${folder}-${majorOf(from)}`;
  if (existsSync(kept)) {
    throw new PostgresError(
      `${kept} is there: an earlier upgrade was not confirmed yet; confirm it, or give that folder another name.`,
    );
  }
  if (lstatSync(folder).dev !== statSync(dataDir).dev) {
    throw new PostgresError(
      `${folder} is a disk of its own, which can't be renamed; mount that disk at ${dataDir} instead, or bring the data over by npm run backup and npm run restore.`,
    );
  }

  let isAway = false;
  const build = async (part: string) => {
    const count = await copyCluster(options, databaseIn(part));
    chmodSync(databaseIn(part), statSync(folder).mode);
    renameSync(folder, kept);
    isAway = true;
    return count;
  };
  return exchange(dataDir, build, { like: folder, say }).catch(async (error: unknown) => {
    if (isAway) await resumeUpgrade(dataDir, say);
    throw error;
  });
}

/** Deletes the folders of earlier major versions where the database of this one is in its place; returns them. */
export function confirmUpgrade(dataDir: string, major: string): string[] {
  const folder = databaseIn(dataDir);
  const kept = keptFolders(folder);
  if (kept.length > 0 && readMajor(folder) !== major) {
    throw new PostgresError(
      `${folder} is no database of PostgreSQL ${major}, so ${kept.join(', ')} is kept; run npm run upgrade:postgres, which completes the upgrade.`,
    );
  }
  const earlier = kept.filter((each) => Number(each.split('-').at(-1)) < Number(major));
  for (const each of earlier) {
    // A folder that is half deleted must not look like a database.
    const part = partOf(each);
    renameSync(each, part);
    rmSync(part, { recursive: true });
  }
  return earlier;
}

async function copyCluster(options: UpgradeOptions, unfinished: string): Promise<RestoreCount> {
  const { dataDir, from, to, superuserPassword, databasePassword } = options;
  const running: RunningPostgres[] = [];
  const start = async (folder: string, packageDir: string, settings = {}) => {
    const server = await startPostgres({ dataDir: folder, packageDir, superuserPassword, settings });
    running.push(server);
    return server;
  };
  try {
    const old = await start(databaseIn(dataDir), from);
    const fresh = await start(unfinished, to, FOR_FILLING);
    const freshUrl = await ensureDatabase(fresh.superuserUrl, { password: databasePassword });
    return await withClient(databaseOf(old), (source) =>
      withClient(databaseOf(fresh), (target) =>
        copyDatabase({ source, target, freshUrl }, options.hasuraDir),
      ),
    );
  } finally {
    for (const server of running) await server.stop();
  }
}

type Databases = { source: pg.Client; target: pg.Client; freshUrl: string };

/**
 * Copies a database that is not written to; it stays as its release left it, and the next start migrates the new one.
 */
async function copyDatabase(
  { source, target, freshUrl }: Databases,
  hasuraDir: string,
): Promise<RestoreCount> {
  const content = writeBackup({
    client: source,
    hasuraDir,
    product: 'upgrade',
    secrets: null,
    selection: EVERYTHING,
  });
  const reader = await openBackupText(content);
  await prepareTarget(reader.header, { databaseUrl: freshUrl, hasuraDir });
  const count = await transact(target, async () => {
    // No trigger writes what is copied as well.
    await target.query('set local session_replication_role = replica; set local synchronous_commit = off');
    const { tables } = await readTables(target, EVERYTHING.isOurs);
    await truncate(target, tables, EVERYTHING);
    await makeForeignObjects(source, target, OWNER);
    return copyData(target, reader, { selection: EVERYTHING });
  });
  await target.query('analyze');
  return count;
}

/** Returns the URL by which the superuser connects to the product's database. */
const databaseOf = ({ superuserUrl }: RunningPostgres) => superuserUrl.replace(/[^/]*$/, OWNER);
