import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { useAdminApi } from '#tests/support/browser/admin-api.ts';
import { untilGoneFromLanding, useBrowser } from '#tests/support/browser/site.ts';

const { visitSignedIn } = useBrowser();
const admin = useAdminApi();

const SAVE = `mutation ($objects: [seo_settings_insert_input!]!) {
  insert_seo_settings(
    objects: $objects, on_conflict: { constraint: seo_settings_pkey, update_columns: [value, value_ar] }
  ) { affected_rows }
}`;

let before: unknown;

beforeAll(async () => {
  before = (await admin('{ seo_settings { key value value_ar } }'))['seo_settings'];
});
afterEach(() => admin(SAVE, { objects: before }));
afterAll(() => untilGoneFromLanding('Test:'));

describe('SEO settings', () => {
  it('are saved, and the public page has the new title at once', async () => {
    const { page } = await visitSignedIn();
    await page.goto('/');
    await page.getByRole('link', { name: 'Admin', exact: true }).first().click();
    await page.getByRole('link', { name: 'Go to SEO Settings' }).click();

    await page.locator('[name=site_title]').fill('');
    await page.locator('button[type=submit]').click();
    await page.getByText('Site Title is required.').waitFor();
    await page.locator('[name=site_title]').fill('Test: servers that start fast');
    await page.locator('button[type=submit]').click();
    await page.getByText('SEO settings updated successfully!').waitFor();
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.goBack();
    await page.goBack();

    await expect.poll(() => page.title()).toBe('Test: servers that start fast');
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });
});
