import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asSiteAdmin, postGraphql, signIn } from '#tests/support/api.ts';
import { useBrowser } from '#tests/support/site.ts';
import { startStack, type RunningStack } from '#tests/support/stack.ts';

const { visit } = useBrowser();
let stack: RunningStack;

beforeAll(async () => {
  stack = await startStack();
});

afterAll(async () => {
  await stack.stop();
});

/** As hard as it gets: the postmaster is killed, its children die with it. */
function killDatabase(): void {
  const pidFile = join(stack.dataDir, 'postgres', 'postmaster.pid');
  process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGKILL');
}

async function untilHealthy(): Promise<void> {
  await expect
    .poll(() => fetch(`${stack.url}/healthz`).then(({ status }) => status), {
      timeout: 30_000,
      interval: 200,
    })
    .toBe(200);
}

describe('the database is killed under open pages', () => {
  it('says what is wrong while it is away, and shows what is new when it is back', async () => {
    const headers = asSiteAdmin(await signIn(stack.url, stack.adminEmail, stack.adminPassword));
    const open = await visit({ url: stack.url, locale: 'en' });
    await open.page.goto('/');
    await open.page.getByRole('region', { name: 'Notices' }).waitFor();
    const planCards = open.page.locator('#pricing').getByRole('article');
    await expect.poll(() => planCards.count()).toBe(4);

    killDatabase();
    const during = await visit({ url: stack.url, locale: 'en' });
    await during.page.goto('/');
    const whileAway = await postGraphql(stack.url, '{ pricing_plans { id } }');
    await untilHealthy();
    const insert =
      'mutation { insert_store_notices_one(object: { content: "Test: we are back", notice_date: "2026-01-02" }) { id } }';

    // The first answer after the fall may be that of a connection that was cut with it.
    await expect
      .poll(async () => (await postGraphql(stack.url, insert, { headers })).errors, { timeout: 30_000 })
      .toBeUndefined();
    expect(JSON.stringify(whileAway)).not.toMatch(/ECONN|select |terminat/i);
    for (const { page } of [open, during]) {
      await page.getByText('Test: we are back').first().waitFor({ state: 'attached', timeout: 30_000 });
    }
    await expect
      .poll(() => during.page.locator('#pricing').getByRole('article').count(), { timeout: 30_000 })
      .toBe(4);
  });
});
