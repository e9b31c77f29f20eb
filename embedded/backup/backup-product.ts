import { existsSync } from 'node:fs';
import pg from 'pg';
import { BackupError } from './backup-error.ts';
import { writeBackupFile } from './backup-file.ts';
import { openDatabase } from './open-database.ts';
import { removeParts } from './unfinished.ts';
import { writeBackup, type BackupCount } from './write-backup.ts';

export type BackupOptions = {
  file: string;
  /** Undefined: the file is not encrypted. */
  passphrase: string | undefined;
  databaseUrl: string | undefined;
  dataDir: string;
  hasuraDir: string;
  /** Version of the product. */
  product: string;
  /** Work factor of scrypt as a power of two; tests take a lower one. */
  workFactor?: number;
  /** Breaks the backup off; nothing stays then. */
  signal?: AbortSignal;
  /** Called with a sentence about each file that an earlier backup has left. */
  say?: (text: string) => void;
};

/** Writes all that belongs to a product, running or not, into one file. */
export async function backupProduct({
  file,
  passphrase,
  workFactor,
  signal,
  say = () => undefined,
  ...place
}: BackupOptions): Promise<BackupCount> {
  // The file is looked for again at the end, when nothing may be lost; here it saves the work.
  if (existsSync(file))
    throw new BackupError(`"${file}" exists already and is left as it is; name another file.`);
  await removeParts(file, say);
  const database = await openDatabase(place);
  const client = new pg.Client({ connectionString: database.url, application_name: 'backup' });
  // An error between two statements is the next statement's error, too.
  client.on('error', () => undefined);
  try {
    await client.connect();
    let count: BackupCount | undefined;
    const content = writeBackup({ ...place, client, secrets: database.secrets }, (done) => (count = done));
    await writeBackupFile(file, content, { passphrase, workFactor, signal });
    if (count === undefined) throw new Error('The backup ended before its last line.');
    return count;
  } finally {
    await client.end();
    await database.close();
  }
}
