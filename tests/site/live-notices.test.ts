import { afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Page } from 'playwright-core';
import { asSiteAdmin, postGraphql, signIn } from '#tests/support/api.ts';
import { signInByApi } from '#tests/support/pages.ts';
import { useBrowser, type Visitor } from '#tests/support/site.ts';

const { visit } = useBrowser();
const site = inject('site');

let adminHeaders: Record<string, string>;
let adminPage: Page;
let activeBefore: string[];

beforeAll(async () => {
  adminHeaders = asSiteAdmin(await signIn(site.url, site.adminEmail, site.adminPassword));
  const { page, context } = await visit();
  await signInByApi(context, site);
  adminPage = page;
});

/**
 * Remembers the notices that the demo data shows; a test that needs an empty banner hides them, and they are shown
 * again after it.
 */
beforeEach(async () => {
  const { data } = await admin('{ store_notices(where: { is_active: { _eq: true } }) { id } }');
  activeBefore = (data?.['store_notices'] as Array<{ id: string }>).map(({ id }) => id);
});

afterEach(async () => {
  await admin(
    `mutation ($ids: [uuid!]!) {
      delete_store_notices(where: { id: { _nin: $ids }, content: { _like: "Test:%" } }) { affected_rows }
      update_store_notices(where: { id: { _in: $ids } }, _set: { is_active: true }) { affected_rows }
    }`,
    { ids: activeBefore },
  );
});

const admin = (query: string, variables: object = {}) =>
  postGraphql(site.url, query, { variables, headers: adminHeaders });

const hideDemoNotices = () =>
  admin(
    'mutation ($ids: [uuid!]!) { update_store_notices(where: { id: { _in: $ids } }, _set: { is_active: false }) { affected_rows } }',
    { ids: activeBefore },
  );

const notice = ({ page }: Visitor, text: string) => page.getByText(text).first();

describe('a notice goes live on pages that are open', () => {
  it('is published, switched off and gone for a visitor in English and one in Arabic, without a reload', async () => {
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

  it('hides the banner with the last notice and shows it again with the next', async () => {
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
  });

  it('appears and goes by its times, while nobody does anything', async () => {
    const visitor = await visit({ locale: 'en' });
    await visitor.page.goto('/');
    await visitor.page.getByRole('banner').waitFor();
    const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
    const { errors } = await admin(
      `mutation ($from: timestamptz!, $until: timestamptz!) {
        insert_store_notices(objects: [
          { content: "Test: comes by itself", starts_at: $from }, { content: "Test: goes by itself", ends_at: $until }
        ]) { affected_rows }
      }`,
      { from: inSeconds(4), until: inSeconds(6) },
    );
    expect(errors).toBeUndefined();
    await visitor.page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await notice(visitor, 'Test: goes by itself').waitFor({ state: 'attached' });
    expect(await notice(visitor, 'Test: comes by itself').count()).toBe(0);

    await notice(visitor, 'Test: comes by itself').waitFor({ state: 'attached' });
    await notice(visitor, 'Test: goes by itself').waitFor({ state: 'detached' });

    expect(await visitor.page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

  it('is deleted after a question that can be answered with no', async () => {
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
  });
});
