import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { completeExchange, contentOf, exchange, makeFolder, ownerFor } from '../postgres/exchange.ts';
import { partOf, removeParts } from '../postgres/parts.ts';
import { withClient } from '../postgres/with-client.ts';
import { makeSecrets } from '../stack/secrets/secrets.ts';
import { usedSecrets, type Settings } from '../stack/secrets/used-secrets.ts';
import { BackupError } from './backup-error.ts';
import { readBackupFile } from './backup-file.ts';
import { selectOurs } from './backup-tables.ts';
import { openBackupText, type BackupHeader } from './backup-text.ts';
import { FOR_FILLING, startDatabase } from './open-database.ts';
import { markUnfinished, prepareTarget, refuseFilled, refuseNewerMigrations } from './prepare-target.ts';
import { restoreBackup, type RestoreCount } from './restore-backup.ts';

export type RestoreOptions = {
  file: string;
  passphrase: string | undefined;
  /** Database to fill; undefined: an embedded one is made in the data folder. */
  databaseUrl: string | undefined;
  dataDir: string;
  hasuraDir: string;
  /** Settings of the product that is restored, which say what is kept elsewhere. */
  settings?: Settings;
  /** Called when the file was read to its end and nothing is changed yet. */
  onChecked?: (header: BackupHeader) => void;
  /** Breaks the restore off; nothing stays then. */
  signal?: AbortSignal;
  /** Called with a sentence about what an earlier restore has left. */
  say?: (text: string) => void;
};

export type Restored = RestoreCount & {
  header: BackupHeader;
  /** Which secrets the data folder has: those of the backup, others that were there, or none of the backup's. */
  secrets: 'restored' | 'others' | 'none';
};

type Secrets = Record<string, unknown>;

/**
 * Restores a backup into an empty place. The place is looked at first, and the file is read to its end, before anything
 * is changed; then all rows arrive in one transaction, or the new content of the data folder is thrown away.
 */
export async function restoreProduct(options: RestoreOptions): Promise<Restored> {
  return options.databaseUrl === undefined
    ? restoreEmbedded(options)
    : restoreInto(options.databaseUrl, options);
}

/** Reads the file to its end; throws where it is torn, or can't be read by this release. */
async function checkFile(options: RestoreOptions): Promise<BackupHeader> {
  const { file, passphrase, hasuraDir, signal } = options;
  const reader = await openBackupText(readBackupFile(file, passphrase));
  refuseNewerMigrations(reader.header, hasuraDir);
  for await (const { rows } of reader.tables()) {
    const pieces = rows[Symbol.asyncIterator]();
    while (!(await pieces.next()).done) signal?.throwIfAborted();
  }
  await reader.end();
  options.onChecked?.(reader.header);
  return reader.header;
}

/**
 * Fills a database that exists. Its product takes the secrets of the backup, unless the data folder has others: then a
 * person must say which belong to it. They are on the disk before the data is committed, so that no database is ever
 * whole without them.
 */
async function restoreInto(databaseUrl: string, options: RestoreOptions): Promise<Restored> {
  const header = await checkFile(options);
  const file = join(options.dataDir, 'secrets.json');
  const used = usedSecrets(header.secrets, { ...options.settings, DATABASE_URL: databaseUrl });
  if (used === null || existsSync(file)) {
    const count = await fill(databaseUrl, header, options);
    const secrets = used === null ? 'none' : holds(file, used) ? 'restored' : 'others';
    return { ...count, header, secrets };
  }
  const part = await writePart(file, { ...makeSecrets(options.settings ?? {}), ...used }, options.say);
  try {
    const beforeCommit = () => renameSync(part, file);
    const count = await fill(databaseUrl, header, { ...options, beforeCommit });
    return { ...count, header, secrets: 'restored' };
  } finally {
    rmSync(part, { force: true });
  }
}

/** Writes secrets beside their place, where a kill leaves nothing that is taken for them. */
async function writePart(file: string, secrets: Secrets, say: RestoreOptions['say']): Promise<string> {
  const folder = dirname(file);
  makeFolder(folder);
  await removeParts(folder, say ?? (() => undefined));
  const part = partOf(file);
  writeSecrets(part, secrets);
  const owner = ownerFor(folder);
  if (owner) chownSync(part, owner.uid, owner.gid);
  return part;
}

function holds(file: string, secrets: Secrets): boolean {
  const found = JSON.parse(readFileSync(file, 'utf8')) as Secrets;
  return Object.entries(secrets).every(([name, value]) => found[name] === value);
}

const writeSecrets = (file: string, secrets: Secrets) =>
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flag: 'wx', flush: true });

/** Fills a new database inside the data folder; it gets its place when all of it is there. */
async function restoreEmbedded(options: RestoreOptions): Promise<Restored> {
  const { dataDir, settings = {}, say = () => undefined } = options;
  completeExchange(dataDir);
  if (contentOf(dataDir).length > 0) {
    throw new BackupError(
      `The data folder "${dataDir}" is not empty; name another one in DATA_DIR, or move it away.`,
    );
  }
  const build = async (part: string): Promise<Restored> => {
    const header = await checkFile(options);
    const used = usedSecrets(header.secrets, settings);
    const secrets: Secrets = { ...makeSecrets(settings), ...used };
    const database = await startDatabase(join(part, 'postgres'), secrets, FOR_FILLING);
    const count = await fill(database.url, header, options).finally(() => database.close());
    writeSecrets(join(part, 'secrets.json'), secrets);
    return { ...count, header, secrets: used === null ? 'none' : 'restored' };
  };
  return exchange(dataDir, build, { say });
}

async function fill(
  databaseUrl: string,
  header: BackupHeader,
  options: RestoreOptions & { beforeCommit?: () => void },
): Promise<RestoreCount> {
  const selection = selectOurs(options.hasuraDir);
  return withClient({ connectionString: databaseUrl, application_name: 'restore' }, async (client) => {
    await refuseFilled(client, header, selection.isOurs);
    await markUnfinished(client);
    await prepareTarget(header, { ...options, databaseUrl });
    const reader = await openBackupText(readBackupFile(options.file, options.passphrase));
    const count = await restoreBackup(client, reader, { ...options, selection });
    await client.query('analyze');
    return count;
  });
}
