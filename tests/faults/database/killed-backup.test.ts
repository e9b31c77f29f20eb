import { existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#embedded/backup/open-database.ts';
import { applyMigrations } from '#embedded/postgres/migrations/apply-migrations.ts';
import { refuseDataDir } from '#embedded/stack/data-dir.ts';
import { isAlive } from '#runtime/process/process-mark.mjs';
import { descendantsOf } from '#tests/support/processes/children-of.ts';
import { differentSums, HELD, isUnused, sumData, type Sums } from '#tests/backup/describe-data.ts';
import { addContacts, fillProduct } from '#tests/backup/fill-product.ts';
import { killCommandAt, startCommand } from '#tests/backup/killed-command.ts';
import { openPool } from '#tests/support/postgres/open-pool.ts';
import { createTestDatabase } from '#tests/support/postgres/database.ts';
import { seeded } from '#tests/support/seeded.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { startKillablePostgres } from './killable-postgres.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { makeTestFolder } from '#runtime/process/test-folder.ts';

const hasuraDir = fileURLToPath(new URL('../../../hasura', import.meta.url));
const SECRETS = { masterSecret: 'of-the-product' };

/** What a restore sends to its database, in this order, and what the database is when it is killed there. */
const POINTS: readonly (readonly [state: 'empty' | 'refused' | 'whole', ...texts: string[]])[] = [
  ['empty', 'create table if not exists embedded.unfinished_restore'],
  ['refused', 'create schema if not exists embedded', 'insert into embedded.migrations'],
  ['refused', 'create table public.contacts', 'commit'],
  ['refused', 'truncate'],
  ['refused', 'copy public.contacts'],
  ['refused', 'copy public.webhook_endpoints'],
  ['refused', 'select setval'],
  ['refused', 'hold_restored_data($1)'],
  ['refused', 'drop table embedded.unfinished_restore'],
  ['refused', 'drop table embedded.unfinished_restore', 'commit'],
  ['whole', 'drop table embedded.unfinished_restore', 'analyze'],
];
/** The same for a backup. */
const BACKUP_POINTS = ['copy public.contacts', 'copy public.webhook_endpoints', 'commit'];
/**
 * Number of contacts beside those of `fillProduct`, and of moments at which restores into a new folder are killed:
 * `RESTORE_CONTACTS=1000000 RESTORE_KILLS=20 npx vitest run --project faults killed-backup -t moment`; with
 * `-t 'moment 1[789]|the moments'` it is killed at the last three of them only.
 */
const CONTACTS = Number(process.env['RESTORE_CONTACTS'] ?? 1_000);
const MOMENTS = Array.from({ length: Number(process.env['RESTORE_KILLS'] ?? 8) }, (_, seed) => seed);
/** Milliseconds after which a test is given up, as it hangs. */
const PATIENCE_MS = 600_000 + CONTACTS * 10;

describe('backups and restores that are killed', { timeout: PATIENCE_MS }, () => {
  const folder = makeTestFolder(afterAll);
  const at = (name: string) => join(folder, name);
  let before: Sums;
  /** Milliseconds that a restore into a new folder takes. */
  let restoreMs = 0;

  /** Runs a command to its end; returns what it has said. */
  async function complete(
    script: 'backup' | 'restore',
    file: string,
    env: Record<string, string>,
  ): Promise<{ output: string; code: number | null }> {
    const command = await startCommand(script, at(file), env);
    return { code: await command.ended, output: command.output() };
  }
  const checkFolder = async (name: string) => {
    const database = await openDatabase({ databaseUrl: undefined, dataDir: at(name) });
    const after = await sumData(database.url).finally(() => database.close());
    expect(differentSums(before, after)).toEqual(HELD);
  };

  const postgres = useStarted(() => startKillablePostgres());
  const source = useStarted(() => createTestDatabase({ superuserUrl: postgres.superuserUrl }));
  beforeAll(async () => {
    await fillProduct(source.url);
    const pool = openPool(source.url);
    await addContacts(pool, CONTACTS).finally(() => pool.end());
    before = await sumData(source.url);
    mkdirSync(at('source'));
    writeFileSync(at('source/secrets.json'), JSON.stringify(SECRETS));
    await complete('backup', 'good', { DATABASE_URL: source.url, DATA_DIR: at('source') });
    const begun = performance.now();
    await complete('restore', 'good', { DATA_DIR: at('unkilled') });
    restoreMs = performance.now() - begun;
    process.stdout.write(`${CONTACTS} contacts; a restore takes ${(restoreMs / 1_000).toFixed(1)} s\n`);
    await checkFolder('unkilled');
  }, PATIENCE_MS);

  const points = POINTS.map(([state, ...texts]) => ({ state, texts, point: texts.join('", then "') }));
  it.each(points)(
    'a database is $state after a restore that was killed at "$point"',
    async ({ state, texts }) => {
      const target = await createTestDatabase({ template: 'empty', superuserUrl: postgres.superuserUrl });
      const dataDir = mkdtempSync(at('of-database-'));
      await killCommandAt(texts, 'restore', at('good'), { databaseUrl: target.url, dataDir });
      await waitUntil('its connections are gone', () => isUnused(target.url));

      const starting = applyMigrations({ databaseUrl: target.url, hasuraDir });
      if (state === 'refused')
        await expect(starting).rejects.toThrow('A restore into this database did not end');
      if (state === 'whole') await expect(starting).resolves.toEqual([]);
      if (state === 'empty') expect((await starting).length).toBeGreaterThan(0);

      const { output, code } = await complete('restore', 'good', {
        DATABASE_URL: target.url,
        DATA_DIR: dataDir,
      });
      if (state === 'whole') expect(output).toContain('The target is not empty');
      else expect([code, output]).toEqual([0, expect.stringContaining('The product is held')]);
      expect(readdirSync(dataDir)).toEqual(['secrets.json']);
      expect(differentSums(before, await sumData(target.url))).toEqual(HELD);
      await target.close();
    },
  );

  it.each(BACKUP_POINTS)(
    'a backup killed at "%s" leaves a .part file, which the next backup deletes',
    async (text) => {
      const files = mkdtempSync(at('files-'));
      const place = { databaseUrl: source.url, dataDir: at('source') };
      await killCommandAt([text], 'backup', join(files, 'backup'), place);
      expect(readdirSync(files)).toEqual([expect.stringMatching(/^backup\..*\.part$/)]);

      const next = await startCommand('backup', join(files, 'backup'), {
        DATABASE_URL: place.databaseUrl,
        DATA_DIR: place.dataDir,
      });
      await next.ended;

      expect(next.output()).toContain('which a command that was ended had left, was deleted.');
      expect(readdirSync(files)).toEqual(['backup']);
    },
  );

  describe('a new data folder in which restores are killed one after the other', () => {
    const programs: number[] = [];
    let name = 'folder-0';

    it.each(MOMENTS)('has all rows, or is refused as unfinished, after a kill at moment %i', async (seed) => {
      const command = await startCommand('restore', at('good'), { DATA_DIR: at(name) });
      await sleep(((seed + seeded(seed)()) / MOMENTS.length) * restoreMs);
      programs.push(...descendantsOf(command.pid));
      await command.kill();
      const left = existsSync(at(name)) ? readdirSync(at(name)) : [];
      process.stdout.write(`moment ${seed}: ${left.join(' ') || 'nothing yet'}; ${command.output()}\n`);

      if (left.every((entry) => /^content\..*\.part$/.test(entry))) {
        if (left.length > 0)
          expect(() => refuseDataDir(at(name))).toThrow('did not end; run npm run restore');
        return;
      }
      const { output } = await complete('restore', 'good', { DATA_DIR: at(name) });
      expect(output).toContain('is not empty; name another one in DATA_DIR');
      await checkFolder(name);
      name = `folder-${seed + 1}`;
    });

    it('has all rows after the moments, once a restore ends', async () => {
      const { output } = await complete('restore', 'good', { DATA_DIR: at(name) });

      expect(output).toContain('The product is held');
      expect(readdirSync(at(name)).toSorted()).toEqual(['postgres', 'secrets.json']);
      for (const program of programs)
        await waitUntil(`process ${program} has ended`, () => !isAlive(program));
      await checkFolder(name);
    });
  });
});
