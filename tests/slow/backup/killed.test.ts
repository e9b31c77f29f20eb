import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { applyMigrations } from '#embedded/postgres/migrations/apply-migrations.ts';
import { refuseDataDir } from '#embedded/stack/data-dir.ts';
import { isAlive, markOf } from '#runtime/process/process-mark.mjs';
import { describeData, differences, HELD, isUnused } from '#tests/backup/describe-data.ts';
import { killCommandAt, startCommand } from '#tests/backup/killed-command.ts';
import { SECRETS, useBackup } from '#tests/backup/use-backup.ts';
import { openTestDatabase } from '#tests/support/postgres/database.ts';
import { waitUntil } from '#tests/support/wait-until.ts';

const hasuraDir = 'hasura';

describe('a command that was killed half-way', () => {
  const { folder, at, backup, restore, within, before } = useBackup();
  const serverIn = (dataDir: string) =>
    Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);

  it('restore into a database: the product does not start on it, and the next restore fills it', async () => {
    const target = await openTestDatabase({ template: 'empty' });
    // No data is committed before the secrets are on the disk.
    const texts = ['drop table embedded.unfinished_restore', 'commit'];
    const place = { databaseUrl: target.url, dataDir: at('beside') };
    await killCommandAt(texts, 'restore', at('first'), place);
    await waitUntil('the connection of the killed command is gone', () => isUnused(target.url));

    await expect(applyMigrations({ databaseUrl: target.url, hasuraDir })).rejects.toThrow(
      'A restore into this database did not end; run npm run restore again, or take an empty database.',
    );
    expect(JSON.parse(readFileSync(at('beside/secrets.json'), 'utf8'))).toMatchObject({
      masterSecret: SECRETS.masterSecret,
    });

    const { secrets } = await restore('first', target.url, 'beside');

    expect(secrets).toBe('restored');
    expect(differences(before(), await describeData(target.url))).toEqual(HELD);
    expect(await applyMigrations({ databaseUrl: target.url, hasuraDir })).toEqual([]);
  });

  it('restore into a folder: the next one stops the PostgreSQL still running there, and starts over', async () => {
    const command = await startCommand('restore', at('first'), { DATA_DIR: at('new') });
    const part = at(`new/content.${markOf(command.pid)}.part`);
    await waitUntil('the database of the new folder runs', () =>
      existsSync(join(part, 'postgres/postmaster.pid')),
    );
    await expect(restore('first', undefined, 'new')).rejects.toThrow(
      `belongs to another process (${command.pid} on ${hostname()}); wait for it, or`,
    );
    await command.kill();
    const server = serverIn(part);
    expect(readdirSync(at('new'))).toEqual([basename(part)]);
    expect(() => refuseDataDir(at('new'))).toThrow('did not end; run npm run restore again');

    const { said } = await restore('first', undefined, 'new');

    expect(said).toEqual([`"${basename(part)}", which a command that was ended had left, was deleted.`]);
    expect(isAlive(server)).toBe(false);
    expect(readdirSync(at('new')).toSorted()).toEqual(['postgres', 'secrets.json']);
    expect(differences(before(), await within('new', describeData))).toEqual(HELD);
  });

  it('backup of a stopped product: the next backup stops the PostgreSQL that the killed one had started', async () => {
    const command = await startCommand('backup', at('of-folder'), { DATA_DIR: at('new') });
    await waitUntil('a part of the file is there', () =>
      readdirSync(folder).some((name) => name.startsWith('of-folder.')),
    );
    const server = serverIn(at('new'));
    await command.kill();
    expect(isAlive(server)).toBe(true);

    const said = await backup('of-folder', undefined, 'new');

    expect(said).toEqual([expect.stringContaining('which a command that was ended had left, was deleted.')]);
    expect(isAlive(server)).toBe(false);
    expect(existsSync(at('new/postgres/postmaster.pid'))).toBe(false);
  });
});
