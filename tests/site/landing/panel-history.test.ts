import { beforeAll, describe, expect, it } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { openServicePanel, untilAtRest } from '#tests/support/browser/pages.ts';
import { shareOf } from '#tests/support/share.ts';
import { useBrowser } from '#tests/support/browser/site.ts';
import { textsOf } from '#tests/support/texts.ts';

const { visit } = useBrowser();

/** Page that the visit opens before the landing page; Back leads there from the landing page. */
const BEFORE = '/healthz';
const PHONE_WIDTH = 390;
const WAYS = ['close button', 'Escape', 'overlay'] as const;

const gone = (panel: Locator): Promise<void> => panel.waitFor({ state: 'detached' });
const pathOf = (page: Page): string => new URL(page.url()).pathname;
/** Goes back in the history. Playwright's own `goBack` waits for a page to load, but a panel's step loads none. */
const goBack = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.history.back();
  });

/** Returns the browser's key of the present step of the history; a reload keeps it. */
const stepOf = (): Promise<string | undefined> => page.evaluate(() => window.navigation.currentEntry?.key);

let page: Page;
let t: ReturnType<typeof textsOf>;
let landingStep: string | undefined;

async function visitLanding(locale: 'en' | 'ar', width: number): Promise<void> {
  t = textsOf(locale);
  ({ page } = await visit({ locale, width, moves: true }));
  await openLanding();
}

async function openLanding(): Promise<void> {
  await page.goto(BEFORE);
  await page.goto('/');
  await page.locator('#pricing').getByRole('article').first().waitFor();
  landingStep = await stepOf();
  expect(landingStep).toBeTruthy();
}

const openFaq = async (): Promise<Locator> => {
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: t('siteHeader.support'), exact: true }).click();
  await header.getByRole('button', { name: t('siteHeader.faq') }).click();
  return page.getByRole('dialog', { name: t('faq.title') });
};
const openAbout = async (): Promise<Locator> => {
  await page
    .getByRole('main')
    .getByRole('button', { name: t('pieces.heading.hero-about.title') })
    .click();
  return page.getByRole('dialog', { name: t('about.title') });
};
const openMenu = async (): Promise<Locator> => {
  await page.getByRole('button', { name: t('siteHeader.openMenu') }).click();
  return page.getByRole('dialog', { name: t('siteHeader.menu') });
};
/** Checks that the page is at the landing page's own step, before which is another page. */
const isAtLandingStep = async (): Promise<void> => {
  await expect.poll(stepOf).toBe(landingStep);
  expect(pathOf(page)).toBe('/');
};
const leavesByBack = async (): Promise<void> => {
  await isAtLandingStep();
  await page.goBack();
  await expect.poll(() => pathOf(page)).toBe(BEFORE);
};

describe("the browser's Back button and an open panel on a desktop", () => {
  beforeAll(() => visitLanding('en', 1280));

  it.each(
    shareOf(
      [
        { name: 'service panel', open: () => openServicePanel(page, 'vps') },
        { name: 'About', open: openAbout },
        { name: 'FAQ', open: openFaq },
      ],
      'panel-history',
    ),
  )('Back closes the $name and stays on the page; the next Back leaves the page', async ({ open }) => {
    const panel = await open();
    await untilAtRest(panel);

    await goBack(page);

    await gone(panel);
    await isAtLandingStep();
  });

  it.each(shareOf(WAYS, 'panel-history ways'))(
    'no history entry is left when the %s has closed the panel',
    async (way) => {
      const panel = await openServicePanel(page, 'cloud');
      await untilAtRest(panel);

      if (way === 'Escape') await page.keyboard.press('Escape');
      else if (way === 'overlay') await page.mouse.click(40, 400);
      else await panel.getByRole('button', { name: t('app.close') }).click();

      await gone(panel);
      await isAtLandingStep();
    },
  );

  it('Forward does not reopen the panel, and one Back afterwards leaves the page', async () => {
    const panel = await openServicePanel(page, 'cloud');
    await goBack(page);
    await gone(panel);

    await page.evaluate(
      () =>
        new Promise<void>((done) => {
          let steps = 0;
          // The page goes forward to the panel's step, and back from it.
          window.addEventListener('popstate', () => {
            steps += 1;
            if (steps === 2) done();
          });
          window.history.forward();
        }),
    );

    expect(await page.getByRole('dialog').count()).toBe(0);
    await isAtLandingStep();
  });

  it('a choice made in the panel is kept, and a reload that closes it leaves no history entry', async () => {
    const panel = await openServicePanel(page, 'cloud');
    await untilAtRest(panel);
    await panel.getByRole('button', { name: t('plans.cycle.name', { cycle: 'yr' }) }).click();
    await page.waitForURL(/cycle=yr/);
    // Back follows at once, before the router has rendered the choice.
    await goBack(page);
    await gone(panel);
    await page.waitForURL(/cycle=yr/);

    await openServicePanel(page, 'cloud');
    await page.reload();
    await page.locator('#pricing').getByRole('article').first().waitFor();
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(window.history.state)))
      .not.toContain('isPanelStep');

    expect(await page.getByRole('dialog').count()).toBe(0);
    await isAtLandingStep();
  });

  it('Back leads from the page opened by a link in the panel to the page where the panel was opened', async () => {
    const panel = await openServicePanel(page, 'cloud');
    await panel.getByRole('link', { name: t('plans.panel.allPlans') }).click();
    await page.getByRole('heading', { level: 1, name: t('kinds.cloud.name') }).waitFor();

    await goBack(page);

    await page.getByRole('heading', { level: 1, name: t('pieces.heading.hero.title') }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await leavesByBack();
  });
});

describe("the browser's Back button and an open panel on a phone, in Arabic", () => {
  beforeAll(() => visitLanding('ar', PHONE_WIDTH));

  it('Back closes the menu; Back also closes the FAQ panel opened from the menu, and the menu stays closed', async () => {
    const menu = await openMenu();
    await untilAtRest(menu);
    await goBack(page);
    await gone(menu);

    await openMenu();
    await menu.getByRole('button', { name: t('siteHeader.faq') }).click();
    const faq = page.getByRole('dialog', { name: t('faq.title') });
    await untilAtRest(faq);
    await goBack(page);

    await gone(faq);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await leavesByBack();
  });
});
