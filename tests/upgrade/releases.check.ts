import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runningDatabaseUrl } from '../../commands/running-product.ts';
import { childrenOf } from '#tests/support/processes/children-of.ts';
import { makeDataFolder } from '#tests/support/processes/make-data-folder.ts';
import { startStack } from '#tests/support/processes/stack.ts';
import { checkOut } from './checkout.ts';
import { unpackDataFolder } from './pack.ts';
import { readReleases } from './releases.ts';
import { useProduct } from './use-product.ts';

const releases = readReleases();

it('there are releases to come from', () => {
  expect(releases.map(({ version }) => version)).toContain('0.2.0');
});

describe.each(releases)('release $version', (release) => {
  const folders = { here: '', there: '' };

  beforeAll(async () => {
    for (const name of ['here', 'there'] as const) {
      folders[name] = makeDataFolder(`hostfront-${release.version}-`);
      await unpackDataFolder(release.fixture, folders[name]);
    }
  });
  afterAll(() => {
    for (const folder of Object.values(folders)) rmSync(folder, { recursive: true, force: true });
  });

  it('leaves a data folder on which today’s code starts', async () => {
    const stack = await startStack({ dataDir: folders.here });
    try {
      await useProduct(stack.url, 'Seen by today’s code');
    } finally {
      await stack.stop();
    }
  });

  it('works beside today’s schema, which it meets while it runs and at a start of its parts', async () => {
    const checkout = checkOut(release);
    const stack = await startStack({ dataDir: folders.there, root: checkout.root });
    try {
      await useProduct(stack.url, 'Before the migrations');
      expect(await migrate(folders.there)).toContain('These were applied: ');
      await useProduct(stack.url, 'After the migrations');

      const parts = childrenOf(stack.pid).filter((pid) => isPart(pid));
      expect(parts.length).toBeGreaterThanOrEqual(4);
      for (const pid of parts) process.kill(pid, 'SIGKILL');
      await expect.poll(() => statusOf(stack.url)).not.toBe(200);
      await expect.poll(() => statusOf(stack.url)).toBe(200);
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

const statusOf = async (url: string): Promise<number> => {
  try {
    return (await fetch(`${url}/healthz`)).status;
  } catch {
    return 0;
  }
};
