import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { endLeftoverServer } from '../postgres/start-postgres.ts';
import { BackupError } from './backup-error.ts';
import { readBackupFile } from './backup-file.ts';
import { openBackupText, type BackupHeader } from './backup-text.ts';
import { startDatabase } from './open-database.ts';
import { markUnfinished, prepareTarget, refuseFilled, refuseNewerMigrations } from './prepare-target.ts';
import { restoreBackup, type RestoreCount } from './restore-backup.ts';
import { refuseWriter, writerFile } from './unfinished.ts';

export type RestoreOptions = {
  file: string;
  passphrase: string | undefined;
  /** Database to fill; undefined: an embedded one is made in the data folder. */
  databaseUrl: string | undefined;
  dataDir: string;
  hasuraDir: string;
  /** Called when the file was read to its end and nothing is changed yet. */
  onChecked?: (header: BackupHeader) => void;
  /** Breaks the restore off; nothing stays then. */
  signal?: AbortSignal;
  /** Called with a sentence about what an earlier restore has left. */
  say?: (text: string) => void;
};

export type Restored = RestoreCount & {
  header: BackupHeader;
  /** Whether the data folder has got the secrets of the backup. */
  hasSecrets: boolean;
};

/**
 * Restores a backup into an empty place. The file is read to its end before anything is changed; then all rows arrive
 * in one transaction, or the new data folder is thrown away.
 */
export async function restoreProduct(options: RestoreOptions): Promise<Restored> {
  const header = await checkFile(options);
  options.onChecked?.(header);
  return options.databaseUrl === undefined
    ? restoreEmbedded(header, options)
    : restoreInto(options.databaseUrl, header, options);
}

/** Reads the file to its end; throws where it is torn, or can't be read by this release. */
async function checkFile({ file, passphrase, hasuraDir, signal }: RestoreOptions): Promise<BackupHeader> {
  const reader = await openBackupText(readBackupFile(file, passphrase));
  refuseNewerMigrations(reader.header, hasuraDir);
  for await (const { rows } of reader.tables()) {
    const pieces = rows[Symbol.asyncIterator]();
    while (!(await pieces.next()).done) signal?.throwIfAborted();
  }
  await reader.end();
  return reader.header;
}

/**
 * Fills a database that exists. Its product takes the secrets of the backup, unless the data folder has others: then
 * whoever restores must say which belong to it. They are on the disk before the data is committed, so that no database
 * is ever whole without them.
 */
async function restoreInto(
  databaseUrl: string,
  header: BackupHeader,
  options: RestoreOptions,
): Promise<Restored> {
  const secretsFile = join(options.dataDir, 'secrets.json');
  let hasSecrets = false;
  const count = await fill(databaseUrl, header, {
    ...options,
    beforeCommit: () => (hasSecrets = takeSecrets(secretsFile, header)),
  });
  return { ...count, header, hasSecrets };
}

/** Writes the secrets of the backup unless there are others; returns whether those that are there are the backup's. */
function takeSecrets(file: string, header: BackupHeader): boolean {
  if (header.secrets === null) return false;
  if (existsSync(file)) return readFileSync(file, 'utf8') === textOf(header);
  mkdirSync(dirname(file), { recursive: true, mode: 0o755 });
  writeSecrets(file, header);
  return true;
}

/** Makes a new data folder beside the wanted one, and gives it its name when everything is in it. */
async function restoreEmbedded(header: BackupHeader, options: RestoreOptions): Promise<Restored> {
  const { dataDir } = options;
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0) {
    throw new BackupError(
      `The data folder "${dataDir}" is not empty; name another one in DATA_DIR, or move it away.`,
    );
  }
  if (header.secrets === null) {
    throw new BackupError(
      'The backup has no secrets, because its product took them from the environment; restore it by DATABASE_URL.',
    );
  }
  const unfinished = `${dataDir}.restoring`;
  await removeUnfinished(unfinished, options.say);
  mkdirSync(dirname(unfinished), { recursive: true, mode: 0o755 });
  mkdirSync(unfinished, { mode: 0o755 });
  const writer = writerFile(unfinished);
  try {
    writeFileSync(writer.path, writer.content);
    writeSecrets(join(unfinished, 'secrets.json'), header);
    const database = await startDatabase(join(unfinished, 'postgres'), header.secrets);
    const count = await fill(database.url, header, options).finally(() => database.close());
    rmSync(writer.path);
    if (existsSync(dataDir)) rmdirSync(dataDir);
    renameSync(unfinished, dataDir);
    return { ...count, header, hasSecrets: true };
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** Deletes the folder of a restore that was killed, after the server that may still run in it. */
async function removeUnfinished(
  folder: string,
  say: (text: string) => void = () => undefined,
): Promise<void> {
  if (!existsSync(folder)) return;
  await refuseWriter(folder);
  await endLeftoverServer(join(folder, 'postgres'));
  // A program that makes the database files outlives a restore that was killed just then, and ends within a second.
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  say(`"${folder}", which a restore that was ended had left, was deleted.`);
}

async function fill(
  databaseUrl: string,
  header: BackupHeader,
  options: RestoreOptions & { beforeCommit?: () => void },
): Promise<RestoreCount> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'restore' });
  // An error between two statements is the next statement's error, too.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await refuseFilled(client, header);
    await markUnfinished(client);
    await prepareTarget(header, { ...options, databaseUrl });
    const reader = await openBackupText(readBackupFile(options.file, options.passphrase));
    const count = await restoreBackup(client, reader, options);
    await client.query('analyze');
    return count;
  } finally {
    await client.end();
  }
}

const textOf = ({ secrets }: BackupHeader): string => `${JSON.stringify(secrets, null, 2)}\n`;

/** Writes the file under another name first, so that no kill leaves a part of it. */
function writeSecrets(file: string, header: BackupHeader): void {
  const unfinished = `${file}.new`;
  rmSync(unfinished, { force: true });
  writeFileSync(unfinished, textOf(header), { mode: 0o600, flag: 'wx', flush: true });
  renameSync(unfinished, file);
}
