import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { backupProduct } from '#embedded/backup/backup-product.ts';
import { restoreProduct } from '#embedded/backup/restore-product.ts';
import { withClient } from '#embedded/postgres/with-client.ts';
import { makeTestFolder } from '#runtime/process/test-folder.ts';
import { openTestDatabase } from '#tests/support/postgres/database.ts';
import { describeData, differences, HELD } from './describe-data.ts';
import { fillProduct } from './fill-product.ts';

const hasuraDir = 'hasura';
/** Tables whose rows differ, because each of the two restored databases was held at a time of its own. */
const TIMED = HELD.filter((table) => table.startsWith('public.'));

function majorOf(program: string): number {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return Number(/(\d+)\.\d+/.exec(stdout ?? '')?.[1] ?? 0);
}
const isInstalled = Math.min(majorOf('pg_dump'), majorOf('pg_restore')) >= 17;

describe(`pg_dump${isInstalled ? '' : ' (skipped: pg_dump 17 is not installed)'}`, () => {
  it.runIf(isInstalled)(
    'with pg_restore and hold_restored_data gives the same data as our own backup and restore',
    async () => {
      const folder = makeTestFolder(onTestFinished);
      const [source, ours, theirs] = await Promise.all([
        openTestDatabase(),
        openTestDatabase({ template: 'empty' }),
        openTestDatabase({ template: 'empty' }),
      ]);
      await fillProduct(source.url);
      const file = join(folder, 'backup');
      const place = { file, passphrase: undefined, dataDir: join(folder, 'none'), hasuraDir };

      await backupProduct({ ...place, databaseUrl: source.url, product: '1.0.0' });
      await restoreProduct({ ...place, databaseUrl: ours.url });
      const dump = join(folder, 'dump');
      execFileSync('pg_dump', [
        '--format=custom',
        '--no-owner',
        '--no-unlogged-table-data',
        '--file',
        dump,
        source.url,
      ]);
      execFileSync('pg_restore', ['--no-owner', '--single-transaction', '--dbname', theirs.url, dump]);
      await withClient(theirs.url, async (client) => {
        await client.query('select public.hold_restored_data(now())');
        await client.query('update graphile_worker._private_jobs set locked_at = null, locked_by = null');
      });

      const [one, other] = [await describeData(ours.url), await describeData(theirs.url)];
      expect(differences(one, other).filter((table) => !TIMED.includes(table))).toEqual([]);
      expect(other.sequences).toEqual(one.sequences);
    },
  );
});
