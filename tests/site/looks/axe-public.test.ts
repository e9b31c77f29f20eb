import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { findFaults, findFaultsOfLocale, SCREENS } from '#tests/support/browser/axe.ts';
import { openServicePanel } from '#tests/support/browser/pages.ts';
import { itSome, localesOf } from '#tests/support/share.ts';
import { useBrowser } from '#tests/support/browser/site.ts';
import { titleOf } from '#tests/support/originals-of.ts';
import { textsOf } from '#tests/support/texts.ts';

const { visit } = useBrowser();

const DIALOG = '[role=dialog]';

describe.each(localesOf('axe-public'))('axe finds no accessibility fault (%s)', (locale) => {
  const t = textsOf(locale);
  let page: Page;

  beforeAll(async () => {
    ({ page } = await visit({ locale }));
    await open();
  });

  async function open(): Promise<void> {
    await page.setViewportSize(SCREENS.desktop);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/');
    await page.locator('#pricing').getByRole('article').first().waitFor();
    await page.getByRole('region', { name: t('notices.banner.label') }).waitFor();
  }

  const faults = (within?: string) => findFaultsOfLocale(locale, page, within);

  async function closePanel(): Promise<void> {
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }

  itSome(
    'axe-public parts',
    {
      'on the landing page, light and dark': async () => {
        expect(await faults()).toEqual([]);

        await page.emulateMedia({ colorScheme: 'dark' });
        expect(await faults()).toEqual([]);
        await page.emulateMedia({ colorScheme: 'light' });
      },

      'in the navigation of the header': async () => {
        const header = page.getByRole('banner');
        for (const menu of ['hosting', 'support']) {
          const button = header.getByRole('button', { name: t(`siteHeader.${menu}`), exact: true });
          await button.hover();
          await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true');
          expect(await findFaults(page, 'header')).toEqual([]);
        }

        await page.setViewportSize(SCREENS.phone);
        await header.getByRole('button', { name: t('siteHeader.openMenu') }).click();
        await page.getByRole('dialog', { name: t('siteHeader.menu') }).waitFor();
        expect(await findFaults(page, DIALOG)).toEqual([]);
        await closePanel();
        await page.setViewportSize(SCREENS.desktop);
      },

      'in the About panel': async () => {
        await page
          .getByRole('banner')
          .getByRole('button', { name: t('siteHeader.about'), exact: true })
          .click();
        await page.getByRole('dialog', { name: t('about.title') }).waitFor();

        expect(await faults(DIALOG)).toEqual([]);
        await closePanel();
      },

      'in the FAQ panel with an answer open': async () => {
        const header = page.getByRole('banner');
        await header.getByRole('button', { name: t('siteHeader.support'), exact: true }).hover();
        await header.getByRole('button', { name: t('siteHeader.faq'), exact: true }).click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: titleOf(locale, 'faq', 1) })
          .click();

        expect(await faults(DIALOG)).toEqual([]);
        await closePanel();
      },

      'in the service panel': async () => {
        const panel = await openServicePanel(page, 'cloud');
        await panel.getByRole('article').first().waitFor();

        expect(await faults(DIALOG)).toEqual([]);
        await closePanel();
      },

      'on a page of one kind of hosting': async () => {
        await page.goto('/hosting/cloud?cycle=yr');
        await page.getByRole('table').waitFor();

        expect(await faults()).toEqual([]);
      },

      'on the pages for integrators': async () => {
        for (const path of ['/developers', '/developers/guides/errors']) {
          await page.goto(path);
          await page.getByRole('heading', { level: 1 }).waitFor();
          expect(await faults()).toEqual([]);
        }
        await page.setViewportSize(SCREENS.phone);
        await page.locator('main summary').first().click();
        expect(await faults()).toEqual([]);
        await page.setViewportSize(SCREENS.desktop);
      },

      'on the not-found page': async () => {
        await page.goto('/no-such-page');
        await page.getByRole('heading', { level: 1 }).waitFor();

        expect(await faults()).toEqual([]);
      },

      'on the sign-in page, its tabs, its messages and its dialog': async () => {
        await page.goto('/auth');
        await page.locator('altcha-widget').getByRole('checkbox').waitFor({ state: 'attached' });
        await page.getByRole('button', { name: t('auth.login'), exact: true }).click();
        await page.getByText(t('auth.form.usernameRequired')).waitFor();
        expect(await faults()).toEqual([]);

        await page.getByRole('tab', { name: t('auth.tabs.signUp') }).click();
        await page.getByRole('textbox', { name: t('auth.form.email') }).waitFor();
        expect(await faults()).toEqual([]);

        await page.goto('/auth#admin');
        await page.getByRole('dialog', { name: t('auth.admin.title') }).waitFor();
        await page
          .getByRole('dialog')
          .locator('altcha-widget')
          .getByRole('checkbox')
          .waitFor({ state: 'attached' });
        expect(await faults(DIALOG)).toEqual([]);
      },
    },
    { count: 3 },
  );
});

describe('axe itself', () => {
  it('reports a fault on a page that has one', async () => {
    const { page } = await visit();
    await page.goto('/no-such-page');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => document.querySelector('main')!.append(document.createElement('button')));

    const faults = await findFaults(page);

    expect(faults).toEqual([expect.stringMatching(/^button-name: /)]);
  });
});
