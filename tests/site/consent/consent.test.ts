import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { findFaults } from '#tests/support/browser/axe.ts';
import { itSome } from '#tests/support/share.ts';
import { untilGone, untilServed, useBrowser } from '#tests/support/browser/site.ts';
import { useTags } from '#tests/support/browser/tags.ts';
import { textsOf } from '#tests/support/texts.ts';

const { visit } = useBrowser();
const save = useTags();

const ANALYTICS = /google-analytics|googletagmanager|yandex/;
/** Pages that this file opens, and the page that most files start with. */
const PAGES = ['/', '/en', '/ar', '/en/hosting/vps'];

beforeAll(async () => {
  await save(
    { ga_measurement_id: 'G-TEST12345', yandex_metrica_id: '1234567', bing_webmaster_id: 'ABCDEF0123' },
    `<meta name="test-proof" content="1"><script>window.headScripts = (window.headScripts ?? 0) + 1</script>
    <style>:root { --test-style: saved }</style>
    <noscript><meta http-equiv="refresh" content="0;url=/redirected"><img class="pixel" src="https://yandex.test/1.gif"></noscript>`,
  );
  // A change of the tags makes the site ask for consent again, so all pages of this file must have the same tags.
  for (const path of PAGES) await untilServed(path, 'test-proof');
});
afterAll(async () => {
  await save();
  for (const path of PAGES) await untilGone(path, 'test-proof');
});

/**
 * Collects the hosts of analytics that the browser sends requests to; the requests are answered here and never leave
 * the machine.
 */
async function watchAnalytics(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await context.route(ANALYTICS, (route) => {
    asked.push(new URL(route.request().url()).host);
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });

  return asked;
}

const banner = (page: Page) => page.locator('#cc-main .cm');
const ranScripts = (page: Page) => page.evaluate(() => (window as { headScripts?: number }).headScripts ?? 0);
const testStyle = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--test-style'));
const viewsOf = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? [])
      .map((entry) => Array.from(entry as ArrayLike<unknown>))
      .filter(([command, event]) => command === 'event' && event === 'page_view')
      .map(([, , view]) => new URL((view as { page_location: string }).page_location).pathname),
  );

describe('consent to analytics', () => {
  itSome(
    'consent',
    {
      'that is refused: no page sends a request to an analytics host': async () => {
        const { page, context } = await visit();
        const asked = await watchAnalytics(context);
        await page.goto('/en');
        await banner(page).waitFor();
        await page.keyboard.press('Tab');
        expect(await page.evaluate(() => document.activeElement?.closest('#cc-main') === null)).toBe(true);

        await banner(page).getByRole('button', { name: 'Reject' }).click();
        await banner(page).waitFor({ state: 'hidden' });
        await page.goto('/en/hosting/vps');
        await page.getByRole('button', { name: 'Cookie settings' }).waitFor();
        await page.waitForLoadState('networkidle');

        expect(await banner(page).isVisible()).toBe(false);
        expect(asked).toEqual([]);
        expect(await ranScripts(page)).toBe(0);
        expect(await page.locator('meta[name="test-proof"]').count()).toBe(1);
        expect(await testStyle(page)).toBe('saved');
        expect(await page.content()).not.toContain('class="pixel"');
      },

      'loads each tag once and counts each page once; withdrawing it reloads the page without tags':
        async () => {
          const { page, context } = await visit();
          const asked = await watchAnalytics(context);
          await page.goto('/en');
          await banner(page).getByRole('button', { name: 'Accept all' }).click();
          await expect.poll(() => asked.toSorted()).toEqual(['mc.yandex.ru', 'www.googletagmanager.com']);
          await expect.poll(() => ranScripts(page)).toBe(1);

          await page.locator('footer').getByRole('link', { name: /VPS/ }).first().click();
          await page.waitForURL(/\/hosting\/vps/);
          const path = new URL(page.url()).pathname;
          await expect.poll(() => viewsOf(page)).toEqual(['/en', path]);
          expect(asked).toHaveLength(2);
          expect(await testStyle(page)).toBe('saved');

          await page.getByRole('button', { name: 'Cookie settings' }).click();
          const reloaded = page.waitForEvent('load');
          await page.locator('#cc-main .pm').getByRole('button', { name: 'Reject' }).click();
          await reloaded;
          await page.getByRole('button', { name: 'Cookie settings' }).waitFor();
          await page.waitForLoadState('networkidle');
          expect(asked).toHaveLength(2);
          expect(await ranScripts(page)).toBe(0);
        },

      'is not asked for again at a change of language after the visitor closed the cookie settings':
        async () => {
          const { page, context } = await visit();
          await watchAnalytics(context);
          await page.goto('/en');
          await banner(page).getByRole('button', { name: 'Reject' }).click();
          await page.getByRole('button', { name: 'Cookie settings' }).click();
          const settings = page.locator('#cc-main .pm');
          await settings.waitFor();
          await page.keyboard.press('Escape');
          await settings.waitFor({ state: 'hidden' });

          await page.getByRole('banner').getByRole('button', { name: 'العربية' }).click();
          await page.getByRole('button', { name: textsOf('ar')('footerLinks.cookies') }).waitFor();
          // The library has its texts in the new language once the settings could be opened again.
          await expect.poll(() => settings.textContent()).toContain(textsOf('ar')('consent.marketing.title'));

          expect(await settings.isVisible()).toBe(false);
        },

      'loads a new document without tags when the visitor goes on to the sign-in page': async () => {
        const { page, context } = await visit();
        await watchAnalytics(context);
        await page.goto('/en');
        await banner(page).getByRole('button', { name: 'Accept all' }).click();
        await expect.poll(() => ranScripts(page)).toBe(1);

        await page.getByRole('link', { name: 'Client area' }).first().click();
        await page.waitForURL(/\/auth/);
        // The click has loaded another document.
        await expect.poll(() => ranScripts(page).catch(() => -1)).toBe(0);
        await page.locator('main, form').first().waitFor();

        expect(await page.locator('script[data-tag], meta[name="test-proof"]').count()).toBe(0);
        expect(await page.locator('meta[name="msvalidate.01"]').count()).toBe(1);
      },

      'is asked for in Arabic on a phone; axe finds no fault, and the banner covers no focused element':
        async () => {
          const t = textsOf('ar');
          const { page, context } = await visit({ locale: 'ar', width: 390, height: 844 });
          await watchAnalytics(context);
          await page.goto('/ar');
          await banner(page)
            .getByRole('button', { name: t('consent.acceptAll') })
            .waitFor();
          expect(await findFaults(page, '#cc-main')).toEqual([]);

          const isFree = await page.evaluate(() => {
            const focusable = [...document.querySelectorAll<HTMLElement>('footer a[href], footer button')];
            const cover = document.querySelector('#cc-main .cm')?.getBoundingClientRect();
            return focusable
              .filter((element) => element.checkVisibility())
              .every((element) => {
                element.focus();
                return element.getBoundingClientRect().bottom <= (cover?.top ?? 0);
              });
          });
          expect(isFree).toBe(true);

          await banner(page)
            .getByRole('button', { name: t('consent.choose') })
            .click();
          await page
            .locator('#cc-main .pm')
            .getByRole('button', { name: t('consent.marketing.title') })
            .waitFor();
          expect(await findFaults(page, '#cc-main')).toEqual([]);
        },
    },
    { count: 3 },
  );
});
