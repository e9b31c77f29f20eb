import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { localesOf } from '#tests/support/share.ts';
import { useBrowser } from '#tests/support/browser/site.ts';
import { textsOf } from '#tests/support/texts.ts';

const { visit } = useBrowser();

/** Largest distance of a section's upper edge from the window's, in CSS pixels: the sticky header is above it. */
const BELOW_HEADER = 160;
const SECTIONS = ['pricing', 'features'] as const;
type Section = (typeof SECTIONS)[number];

describe.each(localesOf('anchors'))('a section of the landing page is in view (%s)', (locale) => {
  const t = textsOf(locale);
  const labels: Record<Section, string> = {
    pricing: t('siteHeader.pricing'),
    features: t('siteHeader.features'),
  };

  /** Opens the landing page, or another one, whose header answers. */
  async function open(width: number, address = '/'): Promise<Page> {
    const { page } = await visit({ locale, width, height: 844 });
    await page.goto(address);
    await page.getByRole('main').waitFor();

    return page;
  }

  /** Scrolls to the page's top, so that a section is in view only if the next way leads to it. */
  const toTop = (page: Page): Promise<void> =>
    page.evaluate(() => {
      window.scrollTo({ top: 0, behavior: 'instant' });
    });

  async function expectInView(page: Page, section: Section, way: string): Promise<void> {
    await expect
      .poll(() => page.locator(`#${section}`).evaluate((part) => part.getBoundingClientRect().top), {
        message: `${section} by ${way}`,
      })
      .toSatisfy((top: number) => top > -1 && top < BELOW_HEADER);
    await expect.poll(() => new URL(page.url()).hash, { message: way }).toBe(`#${section}`);
  }

  async function chooseInMenu(page: Page, name: string): Promise<void> {
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('siteHeader.openMenu') })
      .click();
    const menu = page.getByRole('dialog', { name: t('siteHeader.menu') });
    await menu.getByText(name, { exact: true }).click();
    await menu.waitFor({ state: 'detached' });
  }

  async function choosePlansOfAbout(page: Page): Promise<void> {
    const panel = page.getByRole('dialog', { name: t('about.title') });
    await panel.getByRole('button', { name: t('about.action.plans') }).click();
    await panel.waitFor({ state: 'detached' });
  }

  async function followFooterAndBack(page: Page, section: Section): Promise<void> {
    await page.getByRole('contentinfo').locator(`a[href$="#${section}"]`).click();
    await expectInView(page, section, 'the footer');
    await page.goBack();
    await page.goForward();
    await expectInView(page, section, 'back and forward');
  }

  it('after each link to it on a phone, on a second click and from another page too', async () => {
    const page = await open(390);
    for (const section of [...SECTIONS, ...SECTIONS]) {
      await toTop(page);
      await chooseInMenu(page, labels[section]);
      await expectInView(page, section, 'the menu');
    }

    // An anchor that is in the address already is followed again.
    await toTop(page);
    await chooseInMenu(page, labels.features);
    await expectInView(page, 'features', 'the menu, once more');

    await chooseInMenu(page, t('siteHeader.about'));
    await choosePlansOfAbout(page);
    await expectInView(page, 'pricing', "the panel's button");

    await page.goto('/hosting/cloud');
    await page.getByRole('heading', { level: 1, name: t('kinds.cloud.name') }).waitFor();
    await chooseInMenu(page, labels.features);
    await expectInView(page, 'features', 'the menu of another page');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: t('kinds.cloud.name') }).waitFor();
    await page.goForward();
    await expectInView(page, 'features', 'forward');
    await followFooterAndBack(page, 'pricing');
  });

  it('after each link to it on a desktop, below the fixed header', async () => {
    const page = await open(1440, '/#features');
    await expectInView(page, 'features', 'the address');
    const header = page.getByRole('banner');
    for (const section of SECTIONS) {
      await toTop(page);
      await header.getByRole('link', { name: labels[section], exact: true }).click();
      await expectInView(page, section, 'the header');
      await expect.poll(async () => (await header.boundingBox())?.y).toBe(0);
    }

    await toTop(page);
    await page.getByRole('link', { name: t('pieces.heading.hero-plans.title') }).click();
    await expectInView(page, 'pricing', "the hero's button");

    await toTop(page);
    await page.getByRole('button', { name: t('pieces.heading.hero-about.title') }).click();
    await choosePlansOfAbout(page);
    await expectInView(page, 'pricing', "the panel's button");
    await followFooterAndBack(page, 'features');
  });
});
