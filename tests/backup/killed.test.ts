import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backupProduct } from '#embedded/backup/backup-product.ts';
import { openDatabase } from '#embedded/backup/open-database.ts';
import { restoreProduct } from '#embedded/backup/restore-product.ts';
import { applyMigrations } from '#embedded/postgres/apply-migrations.ts';
import { readProcess } from '#embedded/postgres/process-info.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { makeDataFolder } from '#tests/support/make-data-folder.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { describeData, differences, HELD, isUnused, type Data } from './describe-data.ts';
import { fillProduct } from './fill-product.ts';
import { PASSPHRASE, startCommand, startTrap } from './killed-command.ts';

const hasuraDir = fileURLToPath(new URL('../../hasura', import.meta.url));
const SECRETS = { superuserPassword: 'of-the-superuser', databasePassword: 'of-the-owner' };

describe('a command that is killed', () => {
  const folder = makeDataFolder('hostfront-killed-');
  const at = (name: string) => join(folder, name);
  let source: TestDatabase;
  let before: Data;

  const backup = (file: string, databaseUrl?: string, dataDir = 'source') => {
    const said: string[] = [];
    return backupProduct({
      file: at(file),
      passphrase: PASSPHRASE,
      workFactor: 4,
      databaseUrl,
      dataDir: at(dataDir),
      hasuraDir,
      product: '1.0.0',
      say: (text) => said.push(text),
    }).then(() => said);
  };
  const restore = (dataDir: string, databaseUrl?: string) => {
    const said: string[] = [];
    return restoreProduct({
      file: at('good'),
      passphrase: PASSPHRASE,
      databaseUrl,
      dataDir: at(dataDir),
      hasuraDir,
      say: (text) => said.push(text),
    }).then((restored) => ({ ...restored, said }));
  };
  const serverIn = (dataDir: string) =>
    Number(readFileSync(at(`${dataDir}/postgres/postmaster.pid`), 'utf8').split('\n')[0]);

  beforeAll(async () => {
    source = await createTestDatabase();
    await fillProduct(source.url);
    before = await describeData(source.url);
    mkdirSync(at('source'));
    writeFileSync(at('source/secrets.json'), `${JSON.stringify(SECRETS, null, 2)}\n`);
    await backup('good', source.url);
  });
  afterAll(async () => {
    await source.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('backup: the next one deletes the part of a file, and names those that another process may write', async () => {
    const trap = await startTrap(source.url);
    const reached = trap.reach('copy public.deliveries');
    mkdirSync(at('files'));
    const command = await startCommand('backup', at('files/first'), {
      DATABASE_URL: trap.url,
      DATA_DIR: at('source'),
    });
    await reached;
    await command.kill();
    await trap.stop();
    const part = `first.${command.pid}@${hostname()}.part`;
    const strange = 'first.7@elsewhere.part';
    writeFileSync(at(`files/${strange}`), '');
    expect(readdirSync(at('files')).toSorted()).toEqual([part, strange].toSorted());

    const said = await backup('files/second', source.url);

    expect(readdirSync(at('files')).toSorted()).toEqual([strange, 'second'].toSorted());
    expect(said.toSorted()).toEqual(
      [
        `"${part}", which a backup that was ended had left, was deleted.`,
        `"${strange}" belongs to another backup (process 7 on elsewhere); delete it if that does not run any more.`,
      ].toSorted(),
    );
  });

  it('restore into a database: nobody else starts it, and the next restore fills it', async () => {
    const target = await createTestDatabase({ template: 'empty' });
    const trap = await startTrap(target.url);
    // No data is committed before the secrets are on the disk.
    const reached = trap.reach('drop table embedded.unfinished_restore', 'commit');
    const command = await startCommand('restore', at('good'), {
      DATABASE_URL: trap.url,
      DATA_DIR: at('beside'),
    });
    await reached;
    await command.kill();
    await trap.stop();
    await waitUntil('the connection of the killed command is gone', () => isUnused(target.url));

    await expect(applyMigrations({ databaseUrl: target.url, hasuraDir })).rejects.toThrow(
      'A restore into this database did not end; run npm run restore again, or take an empty database.',
    );
    expect(JSON.parse(readFileSync(at('beside/secrets.json'), 'utf8'))).toEqual(SECRETS);

    const { hasSecrets } = await restore('beside', target.url);

    expect(hasSecrets).toBe(true);
    expect(differences(before, await describeData(target.url))).toEqual(HELD);
    expect(await applyMigrations({ databaseUrl: target.url, hasuraDir })).toEqual([]);
    await target.close();
  });

  it('restore into a folder: the next one ends what still runs in it, and starts from the beginning', async () => {
    const command = await startCommand('restore', at('good'), { DATA_DIR: at('new') });
    await waitUntil('the database of the new folder runs', () =>
      existsSync(at('new.restoring/postgres/postmaster.pid')),
    );
    await expect(restore('new')).rejects.toThrow(
      `Another restore fills "new.restoring" (process ${command.pid} on ${hostname()}); wait for it, or`,
    );
    await command.kill();
    const server = serverIn('new.restoring');
    expect(existsSync(at('new'))).toBe(false);

    const { said } = await restore('new');

    expect(said).toEqual([`"${at('new.restoring')}", which a restore that was ended had left, was deleted.`]);
    expect(readProcess(server)).toBeUndefined();
    expect(readdirSync(folder).filter((name) => name.startsWith('new.'))).toEqual([]);
    expect(readdirSync(at('new')).toSorted()).toEqual(['postgres', 'secrets.json']);
    const database = await openDatabase({ databaseUrl: undefined, dataDir: at('new') });
    const after = await describeData(database.url).finally(() => database.close());
    expect(differences(before, after)).toEqual(HELD);
  });

  it('backup of a product that does not run: the next one ends the database that it had started', async () => {
    const command = await startCommand('backup', at('of-folder'), { DATA_DIR: at('new') });
    await waitUntil('a part of the file is there', () =>
      readdirSync(folder).some((name) => name.startsWith('of-folder.')),
    );
    const server = serverIn('new');
    await command.kill();
    expect(readProcess(server)).toBeDefined();

    const said = await backup('of-folder', undefined, 'new');

    expect(said).toEqual([expect.stringContaining('which a backup that was ended had left, was deleted.')]);
    expect(readProcess(server)).toBeUndefined();
    expect(existsSync(at('new/postgres/postmaster.pid'))).toBe(false);
  });
});
