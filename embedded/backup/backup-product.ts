import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { removeParts } from '../postgres/parts.ts';
import { withClient } from '../postgres/with-client.ts';
import { usedSecrets, type Settings } from '../stack/secrets/used-secrets.ts';
import { BackupError } from './backup-error.ts';
import { writeBackupFile } from './backup-file.ts';
import { selectOurs } from './backup-tables.ts';
import { openDatabase } from './open-database.ts';
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
  /** Settings of the product, which say what is kept elsewhere; by default nothing but the database is. */
  settings?: Settings;
  /** Work factor of scrypt as a power of two; tests take a lower one. */
  workFactor?: number;
  /** Breaks the backup off; nothing stays then. */
  signal?: AbortSignal;
  /** Called with a sentence about each file that an earlier backup has left. */
  say?: (text: string) => void;
};

/** Writes all that belongs to a product, running or not, into one file. */
export async function backupProduct(options: BackupOptions): Promise<BackupCount> {
  const { file, say = () => undefined, databaseUrl, dataDir, hasuraDir, product } = options;
  const settings = { DATABASE_URL: databaseUrl, ...(options.settings ?? { DATA_DIR: dataDir }) };
  // The file is looked for again at the end, when nothing may be lost; here it saves the work.
  if (existsSync(file))
    throw new BackupError(`"${file}" exists already and is left as it is; name another file.`);
  await removeParts(dirname(file), say);
  const database = await openDatabase({ databaseUrl, dataDir });
  // Beside a database elsewhere the default folder may be that of another product.
  const isStrange = databaseUrl !== undefined && settings.DATA_DIR === undefined;
  try {
    return await withClient(
      { connectionString: database.url, application_name: 'backup' },
      async (client) => {
        let count: BackupCount | undefined;
        const secrets = usedSecrets(isStrange ? null : database.secrets, settings);
        const selection = selectOurs(hasuraDir, settings.KEYCLOAK_URL !== undefined);
        const source = { client, hasuraDir, product, secrets, selection };
        await writeBackupFile(
          file,
          writeBackup(source, (done) => (count = done)),
          options,
        );
        if (count === undefined) throw new Error('The backup ended before its last line.');
        return count;
      },
    );
  } finally {
    await database.close();
  }
}
