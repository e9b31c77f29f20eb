import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { useAdminApi } from '#tests/support/browser/admin-api.ts';
import { itSome } from '#tests/support/share.ts';
import { untilGoneFromLanding, untilServed, useBrowser, type Visitor } from '#tests/support/browser/site.ts';
import { LOCALES } from '#tests/support/texts.ts';

const { visit, visitSignedIn } = useBrowser();
const admin = useAdminApi();

let adminPage: Page;
let activeBefore: string[];
/** Text of a notice that the demo data shows. */
let demoNotice: string;

beforeAll(async () => {
  adminPage = (await visitSignedIn()).page;
  const { store_notices } = await admin(
    '{ store_notices(where: { is_active: { _eq: true }, ends_at: { _is_null: true } }) { content } }',
  );
  demoNotice = (store_notices as Array<{ content: string }>)[0]!.content;
});

/**
 * Remembers the notices that the demo data shows; a test that needs an empty banner hides them, and they are shown
 * again after it.
 */
beforeEach(async () => {
  const { store_notices } = await admin('{ store_notices(where: { is_active: { _eq: true } }) { id } }');
  activeBefore = (store_notices as Array<{ id: string }>).map(({ id }) => id);
});

afterEach(() =>
  admin(
    `mutation ($ids: [uuid!]!) {
      delete_store_notices(where: { id: { _nin: $ids }, content: { _like: "Test:%" } }) { affected_rows }
      update_store_notices(where: { id: { _in: $ids } }, _set: { is_active: true }) { affected_rows }
    }`,
    { ids: activeBefore },
  ),
);

/** The next file must not meet a page that still shows these notices, or no others. */
afterAll(async () => {
  await untilGoneFromLanding('Test:');
  for (const path of ['/en', '/ar']) await untilServed(path, demoNotice);
  for (const locale of LOCALES) await untilServed('/', demoNotice, locale);
});

const hideDemoNotices = () =>
  admin(
    'mutation ($ids: [uuid!]!) { update_store_notices(where: { id: { _in: $ids } }, _set: { is_active: false }) { affected_rows } }',
    { ids: activeBefore },
  );

const INSERT = `mutation ($notices: [store_notices_insert_input!]!) {
  insert_store_notices(objects: $notices) { affected_rows }
}`;

/**
 * Notes when each of these texts comes to the page and when it goes; returns a function that tells the times. A reload
 * would lose them.
 */
async function noteChanges(page: Page, ...texts: string[]): Promise<() => Promise<number[][]>> {
  await page.evaluate((texts) => {
    const times = texts.map((): number[] => []);
    const look = () => {
      const shown = document.body.textContent;
      texts.forEach((text, at) => {
        const isKnown = (times[at]?.length ?? 0) % 2 === 1;
        if (shown.includes(text) !== isKnown) times[at]?.push(Date.now());
      });
    };
    new MutationObserver(look).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    Object.assign(window, { noticeTimes: times });
  }, texts);

  return () => page.evaluate(() => Reflect.get(window, 'noticeTimes') as number[][]);
}

const notice = ({ page }: Visitor, text: string) => page.getByText(text).first();

describe('a notice on pages that are already open', () => {
  it('appears and disappears without a reload, for a visitor in English and one in Arabic', async () => {
    const english = await visit({ locale: 'en' });
    const arabic = await visit({ locale: 'ar' });
    await english.page.goto('/');
    await arabic.page.goto('/');
    await english.page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await arabic.page.evaluate(() => Object.assign(window, { isSamePage: true }));
    const page = adminPage;
    await page.goto('/admin/notices?q=Test');

    await page.getByRole('button', { name: 'Add New Notice' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add New Notice' });
    await dialog.locator('[name=content]').fill('Test: maintenance tonight');
    await dialog.locator('[name=content_ar]').fill('تجربة: صيانة الليلة');
    await dialog.locator('button[type=submit]').click();

    await page.getByText('Notice created successfully').waitFor();
    await notice(english, 'Test: maintenance tonight').waitFor({ state: 'attached' });
    await notice(arabic, 'تجربة: صيانة الليلة').waitFor({ state: 'attached' });

    await page
      .getByRole('row', { name: /Test: maintenance tonight/ })
      .getByRole('button', { name: /Edit/ })
      .click();
    const edit = page.getByRole('dialog', { name: 'Edit Notice' });
    await edit.locator('[name=is_active]').click();
    await edit.locator('button[type=submit]').click();

    await page.getByText('Notice updated successfully').waitFor();
    await notice(english, 'Test: maintenance tonight').waitFor({ state: 'detached' });
    await notice(arabic, 'تجربة: صيانة الليلة').waitFor({ state: 'detached' });
    for (const visitor of [english, arabic]) {
      expect(await visitor.page.evaluate(() => 'isSamePage' in window)).toBe(true);
    }
    expect(await arabic.page.getAttribute('html', 'dir')).toBe('rtl');
  });

  itSome('live-notices', {
    'hides the banner when the last notice is gone and shows it again with the next': async () => {
      const visitor = await visit({ locale: 'en' });
      await visitor.page.goto('/');
      const banner = visitor.page.getByRole('region', { name: 'Notices' });
      await banner.waitFor();

      await hideDemoNotices();
      await banner.waitFor({ state: 'detached' });
      await admin(
        'mutation { insert_store_notices_one(object: { content: "Test: back again", notice_date: "2026-01-02" }) { id } }',
      );

      await banner.waitFor();
      await notice(visitor, 'Test: back again').waitFor();
      await expect.poll(() => banner.textContent()).toContain('Jan 2, 2026');
    },

    'appears and disappears at its start and end times, without any action of the visitor': async () => {
      const visitor = await visit({ locale: 'en' });
      await visitor.page.goto('/');
      await visitor.page.getByRole('banner').waitFor();
      const [comes, goes] = [`Test: comes ${Date.now()}`, `Test: goes ${Date.now()}`];
      const changes = await noteChanges(visitor.page, comes, goes);
      const soon = () => Date.now() + 3000;
      const from = soon();
      await admin(INSERT, { notices: [{ content: comes, starts_at: new Date(from) }] });
      await admin(INSERT, { notices: [{ content: goes }] });
      await notice(visitor, comes).waitFor({ state: 'attached' });
      await notice(visitor, goes).waitFor({ state: 'attached' });
      const until = soon();
      await admin(
        'mutation ($content: String!, $until: timestamptz!) { update_store_notices(where: { content: { _eq: $content } }, _set: { ends_at: $until }) { affected_rows } }',
        { content: goes, until: new Date(until) },
      );

      await notice(visitor, goes).waitFor({ state: 'detached' });

      const [coming, going] = await changes();
      expect(coming?.[0]).toBeGreaterThanOrEqual(from);
      expect(going?.at(-1)).toBeGreaterThanOrEqual(until);
    },

    'is deleted only after a confirmation, which can be cancelled': async () => {
      await admin(
        'mutation { insert_store_notices_one(object: { content: "Test: to be deleted", notice_date: "2026-01-02" }) { id } }',
      );
      const page = adminPage;
      await page.goto('/admin/notices?q=Test');
      const row = page.getByRole('row', { name: /Test: to be deleted/ });

      await row.getByRole('button', { name: /Delete/ }).click();
      const question = page.getByRole('alertdialog', { name: /Are you sure/ });
      expect(await question.textContent()).toContain(
        'This action cannot be undone. This will permanently delete the notice.',
      );
      await question.getByRole('button', { name: 'Cancel' }).click();
      await question.waitFor({ state: 'detached' });
      expect(await row.count()).toBe(1);
      await row.getByRole('button', { name: /Delete/ }).click();
      await question.getByRole('button', { name: 'Delete' }).click();

      await page.getByText('Notice deleted successfully').waitFor();
      await row.waitFor({ state: 'detached' });
    },
  });
});
