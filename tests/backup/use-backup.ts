import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll } from 'vitest';
import { backupProduct } from '#embedded/backup/backup-product.ts';
import { openDatabase } from '#embedded/backup/open-database.ts';
import { restoreProduct } from '#embedded/backup/restore-product.ts';
import { createTestDatabase } from '#tests/support/postgres/database.ts';
import { useDataFolder } from '#tests/support/processes/use-data-folder.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { describeData, type Data } from './describe-data.ts';
import { fillProduct } from './fill-product.ts';
import { PASSPHRASE } from './killed-command.ts';

const hasuraDir = 'hasura';
export const SECRETS = {
  superuserPassword: 'of-the-superuser',
  databasePassword: 'of-the-owner',
  masterSecret: 'master',
};

/** Prepares a product with data of every kind in an external database, and its backup `first`, for the tests of a file. */
export function useBackup() {
  const folder = useDataFolder();
  const at = (name: string) => join(folder, name);
  let before: Data;

  /** Writes a backup, and returns what it says. */
  async function backup(file: string, databaseUrl: string | undefined, dataDir: string, plain = false) {
    const said: string[] = [];
    await backupProduct({
      file: at(file),
      passphrase: plain ? undefined : PASSPHRASE,
      workFactor: 4,
      databaseUrl,
      dataDir: at(dataDir),
      hasuraDir,
      product: '1.0.0',
      say: (text) => said.push(text),
    });
    return said;
  }
  /** Restores a backup; the answer holds what it `said`, too. */
  async function restore(file: string, databaseUrl: string | undefined, dataDir: string) {
    const said: string[] = [];
    const restored = await restoreProduct({
      file: at(file),
      passphrase: PASSPHRASE,
      databaseUrl,
      dataDir: at(dataDir),
      hasuraDir,
      say: (text) => said.push(text),
    });
    return { ...restored, said };
  }

  /** Starts the embedded database of a data folder. */
  const open = (dataDir: string) => openDatabase({ databaseUrl: undefined, dataDir: at(dataDir) });

  const source = useStarted(() => createTestDatabase());
  beforeAll(async () => {
    await fillProduct(source.url);
    before = await describeData(source.url);
    mkdirSync(at('source'));
    writeFileSync(at('source/secrets.json'), JSON.stringify(SECRETS));
    await backup('first', source.url, 'source');
  });

  return {
    folder,
    at,
    backup,
    restore,
    open,
    /** Uses the embedded database of a data folder, which is started for it. */
    async within<T>(dataDir: string, use: (url: string) => Promise<T>): Promise<T> {
      const database = await open(dataDir);
      return use(database.url).finally(() => database.close());
    },
    /** The database of which `first` is a backup. */
    source: () => source,
    /** What `first` holds. */
    before: () => before,
  };
}
