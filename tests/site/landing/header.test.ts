import { beforeAll, describe, expect, inject, it } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { localesOf, shareOf } from '#tests/support/share.ts';
import { useBrowser } from '#tests/support/browser/site.ts';
import { textsOf } from '#tests/support/texts.ts';

const { visit } = useBrowser();
const site = inject('site');

const HOSTING = ['plesk', 'cloud', 'vps', 'dedicated'];
const PORTAL_PAGES = {
  announcements: 'announcements',
  knowledgebase: 'knowledgebase',
  openTicket: 'submitticket.php',
};

describe.each(localesOf('header'))('the header (%s)', (locale) => {
  const t = textsOf(locale);
  let page: Page;
  let header: Locator;

  const button = (id: string): Locator =>
    header.getByRole('button', { name: t(`siteHeader.${id}`), exact: true });
  const dialog = (title: string): Locator => page.getByRole('dialog', { name: title });
  const closeDialog = async (title: string): Promise<void> => {
    await page.keyboard.press('Escape');
    await dialog(title).waitFor({ state: 'detached' });
  };

  beforeAll(async () => {
    ({ page } = await visit({ locale }));
    await page.goto('/');
    header = page.getByRole('banner');
    await header.waitFor();
  });

  it('opens the Hosting menu on hover and closes it on leaving', async () => {
    const menu = button('hosting');
    await menu.hover();
    await expect.poll(() => menu.getAttribute('aria-expanded')).toBe('true');

    for (const category of HOSTING)
      await header.getByRole('button', { name: t(`kinds.${category}.name`) }).waitFor();
    await page.mouse.move(640, 700);

    await expect.poll(() => menu.getAttribute('aria-expanded')).toBe('false');
    await header.getByRole('button', { name: t('kinds.vps.name') }).waitFor({ state: 'hidden' });
  });

  it('opens the Hosting menu on a click of the keyboard, and closes it on choosing a kind of hosting', async () => {
    const menu = button('hosting');
    await menu.focus();
    await page.keyboard.press('Enter');
    await header.getByRole('button', { name: t('kinds.vps.name') }).click();

    await dialog(t('kinds.vps.name')).waitFor();

    await closeDialog(t('kinds.vps.name'));
    await expect.poll(() => menu.getAttribute('aria-expanded')).toBe('false');
  });

  it('keeps the Hosting menu open on a click of the mouse that is over it, and closes it on Escape', async () => {
    const menu = button('hosting');
    await menu.click();
    await expect.poll(() => menu.getAttribute('aria-expanded')).toBe('true');

    await page.keyboard.press('Escape');

    await expect.poll(() => menu.getAttribute('aria-expanded')).toBe('false');
    await page.mouse.move(640, 700);
  });

  it('leads to the About dialog and to mail services', async () => {
    await button('about').click();
    await dialog(t('about.title')).waitFor();
    await closeDialog(t('about.title'));

    await header.getByRole('button', { name: t('kinds.mail.name'), exact: true }).click();
    await dialog(t('kinds.mail.name')).waitFor();
    await closeDialog(t('kinds.mail.name'));
  });

  it('leads to the portal and the FAQ from the Support menu', async () => {
    await button('support').hover();

    for (const [id, path] of Object.entries(PORTAL_PAGES)) {
      const link = header.getByRole('link', { name: t(`siteHeader.${id}`) });
      expect(await link.getAttribute('href')).toBe(`${site.url}/demo-portal/${path}`);
      expect(await link.getAttribute('target')).toBe('_blank');
    }
    await header.getByRole('button', { name: t('siteHeader.faq') }).click();
    await dialog(t('faq.title')).waitFor();
    await closeDialog(t('faq.title'));
  });

  it('offers visitors the client area, and neither Admin nor Logout', async () => {
    const clientArea = header.getByRole('link', { name: t('siteHeader.clientArea') });

    expect(await clientArea.getAttribute('href')).toMatch(/^\/auth/);
    expect(await header.getByRole('link', { name: t('siteHeader.admin'), exact: true }).count()).toBe(0);
    expect(await button('logout').count()).toBe(0);
  });

  it('highlights the flag of the language, and keeps another choice for the next visit', async () => {
    const [chosen, other] = locale === 'en' ? ['English', 'العربية'] : ['العربية', 'English'];
    expect(await header.getByRole('button', { name: chosen }).getAttribute('aria-pressed')).toBe('true');
    expect(await header.getByRole('button', { name: other }).getAttribute('aria-pressed')).toBe('false');

    await header.getByRole('button', { name: other }).click();
    await expect.poll(() => page.getAttribute('html', 'lang')).toBe(locale === 'en' ? 'ar' : 'en');
    await expect.poll(() => page.getAttribute('html', 'dir')).toBe(locale === 'en' ? 'rtl' : 'ltr');
    await expect
      .poll(() => header.getByRole('button', { name: other }).getAttribute('aria-pressed'))
      .toBe('true');

    expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe(locale === 'en' ? 'ar' : 'en');

    // The address has no `?lng=` and the cookie is gone, so the choice in local storage decides.
    await page.context().clearCookies();
    await page.goto('/');

    await page
      .getByRole('heading', {
        level: 1,
        name: textsOf(locale === 'en' ? 'ar' : 'en')('pieces.heading.hero.title'),
      })
      .waitFor();
  });
});

describe.each(localesOf('header 2'))('the languages in the header (%s)', (locale) => {
  it.each(
    shareOf(
      [
        [360, []],
        [390, [locale === 'en' ? 'العربية' : 'English']],
        [768, ['English', 'العربية']],
        [1440, ['English', 'العربية']],
      ],
      'header names',
      { count: 2 },
    ),
  )('have their names beside the flags where there is room: %i px', async (width, names) => {
    const { page } = await visit({ locale, width });
    await page.goto(`/${locale}`);
    const header = page.getByRole('banner');
    const lines = await header.evaluate((bar) => bar.getBoundingClientRect().height);

    const seen: string[] = [];
    for (const name of ['English', 'العربية']) {
      const button = header.getByRole('button', { name, exact: true });
      const box = await button.getByText(name).boundingBox();
      if (box!.width > 1) seen.push(name);
    }

    expect(seen).toEqual(names);
    expect(lines).toBeLessThan(90);
  });
});

describe.each(localesOf('header 3'))('the header on a phone (%s)', (locale) => {
  const t = textsOf(locale);

  it('has the whole navigation in a panel', async () => {
    const { page } = await visit({ locale, width: 375 });
    await page.goto('/');
    const header = page.getByRole('banner');

    await header.getByRole('button', { name: t('siteHeader.openMenu') }).click();
    const menu = page.getByRole('dialog', { name: t('siteHeader.menu') });
    await menu.waitFor();

    const entries = ['siteHeader.about', ...[...HOSTING, 'mail'].map((slug) => `kinds.${slug}.name`)];
    for (const id of [...entries, 'siteHeader.faq'])
      await menu.getByRole('button', { name: t(id), exact: true }).waitFor();
    for (const id of ['pricing', 'features', 'clientArea', ...Object.keys(PORTAL_PAGES)]) {
      await menu.getByRole('link', { name: t(`siteHeader.${id}`) }).waitFor();
    }
    await menu.getByRole('button', { name: t('kinds.cloud.name') }).click();

    await page.getByRole('dialog', { name: t('kinds.cloud.name') }).waitFor();
    await menu.waitFor({ state: 'detached' });
  });
});
