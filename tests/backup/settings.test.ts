import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { prepareSchema } from '#embedded/identity/storage/database.ts';
import { backupProduct } from '#embedded/backup/backup-product.ts';
import { readBackupFile } from '#embedded/backup/backup-file.ts';
import { openBackupText } from '#embedded/backup/backup-text.ts';
import { ask } from '#tests/support/postgres/ask.ts';
import { createTestDatabase, openTestDatabase } from '#tests/support/postgres/database.ts';
import { useDataFolder } from '#tests/support/processes/use-data-folder.ts';
import { openPool } from '#tests/support/postgres/open-pool.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { PASSPHRASE, startCommand } from './killed-command.ts';

const hasuraDir = 'hasura';
const SECRETS = { superuserPassword: 'superuser', databasePassword: 'owner', masterSecret: 'master' };
const WITH_KEYCLOAK = {
  KEYCLOAK_URL: 'http://127.0.0.1:1',
  WEB_CLIENT_SECRET: 'a'.repeat(32),
  ACTIONS_CLIENT_SECRET: 'b'.repeat(32),
};
const NO_PEOPLE = 'It holds no people: Keycloak has a database of its own';

describe('npm run backup, by its environment variables', () => {
  const folder = useDataFolder();
  const at = (name: string) => join(folder, name);

  /** Runs a command to its end; returns what it has said. */
  async function run(
    script: 'backup' | 'restore',
    file: string,
    env: Record<string, string>,
  ): Promise<string> {
    const command = await startCommand(script, at(file), env);
    expect(await command.ended, command.output()).toBe(0);
    return command.output();
  }
  /** Returns the header and the tables of a backup. */
  async function read(file: string) {
    const reader = await openBackupText(readBackupFile(at(file), PASSPHRASE));
    const tables: string[] = [];
    for await (const { table, rows } of reader.tables()) {
      tables.push(table);
      for await (const piece of rows) void piece;
    }
    return { ...reader.header, tables };
  }

  const source = useStarted(() => createTestDatabase());
  beforeAll(async () => {
    const pool = openPool(source.url);
    await prepareSchema(pool);
    await pool.query(
      `insert into identity.realm (id, name, settings) values (gen_random_uuid(), 'hosting', '{}')`,
    );
    await pool.end();
    mkdirSync(at('data'));
    writeFileSync(at('data/secrets.json'), JSON.stringify(SECRETS));
  });

  it('saves people of the embedded identity, and of the secrets only what is used beside DATABASE_URL', async () => {
    const said = await run('backup', 'embedded', { DATABASE_URL: source.url, DATA_DIR: at('data') });

    expect(said).not.toContain('It holds no');
    expect(said).not.toContain('keep the environment');
    const { has_realm: hasRealm, secrets, tables } = await read('embedded');
    expect([hasRealm, secrets]).toEqual([true, { masterSecret: 'master' }]);
    expect(tables).toContain('identity.realm');
  });

  it('saves no people if Keycloak has them, and names the secrets that environment variables give', async () => {
    const env = { ...WITH_KEYCLOAK, DATABASE_URL: source.url, DATA_DIR: at('data') };
    const said = await run('backup', 'with-keycloak', env);

    expect(said).toContain(NO_PEOPLE);
    expect(said).toContain('ACTIONS_CLIENT_SECRET, WEB_CLIENT_SECRET: keep the environment, too.');
    const { has_realm: hasRealm, tables } = await read('with-keycloak');
    expect([hasRealm, tables.filter((name) => name.startsWith('identity.'))]).toEqual([false, []]);
  });

  it('saves no secrets of a data folder that no variable names, and prints that', async () => {
    const said = await run('backup', 'unnamed', { DATABASE_URL: source.url });
    const place = {
      file: at('strange'),
      passphrase: PASSPHRASE,
      workFactor: 4,
      hasuraDir,
      dataDir: at('data'),
    };
    await backupProduct({ ...place, databaseUrl: source.url, product: '1.0.0', settings: {} });

    expect(said).toContain('It holds no secrets: keep the environment, too.');
    expect((await read('strange')).secrets).toBeNull();
  });

  it('is followed by a restore that takes no secrets if the environment of the new product gives them all', async () => {
    const target = await openTestDatabase({ template: 'empty' });
    const purposes = ['CAPTCHA', 'COOKIE', 'LIMIT', 'SESSION', 'TICKET', 'LINK'];
    const given = Object.fromEntries(purposes.map((name) => [`${name}_SECRET`, 'c'.repeat(32)]));
    mkdirSync(at('new'));
    const env = { ...WITH_KEYCLOAK, ...given, DATABASE_URL: target.url, DATA_DIR: at('new') };
    const said = await run('restore', 'embedded', env);

    expect(said).toContain('No secrets came from the backup');
    expect(said).toContain('People are in Keycloak, whose backup has another time');
    expect(() => readFileSync(at('new/secrets.json'))).toThrow('ENOENT');
    expect(await ask(target.url, 'select from holds')).toHaveLength(1);
  });
});
