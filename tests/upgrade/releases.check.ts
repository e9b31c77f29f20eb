import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { runningDatabaseUrl } from '../../commands/running-product.ts';
import { childrenOf } from '#tests/support/processes/children-of.ts';
import { useDataFolder } from '#tests/support/processes/use-data-folder.ts';
import { startStack } from '#tests/support/processes/stack.ts';
import { checkOut } from './checkout.ts';
import { unpackDataFolder } from './pack.ts';
import { readReleases } from './releases.ts';
import { useProduct } from './use-product.ts';

const releases = readReleases();

it('the earlier releases tested for an upgrade are 0.3.0 and 0.2.0', () => {
  expect(releases.map(({ version }) => version)).toEqual(['0.3.0', '0.2.0']);
});

describe.each(releases)('release $version', (release) => {
  const folders = { here: useDataFolder(), there: useDataFolder() };

  beforeAll(async () => {
    for (const folder of Object.values(folders)) await unpackDataFolder(release.fixture, folder);
  });

  it('leaves a data folder on which today’s code starts', async () => {
    const stack = await startStack({ dataDir: folders.here });
    try {
      await useProduct(stack.url, 'Seen by today’s code');
    } finally {
      await stack.stop();
    }
  });

  it('works with today’s schema, both when migrated while it runs and after a restart of its parts', async () => {
    const checkout = checkOut(release);
    const stack = await startStack({ dataDir: folders.there, root: checkout.root });
    try {
      await useProduct(stack.url, 'Before the migrations');
      // The last release has every migration until the next one is written.
      expect(await migrate(folders.there)).toMatch(
        /These were applied: |No migration was left to be applied/,
      );
      await useProduct(stack.url, 'After the migrations');

      const parts = childrenOf(stack.pid).filter((pid) => isPart(pid));
      expect(parts.length).toBeGreaterThanOrEqual(4);
      for (const pid of parts) process.kill(pid, 'SIGKILL');
      await expect.poll(() => isUp(stack.url)).toBe(false);
      await expect.poll(() => isUp(stack.url)).toBe(true);
      await useProduct(stack.url, 'Started again');
    } finally {
      await stack.stop();
      checkout.remove();
    }
  });
});

/** Applies today's migrations to the database that runs in a data folder. */
async function migrate(DATA_DIR: string): Promise<string> {
  return execFileSync(process.execPath, ['--import', 'tsx', 'commands/migrate.ts'], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], DATABASE_URL: await runningDatabaseUrl({ DATA_DIR }) },
  });
}

/** Tells whether a process is a part of the product, and not its database. */
const isPart = (pid: number) => /dist[/\\]server/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'));

/** Tells whether every part works and the landing page is drawn, without which a web server that starts answers 503. */
const isUp = async (url: string): Promise<boolean> => {
  try {
    const answers = await Promise.all(['/healthz', '/en', '/ar'].map((path) => fetch(url + path)));
    return answers.every(({ status }) => status === 200);
  } catch {
    return false;
  }
};
