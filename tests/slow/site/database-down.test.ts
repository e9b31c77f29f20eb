import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { asSiteAdmin, postGraphql, signIn } from '#tests/support/api.ts';
import { untilGoneFromLanding, useBrowser } from '#tests/support/browser/site.ts';

const { visit } = useBrowser();
const site = inject('site');

/** Kills the postmaster by SIGKILL, the hardest way; its child processes end with it. */
function killDatabase(): void {
  const pidFile = join(site.dataDir, 'postgres', 'postmaster.pid');
  process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGKILL');
}

async function untilHealthy(): Promise<void> {
  await expect
    .poll(() => fetch(`${site.url}/healthz`).then(({ status }) => status), { interval: 200 })
    .toBe(200);
}

describe('an open page while PostgreSQL is killed', () => {
  it('gets no internals in API errors, and shows a new notice by itself once PostgreSQL is back', async () => {
    const headers = asSiteAdmin(await signIn(site.url, site.adminEmail, site.adminPassword));
    const open = await visit({ locale: 'en' });
    await open.page.goto('/');
    await open.page.getByRole('region', { name: 'Notices' }).waitFor();
    const planCards = open.page.locator('#pricing').getByRole('article');
    await expect.poll(() => planCards.count()).toBe(4);

    killDatabase();
    const during = await visit({ locale: 'en' });
    await during.page.goto('/');
    const whileAway = await postGraphql(site.url, '{ pricing_plans { id } }');
    await untilHealthy();
    const remove =
      'mutation { delete_store_notices(where: { content: { _eq: "Test: we are back" } }) { affected_rows } }';
    onTestFinished(async () => {
      expect((await postGraphql(site.url, remove, { headers })).errors).toBeUndefined();
      await untilGoneFromLanding('Test: we are back');
    });
    const insert =
      'mutation { insert_store_notices_one(object: { content: "Test: we are back", notice_date: "2026-01-02" }) { id } }';

    // The first request after the crash may use a connection that the crash has cut.
    await expect.poll(async () => (await postGraphql(site.url, insert, { headers })).errors).toBeUndefined();
    expect(JSON.stringify(whileAway)).not.toMatch(/ECONN|select |terminat/i);
    for (const { page } of [open, during]) {
      await page.getByText('Test: we are back').first().waitFor({ state: 'attached' });
    }
    await expect.poll(() => during.page.locator('#pricing').getByRole('article').count()).toBe(4);
  });
});
