import { spawnSync } from 'node:child_process';
import { appendFileSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asSiteAdmin, postGraphql, signIn } from '#tests/support/api.ts';
import { startStack } from '#tests/support/processes/stack.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { makeTestFolder } from '#runtime/process/test-folder.ts';

/** Size of the disk: the product's data takes half of it. */
const DISK = '300m';
const MEGABYTE = Buffer.alloc(1024 * 1024);
/** Milliseconds in which the product must be well again, PostgreSQL's recovery included. */
const RECOVERY_MS = 120_000;

const disk = makeTestFolder(afterAll);
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'none', disk]).status === 0;

describe.skipIf(!isMounted)('the product on a full disk', () => {
  let token: string;

  afterAll(() => spawnSync('umount', [disk]));
  const stack = useStarted(() => startStack({ dataDir: join(disk, 'data') }));
  beforeAll(async () => {
    token = await signIn(stack.url, stack.adminEmail, stack.adminPassword);
  });

  /** Writes a draft of half a megabyte; tells whether it was stored. */
  const write = async (): Promise<boolean> => {
    const mutation = `mutation ($content: String!) {
      insert_newsletters_one(object: { subject: "Draft", content: $content }) { id }
    }`;
    // PostgreSQL can't compress what is random.
    const content = Array.from({ length: 20_000 }, () => Math.random().toString(36))
      .join('')
      .slice(0, 240_000);
    const answer = await postGraphql(stack.url, mutation, {
      variables: { content },
      headers: asSiteAdmin(token),
    }).catch(() => undefined);
    return Boolean(answer?.data);
  };
  const health = async () => (await fetch(`${stack.url}/healthz`).catch(() => undefined))?.status;

  it('refuses writes but serves pages; writes and logs work again once there is room', async () => {
    expect(await write()).toBe(true);
    fill(join(disk, 'filler'));
    await waitUntil('a write fails', async () => !(await write()), RECOVERY_MS);
    const page = await fetch(`${stack.url}/en`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<article')]);

    rmSync(join(disk, 'filler'));

    await waitUntil('the product is well', async () => (await health()) === 200, RECOVERY_MS);
    await waitUntil('writes succeed', write, RECOVERY_MS);
    const before = readFileSync(join(disk, 'data/logs/web.log')).length;
    await fetch(`${stack.url}/nowhere-${Date.now()}`);
    await waitUntil(
      'the log is written',
      async () => readFileSync(join(disk, 'data/logs/web.log')).length > before,
    );
    expect(await stack.stop()).toBe(0);
  });
});

/** Writes a file until the disk has no room. */
function fill(file: string): void {
  for (const chunk of [MEGABYTE, MEGABYTE.subarray(0, 4_096)]) {
    try {
      for (;;) appendFileSync(file, chunk);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
}
