import { afterAll, afterEach, describe, expect, inject, it } from 'vitest';
import type { Page } from 'playwright-core';
import { useAdminApi } from '#tests/support/browser/admin-api.ts';
import { itSome } from '#tests/support/share.ts';
import { untilGoneFromLanding, useBrowser } from '#tests/support/browser/site.ts';
import { useTags } from '#tests/support/browser/tags.ts';
import { textsOf } from '#tests/support/texts.ts';

const { visitSignedIn } = useBrowser();
const admin = useAdminApi();
const saveTags = useTags(admin);
const site = inject('site');

const IDENTIFIERS = ['GTM-TEST123', '12345678'];

afterEach(() => saveTags());
/** Pages with tags ask their visitors for consent. */
afterAll(async () => {
  for (const text of IDENTIFIERS) await untilGoneFromLanding(text);
});

const stored = async (key: string) => {
  const { row } = await admin(
    'query ($key: String!) { row: analytics_settings_by_pk(key: $key) { value } }',
    {
      key,
    },
  );
  return (row as { value: string | null }).value;
};

async function openSection(locale: 'en' | 'ar') {
  const { page } = await visitSignedIn({ locale });
  await page.goto('/admin/analytics');
  await page.locator('.cm-content').waitFor();

  return page;
}

async function typeScripts(page: Page, text: string): Promise<void> {
  await page.locator('.cm-content').click();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(text);
}

describe('the analytics settings', () => {
  itSome('analytics', {
    'need the password to save changed head scripts; a wrong password saves nothing': async () => {
      const page = await openSection('en');
      await page.locator('[name=gtm_id]').fill('GTM-TEST123');
      await typeScripts(page, '<meta name="test" content="1">');
      await page.getByRole('button', { name: 'Save analytics settings' }).click();
      const dialog = page.getByRole('dialog', { name: 'Confirm your password' });
      await dialog.locator('[name=password]').fill('Wrong-Password');
      await dialog.locator('button[type=submit]').click();
      await dialog.getByText(/The password is incorrect. Nothing was saved/).waitFor();
      expect(await stored('gtm_id')).toBeNull();
      expect(await stored('additional_head_scripts')).toBeNull();

      await dialog.locator('[name=password]').fill(site.adminPassword);
      await dialog.locator('button[type=submit]').click();
      await page.getByText('Analytics settings updated successfully!').waitFor();

      expect(await stored('gtm_id')).toBe('GTM-TEST123');
      expect(await stored('additional_head_scripts')).toBe('<meta name="test" content="1">');
    },

    'are saved in Arabic, without a password where only tracking ids changed': async () => {
      const t = textsOf('ar');
      const page = await openSection('ar');
      expect(await page.locator('.cm-content').getAttribute('dir')).toBe('ltr');
      await page.locator('[name=yandex_metrica_id]').fill('12345678');
      await page.getByRole('button', { name: t('analytics.form.save') }).click();
      await page.getByText(t('analytics.toast.updated')).waitFor();

      expect(await stored('yandex_metrica_id')).toBe('12345678');
    },
  });

  it.each([
    `mutation { insert_analytics_settings_one(object: { key: "additional_head_scripts", value: "<script>1</script>" },
      on_conflict: { constraint: analytics_settings_pkey, update_columns: [value] }) { key } }`,
    `mutation { insert_analytics_settings(objects: [{ key: "gtm_id" }, { key: "additional_head_scripts", value: "<script>1</script>" }],
      on_conflict: { constraint: analytics_settings_pkey, update_columns: [value] }) { returning { key } } }`,
    `mutation { update_analytics_settings(where: { key: { _eq: "additional_head_scripts" } }, _set: { value: "<script>1</script>" }) {
      returning { key } } }`,
  ])(
    'their head scripts cannot be written by a direct GraphQL mutation instead of the action (%#)',
    async (query) => {
      const before = await stored('additional_head_scripts');

      const answer = await admin(query);

      // As on Hasura, the role's filter leaves the row out without an error, and no answer says that the row was
      // written.
      expect(JSON.stringify(answer)).not.toContain('additional_head_scripts');
      expect(await stored('additional_head_scripts')).toBe(before);
    },
  );
});
