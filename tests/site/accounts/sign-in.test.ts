import { describe, expect, inject, it } from 'vitest';
import type { Page, Response } from 'playwright-core';
import {
  openAdminDialog,
  signInByApi,
  signInThroughDialog,
  solveCaptchaInPage,
} from '#tests/support/browser/pages.ts';
import { itSome } from '#tests/support/share.ts';
import { useBrowser, type Visitor } from '#tests/support/browser/site.ts';

const { visit } = useBrowser();
const site = inject('site');

const MINUTE_MS = 60_000;
/** Milliseconds between the session's checks of its remaining time. */
const TICK_MS = 30_000;
/** Milliseconds that are a little longer than the lifetime of a captcha's challenge. */
const CAPTCHA_LIFETIME_MS = 11 * MINUTE_MS;

const adminLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Admin', exact: true });

/**
 * Moves the clock of all tabs forward by `jumpMs`, then by single ticks until one of them has refreshed the session (the
 * others take over its tokens); returns the answer's status.
 */
async function statusOfRefresh({ context, page }: Visitor, jumpMs: number): Promise<number> {
  let status = 0;
  const listen = (response: Response) => {
    if (new URL(response.url()).pathname === '/session/token') status = response.status();
  };
  context.on('response', listen);
  await page.clock.fastForward(jumpMs);
  await expect
    .poll(
      async () => {
        if (status === 0) await page.clock.fastForward(TICK_MS);
        return status;
      },
      { interval: 1000 },
    )
    .toBeGreaterThan(0);
  context.off('response', listen);

  return status;
}

type Cookie = { name: string; path: string };
const byName = (one: Cookie, other: Cookie) =>
  one.name.localeCompare(other.name) || one.path.localeCompare(other.path);

describe('the hidden Admin Access dialog', () => {
  itSome(
    'sign-in',
    {
      "shows the server's message for a wrong password and asks for a new captcha": async () => {
        const { page } = await visit();
        await openAdminDialog(page);
        const dialog = page.getByRole('dialog', { name: 'Admin Access' });
        await dialog.locator('input[name=email]').fill(site.adminEmail);
        await dialog.locator('input[name=password]').fill('not the password');
        await solveCaptchaInPage(page);

        await dialog.locator('button[type=submit]').click();

        await page.getByText('Invalid login credentials').waitFor();
        await expect.poll(() => dialog.locator('button[type=submit]').isDisabled()).toBe(true);
      },

      'opens by its own URL too, and does not accept an expired captcha': async () => {
        const { page } = await visit();
        await page.clock.install();
        await page.goto('/auth#admin');
        const dialog = page.getByRole('dialog', { name: 'Admin Access' });
        await dialog.locator('input[name=email]').fill(site.adminEmail);
        await dialog.locator('input[name=password]').fill(site.adminPassword);
        await solveCaptchaInPage(page);
        const submit = dialog.locator('button[type=submit]');
        await expect.poll(() => submit.isDisabled()).toBe(false);

        await page.clock.fastForward(CAPTCHA_LIFETIME_MS);

        await expect.poll(() => submit.isDisabled()).toBe(true);
        await dialog.locator('altcha-widget [data-state=unverified]').waitFor();
        await dialog.locator('input[name=password]').press('Enter');
        await page.getByText('Please complete the CAPTCHA challenge.').first().waitFor();
      },

      'leads after sign-in to the back-office section whose URL the visitor had opened': async () => {
        const { page } = await visit();
        await page.goto('/admin/contacts?q=nobody');
        await page.waitForURL('**/auth#admin');
        const dialog = page.getByRole('dialog', { name: 'Admin Access' });
        await dialog.locator('input[name=email]').fill(site.adminEmail);
        await dialog.locator('input[name=password]').fill(site.adminPassword);
        await solveCaptchaInPage(page);
        await dialog.locator('button[type=submit]').click();

        await page.waitForURL('**/admin/contacts?q=nobody');
      },
    },
    { count: 2 },
  );

  it('starts a session that a reload keeps and Logout ends, and whose secret no script can read', async () => {
    const { page, context } = await visit();
    await signInThroughDialog(page, site);
    await page.getByText('Signed in successfully!').waitFor();
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: 'Admin' }).waitFor();

    await page.reload();
    await header.getByRole('link', { name: 'Admin' }).waitFor();
    const readable = await page.evaluate(() =>
      JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }]),
    );
    const cookies = await context.cookies(
      ['session/token', 'v1/graphql'].map((path) => `${site.url}/${path}`),
    );
    await header.getByRole('button', { name: 'Logout' }).click();
    await header.getByRole('link', { name: 'Client area' }).waitFor();
    await page.goto('/admin');
    await page.waitForURL('**/auth#admin');

    expect(readable).not.toContain('eyJ');
    const secret = { httpOnly: true, sameSite: 'Strict' };
    expect(cookies.filter(({ name }) => name.startsWith('hostfront')).sort(byName)).toEqual([
      expect.objectContaining({ name: 'hostfront_device', path: '/session', ...secret }),
      expect.objectContaining({ name: 'hostfront_device', path: '/v1/graphql', ...secret }),
      expect.objectContaining({ name: 'hostfront_session', path: '/session', ...secret }),
      expect.objectContaining({ name: 'hostfront_session_id', path: '/session', ...secret }),
      expect.objectContaining({ name: 'hostfront_session_id', path: '/v1/graphql', ...secret }),
    ]);
  });
});

describe('the session of an administrator', () => {
  it('is shared by all tabs: renewed without a message, ended in all of them at once, without an error', async () => {
    const visitor = await visit();
    const { page, context } = visitor;
    await signInByApi(context, site);
    await page.clock.install();
    await page.goto('/');
    const other = await context.newPage();
    await other.goto('/admin');
    await other.getByRole('heading', { name: 'Welcome to Your Admin Dashboard' }).waitFor();
    await adminLink(page).waitFor();

    // The first jump ends before the access token expires, the second long after.
    for (const minutes of [4, 15]) expect(await statusOfRefresh(visitor, minutes * MINUTE_MS)).toBe(200);
    await adminLink(page).click();
    await page.getByRole('heading', { name: 'Welcome to Your Admin Dashboard' }).waitFor();

    const cookies = await context.cookies(`${site.url}/session/token`);
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await other.waitForURL('**/auth#admin');
    await context.addCookies(cookies);
    const resumed = page.waitForResponse('**/session/resume');
    await page.goto('/');

    expect((await resumed).status()).toBe(400);
    await page.getByRole('banner').getByRole('link', { name: 'Client area' }).waitFor();
    await page.locator('#pricing').getByRole('article').first().waitFor();
    expect((await page.getByRole('alert').allTextContents()).join('')).toBe('');
  });
});
