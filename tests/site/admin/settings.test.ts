import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { Page } from 'playwright-core';
import { useAdminApi } from '#tests/support/browser/admin-api.ts';
import { findFaultsOfLocale } from '#tests/support/browser/axe.ts';
import { describeInTurn, itSome, localesOf } from '#tests/support/share.ts';
import { untilGone, untilGoneFromLanding, untilServed, useBrowser } from '#tests/support/browser/site.ts';
import { textsOf } from '#tests/support/texts.ts';

const { visit, visitSignedIn } = useBrowser();
const admin = useAdminApi();

let legalTexts: unknown;

beforeAll(async () => {
  legalTexts = (await admin('{ legal_pages { slug title title_ar body body_ar } }'))['legal_pages'];
});

/** The next file must not meet a page that leads to this file's portal. */
afterAll(async () => {
  await untilGoneFromLanding('help@acme.test');
  await untilGone('/imprint', 'Test 7');
});

const inTurn = describeInTurn('settings');

inTurn.each(localesOf('settings'))('settings (%s)', (locale) => {
  const t = textsOf(locale);
  let page: Page;
  let visitors: Page;

  beforeAll(async () => {
    ({ page } = await visitSignedIn({ locale }));
    visitors = (await visit({ locale })).page;
  });
  /** Resets the settings after each test, because saved values stay in the stack, which other tests share. */
  afterEach(() =>
    admin(
      `mutation ($legalTexts: [legal_pages_insert_input!]!) {
        update_site_settings(where: {}, _set: { value: null, value_ar: null }) { affected_rows }
        insert_legal_pages(objects: $legalTexts, on_conflict: { constraint: legal_pages_pkey, update_columns: [body, body_ar] }) {
          affected_rows
        }
      }`,
      { legalTexts },
    ),
  );

  itSome(
    'settings',
    {
      'are saved, and apply at once in the back office and for visitors': async () => {
        await page.goto('/admin/settings');
        const brand = page.locator(`[name=${locale === 'ar' ? 'brand_name_ar' : 'brand_name'}]`);
        await page.locator('[name=portal_url]').fill('javascript:alert(1)');
        await page.getByRole('button', { name: t('settings.form.save') }).click();
        await page.getByText(t('settings.form.portalInvalid')).waitFor();
        await brand.fill('Acme 7');
        await page.locator('[name=support_email]').fill('help@acme.test');
        await page.locator('[name=portal_url]').fill('https://portal.acme.test/clients');
        await page.getByRole('button', { name: t('settings.form.save') }).click();
        await page.getByText(t('settings.toast.updated')).waitFor();
        await expect.poll(() => page.title()).toContain('Acme 7');

        await untilServed('/', 'help@acme.test', locale);
        const response = await visitors.goto('/');
        expect(response?.headers()['content-security-policy']).toContain(
          "form-action 'self' https://portal.acme.test",
        );
        await visitors.getByRole('contentinfo').getByRole('link', { name: 'help@acme.test' }).waitFor();
        await visitors.getByText(/© \d+ \u2068?Acme 7/).waitFor();
      },

      'include the legal texts, with a preview; visitors read the saved text': async () => {
        await page.goto('/admin/settings');
        await page
          .getByRole('navigation', { name: t('settings.parts') })
          .getByRole('link', { name: t('legal.tab.imprint') })
          .click();
        const body = page.locator(locale === 'ar' ? '[name=body_ar]' : '[name=body]');
        await body.fill(`${await body.inputValue()}\n\n## Test 7\n\n<b>plain</b>`);
        await page
          .getByRole('region', { name: t('kit.preview') })
          .getByRole('heading', { name: 'Test 7' })
          .first()
          .waitFor();
        await page.getByRole('button', { name: t('legal.form.save') }).click();
        await page.getByText(t('legal.toast.updated')).waitFor();

        await untilServed('/imprint', 'Test 7', locale);
        await visitors.goto('/imprint');
        await visitors.getByRole('heading', { name: 'Test 7' }).waitFor();
        await visitors.getByText('<b>plain</b>').waitFor();
      },

      'give each legal text its own page, linked from the footer': async () => {
        const name = locale === 'ar' ? 'شروط الخدمة' : 'Terms of service';
        await visitors.goto('/');
        await visitors.getByRole('contentinfo').getByRole('link', { name }).click();

        await visitors.waitForURL('**/terms');
        await visitors.getByRole('heading', { level: 1, name }).waitFor();
        await visitors.getByRole('heading', { level: 2 }).first().waitFor();
        expect(await findFaultsOfLocale(locale, visitors)).toEqual([]);
        expect((await visitors.goto(`/${locale}/imprint`))?.status()).toBe(200);
        await visitors.getByRole('heading', { level: 1 }).waitFor();
        expect(await visitors.getAttribute('html', 'dir')).toBe(locale === 'ar' ? 'rtl' : 'ltr');
      },
    },
    { count: 2 },
  );
});
