import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { useAdminApi } from '#tests/support/browser/admin-api.ts';
import { enlargeText } from '#tests/support/browser/pages.ts';
import { localesOf, shareOf } from '#tests/support/share.ts';
import { useBrowser } from '#tests/support/browser/site.ts';
import { textsOf } from '#tests/support/texts.ts';
import { waitUntil } from '#tests/support/wait-until.ts';

const { visitSignedIn } = useBrowser();
const admin = useAdminApi();

const HEIGHT = 800;
/** Widths in CSS pixels between a phone's and a desktop's. */
const WIDTHS = [768, 900, 1024, 1100];
/** Widths in CSS pixels that are looked at with the browser's text twice as large. */
const WIDTHS_OF_LARGE_TEXT = [768, 1280, 1536, 2048];

/** A phone's width, and the distance from its top within which a list begins, in CSS pixels. */
const PHONE = { width: 390, firstRow: 320 };
/** Lists with nothing but links to the section's parts around the page's head. */
const PHONE_LISTS = ['contacts', 'webhooks', 'footer-links', 'site-content', 'pricing'];
/** Sizes of a desktop, the top of its `main`, and the distance from there within which the prices begin, in CSS pixels. */
const DESKTOP = { width: 1440, top: 64, firstRow: 300 };

const SECTIONS = {
  contacts: 'contacts.page.title',
  newsletters: 'newsletters.page.title',
  webhooks: 'webhooks.page.title',
  pricing: 'plans.admin.title',
  'footer-links': 'footerLinks.page.title',
  'site-content': 'siteContent.page.title',
  history: 'history.page.title',
} as const;

const LONG_ROWS = `mutation LongRows($contact: contacts_insert_input!, $newsletter: newsletters_insert_input!, $webhook: webhook_endpoints_insert_input!) {
  insert_webhook_endpoints_one(object: $webhook) { id }
  insert_contacts_one(object: $contact) { id }
  insert_newsletters_one(object: $newsletter) { id }
}`;
const longRows = () => ({
  contact: {
    email: `a.rather.long.address.${Date.now()}@department.university.example`,
    first_name: 'Widths: عبد الرحمن',
    last_name: 'آل محمود الأنصاري المقدسي',
  },
  newsletter: {
    subject: 'Widths: what is new in our data centers, and what becomes cheaper for everybody this winter',
    subject_ar: 'كل ما هو جديد في مراكز بياناتنا، وما يصبح أرخص للجميع في هذا الشتاء البارد الطويل',
    content: '<p>Text</p>',
    template_name: 'Basic',
  },
  webhook: {
    name: 'Widths: customer relations of the whole group',
    url: 'https://relations.department.university.example/a/rather/long/path/of/hooks',
    events: ['plan.changed', 'contact.subscribed', 'contact.unsubscribed', 'newsletter.sent'],
  },
});
const FAILING = `{
  failing: webhook_endpoints_aggregate(where: { name: { _like: "Widths:%" }, health: { failing_since: { _is_null: false } } }) { aggregate { count } }
}`;

async function countFailing(): Promise<number> {
  const { failing } = await admin(FAILING);

  return (failing as { aggregate: { count: number } }).aggregate.count;
}

const CLEAN = `mutation Clean {
  delete_contacts(where: { first_name: { _like: "Widths:%" } }) { affected_rows }
  delete_newsletters(where: { subject: { _like: "Widths:%" } }) { affected_rows }
  delete_webhook_endpoints(where: { name: { _like: "Widths:%" } }) { affected_rows }
}`;

beforeAll(async () => {
  await admin(LONG_ROWS, longRows());
  // The webhook hears of the contact, but its address does not answer. Its status then says since when, and is wide.
  await waitUntil('the webhook fails', async () => (await countFailing()) === 1);
});
afterAll(() => admin(CLEAN));

/** Returns what is wider than its place: the page, or a table in it. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const places = [document.documentElement, ...document.querySelectorAll('.MuiTableContainer-root')];

    return places
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ tagName, scrollWidth, clientWidth }) => `${tagName} ${scrollWidth} > ${clientWidth}`);
  });

/** Returns how far below the window's top the first row begins, in CSS pixels. */
const topOfFirstRow = async (page: Page) =>
  (await page.locator('tbody tr').first().boundingBox())?.y ?? Number.NaN;

/** Returns the number of lines of the page's title. */
const linesOfTitle = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate((title) => {
    const range = document.createRange();
    range.selectNodeContents(title);

    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });

/** Shows the page at a width, and waits until the page has been laid out for it. */
async function showAt(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

describe.each(localesOf('admin-widths'))('the lists of the back office (%s)', (locale) => {
  const t = textsOf(locale);

  it.each(shareOf(Object.entries(SECTIONS), 'admin-widths sections', { count: 2 }))(
    'fit into every width between phone and desktop: %s',
    async (path, title) => {
      const { page } = await visitSignedIn({ locale, width: 1100 });
      await page.goto(`/admin/${path}`);
      await page.getByRole('heading', { level: 1, name: t(title) }).waitFor();
      await page.getByRole('row').nth(1).getByRole('button').first().waitFor();

      for (const width of shareOf(WIDTHS, `${path} widths`, { count: 2 })) {
        await showAt(page, width);
        // Scripts lay parts out by the width too, a render later.
        await expect
          .poll(async () => ({ width, tooWide: await tooWide(page), lines: await linesOfTitle(page) }))
          .toEqual({ width, tooWide: [], lines: 1 });
      }
      if (PHONE_LISTS.includes(path)) {
        await showAt(page, PHONE.width);
        await expect.poll(() => topOfFirstRow(page)).toBeLessThanOrEqual(PHONE.firstRow);
      }
      if (path === 'pricing') {
        await showAt(page, DESKTOP.width);
        await expect.poll(() => topOfFirstRow(page)).toBeLessThanOrEqual(DESKTOP.top + DESKTOP.firstRow);
      }
      await enlargeText(page, 2);
      for (const width of shareOf(WIDTHS_OF_LARGE_TEXT, `${path} large text`, { count: 2 })) {
        await showAt(page, width);
        await expect
          .poll(async () => ({ 'width with large text': width, tooWide: await tooWide(page) }))
          .toEqual({ 'width with large text': width, tooWide: [] });
      }
    },
  );

  it('need no scrolling in a window that shows them whole', async () => {
    const { page } = await visitSignedIn({ locale, width: 1100 });
    await page.setViewportSize({ width: 1100, height: 4_000 });
    await page.goto('/admin/contacts');
    await page.getByRole('row').nth(1).getByRole('button').first().waitFor();

    const heights = () => page.evaluate(() => [document.documentElement.scrollHeight, innerHeight]);
    await expect.poll(heights).toEqual([4_000, 4_000]);
  });
});
