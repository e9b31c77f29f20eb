import { beforeAll, describe, expect, inject, it } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { stopClock, untilAtRest, untilShown } from '#tests/support/browser/pages.ts';
import { localesOf } from '#tests/support/share.ts';
import { useBrowser } from '#tests/support/browser/site.ts';
import { headingOf, originalsOf, titleOf } from '#tests/support/originals-of.ts';
import { textsOf } from '#tests/support/texts.ts';

const { visit } = useBrowser();
const site = inject('site');

const CENTRES = ['usEast', 'usWest', 'london', 'frankfurt', 'amsterdam', 'singapore', 'tokyo'];

describe.each(localesOf('panels'))('the About panel (%s)', (locale) => {
  const t = textsOf(locale);
  let page: Page;
  let about: Locator;

  beforeAll(async () => {
    ({ page } = await visit({ locale, moves: true }));
    await stopClock(page);
    await open();
  });

  async function open(): Promise<void> {
    await page.goto('/');
    const button = page.getByRole('main').getByRole('button', { name: t('pieces.heading.hero-about.title') });
    await untilShown(button);
    await button.click();
    about = page.getByRole('dialog', { name: t('about.title') });
    await untilShown(about);
    await page.clock.runFor(1000);
  }

  /** Returns the index of the current one of the four figures. */
  const currentFigure = (): Promise<number> =>
    about
      .locator('button[aria-current]')
      .evaluateAll((figures) =>
        figures.findIndex((figure) => figure.getAttribute('aria-current') === 'true'),
      );

  it('has the sections on the company, the reasons to choose it, its track record and its values', async () => {
    for (const part of ['about', 'reasons', 'record', 'values']) {
      await about.getByRole('heading', { level: 3, name: headingOf(locale, part) }).waitFor();
    }
    const [reasons, values] = [originalsOf(locale, 'about-reason'), originalsOf(locale, 'about-value')];
    expect([reasons.length, values.length]).toEqual([4, 3]);
    for (const { title } of [...reasons, ...values]) {
      await about.getByRole('heading', { level: 4, name: title }).waitFor();
    }
    const figures = (await about.locator('button[aria-current]').allTextContents()).join(' ');
    for (const figure of ['50', '99.9', '15', '24/7']) expect(figures).toContain(figure);
    expect(figures).not.toContain('99.99');
    for (const centre of CENTRES) expect(await about.textContent()).toContain(t(`app.map.${centre}`));
  });

  it('advances its track record every 4 s, in a loop, until it is paused', async () => {
    const start = await currentFigure();
    for (const step of [1, 2, 3, 4]) {
      await page.clock.runFor(4000);
      await expect.poll(currentFigure).toBe((start + step) % 4);
    }

    await about.getByRole('button', { name: t('about.record.pause') }).click();
    await page.clock.runFor(20_000);
    expect(await currentFigure()).toBe(start);
    await about.getByRole('button', { name: t('about.record.play') }).click();
    await page.clock.runFor(4000);

    await expect.poll(currentFigure).toBe((start + 1) % 4);
  });

  it('has a link to the client area in a new tab, and one to the plans, which closes the panel', async () => {
    const clientArea = about.getByRole('link', { name: t('about.action.clientArea') });
    expect(await clientArea.getAttribute('href')).toBe(`${site.url}/demo-portal/clientarea.php`);
    expect(await clientArea.getAttribute('target')).toBe('_blank');

    await about.getByRole('button', { name: t('about.action.plans') }).click();
    await page.clock.runFor(1000);

    await about.waitFor({ state: 'detached' });
    expect(new URL(page.url()).hash).toBe('#pricing');
  });
});

describe.each(localesOf('panels 2'))('the FAQ panel (%s)', (locale) => {
  const t = textsOf(locale);
  let page: Page;
  let faq: Locator;

  beforeAll(async () => {
    ({ page } = await visit({ locale }));
    await open();
  });

  async function open(): Promise<void> {
    await page.mouse.move(640, 700);
    await page.goto('/');
    const header = page.getByRole('banner');
    await header.getByRole('button', { name: t('siteHeader.support'), exact: true }).hover();
    await header.getByRole('button', { name: t('siteHeader.faq') }).click();
    faq = page.getByRole('dialog', { name: t('faq.title') });
    await faq.waitFor();
    await untilAtRest(faq);
  }

  const question = (number: number): Locator =>
    faq.getByRole('button', { name: titleOf(locale, 'faq', number - 1), exact: true });
  const openQuestions = (): Promise<number> => faq.locator('button[aria-expanded=true]').count();

  it('has six questions, all closed, and opens one at a time', async () => {
    expect(await faq.locator('button[aria-expanded]').count()).toBe(6);
    expect(await openQuestions()).toBe(0);

    for (const number of [1, 2, 3, 4, 5, 6]) {
      await question(number).click();
      await expect.poll(() => question(number).getAttribute('aria-expanded')).toBe('true');
      expect(await openQuestions()).toBe(1);
    }
  });

  it('closes the open question by a second click on it', async () => {
    await question(2).click();
    await faq.getByText('99.99').waitFor();

    await question(2).click();

    await expect.poll(openQuestions).toBe(0);
    await faq.getByText('99.99').waitFor({ state: 'hidden' });
  });

  it("ends with a link to the portal's ticket page in a new tab", async () => {
    await faq.getByRole('heading', { name: t('faq.more') }).waitFor();
    const contact = faq.getByRole('link', { name: t('faq.contact') });

    expect(await contact.getAttribute('href')).toBe(`${site.url}/demo-portal/submitticket.php`);
    expect(await contact.getAttribute('target')).toBe('_blank');
    await faq.getByRole('button', { name: t('app.close') }).click();
    await faq.waitFor({ state: 'detached' });
  });
});
