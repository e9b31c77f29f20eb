import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';

import { SCHEMA as IDENTITY_SCHEMA } from '../identity/storage/schema.ts';
import { applyMigrations } from '../postgres/apply-migrations.ts';
import { majorOf } from '../postgres/binaries.ts';
import { isBetweenFolders, unfinishedUpgrade } from '../postgres/data-folder.ts';
import { ensureDatabase } from '../postgres/ensure-database.ts';
import { endLeftoverServer } from '../postgres/leftover-server.ts';
import { PostgresError } from '../postgres/postgres-error.ts';
import { startPostgres, type RunningPostgres } from '../postgres/start-postgres.ts';
import { copyDatabase, type CopyCount } from './copy-database.ts';

const OWNER = 'hostfront';

/*
 * States of the folders, by what stands beside `postgres`:
 * - OLD: nothing, or a `postgres.upgrading` of an upgrade that was ended, which the next one deletes.
 * - COPIED: `postgres` was renamed to `postgres-<old major>`, and `postgres.upgrading`, which is complete, has yet to be
 *   renamed to `postgres`. An upgrade that was ended here goes on, and no server starts meanwhile.
 * - NEW: `postgres-<old major>`, until a person confirms the upgrade.
 */

export type UpgradeOptions = {
  /** Data folder of the database. */
  folder: string;
  hasuraDir: string;
  superuserPassword: string;
  databasePassword: string;
  /** Folder of the npm package with the programs of the old server, and of the new one. */
  from: string;
  to: string;
};

/**
 * Moves a database to a server of a later major version: both run side by side, and all rows go from one to the other
 * by COPY. The old folder stays under another name until `confirmUpgrade`.
 */
export async function upgradeCluster(options: UpgradeOptions): Promise<CopyCount> {
  const { folder, from } = options;
  const kept = keptFolder(folder, majorOf(from));
  const unfinished = unfinishedUpgrade(folder);
  if (existsSync(kept)) {
    if (!isBetweenFolders(folder)) {
      throw new PostgresError(
        `${kept} is there: an earlier upgrade was not confirmed yet; confirm it, or give that folder another name.`,
      );
    }
    renameSync(unfinished, folder);
    return { tables: 0, rows: 0 };
  }

  // An upgrade that was killed leaves its new server running.
  if (existsSync(unfinished)) await endLeftoverServer(unfinished);
  rmSync(unfinished, { recursive: true, force: true });
  const count = await copyCluster(options, unfinished);
  renameSync(folder, kept);
  renameSync(unfinished, folder);
  return count;
}

/** Deletes the folders of earlier major versions; returns them. */
export function confirmUpgrade(folder: string, majors: readonly string[]): string[] {
  const found = majors
    .filter((major) => major !== readMajor(folder))
    .map((major) => keptFolder(folder, major))
    .filter((kept) => existsSync(kept));
  for (const kept of found) rmSync(kept, { recursive: true });
  return found;
}

/** Returns the major version of PostgreSQL that a data folder belongs to. */
export function readMajor(folder: string): string | undefined {
  const file = path.join(folder, 'PG_VERSION');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

const keptFolder = (folder: string, major: string) => `${folder}-${major}`;

async function copyCluster(options: UpgradeOptions, unfinished: string): Promise<CopyCount> {
  const { folder, from, to, superuserPassword } = options;
  const running: RunningPostgres[] = [];
  const start = async (dataDir: string, packageDir: string) => {
    const server = await startPostgres({ dataDir, packageDir, superuserPassword });
    running.push(server);
    return server;
  };
  try {
    const old = await start(folder, from);
    const fresh = await start(unfinished, to);
    const [oldUrl, freshUrl] = [await ownerUrl(old, options), await ownerUrl(fresh, options)];
    return await withClients([oldUrl, asSuperuser(freshUrl, options)], async (source, target) => {
      await makeSchema(freshUrl, { hasuraDir: options.hasuraDir, versions: await readVersions(source) });
      return copyDatabase({ from: source, to: target });
    });
  } finally {
    for (const server of running) await server.stop();
  }
}

const ownerUrl = ({ superuserUrl }: RunningPostgres, { databasePassword }: UpgradeOptions) =>
  ensureDatabase({ superuserUrl, database: OWNER, user: OWNER, password: databasePassword });

function asSuperuser(databaseUrl: string, { superuserPassword }: UpgradeOptions): string {
  const url = new URL(databaseUrl);
  url.username = 'postgres';
  url.password = encodeURIComponent(superuserPassword);
  return url.href;
}

/** Reads the versions of the migrations that a database has had. */
async function readVersions(client: pg.Client): Promise<Set<string>> {
  const { rows } = await client.query<{ version: string }>('select version from embedded.migrations');
  return new Set(rows.map(({ version }) => version));
}

type Schema = { hasuraDir: string; versions: ReadonlySet<string> };

/**
 * Makes all that is copied: the tables of the migrations that the old database has had, those of the identity server
 * and the queue's. The old database itself stays as its release left it; the next start migrates the new one.
 */
async function makeSchema(databaseUrl: string, { hasuraDir, versions }: Schema): Promise<void> {
  await applyMigrations({
    databaseUrl,
    hasuraDir,
    isWanted: ({ version }) => versions.has(String(version)),
  });
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await pool.query(IDENTITY_SCHEMA);
    await runMigrations({ pgPool: pool });
  } finally {
    await pool.end();
  }
}

async function withClients<Result>(
  [fromUrl, toUrl]: [string, string],
  use: (from: pg.Client, to: pg.Client) => Promise<Result>,
): Promise<Result> {
  const clients = [fromUrl, toUrl].map((connectionString) => new pg.Client({ connectionString }));
  const [from, to] = clients as [pg.Client, pg.Client];
  try {
    for (const client of clients) {
      client.on('error', () => undefined);
      await client.connect();
    }
    return await use(from, to);
  } finally {
    for (const client of clients) await client.end().catch(() => undefined);
  }
}
