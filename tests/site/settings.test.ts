import { afterEach, describe, expect, inject, it } from 'vitest';
import { asSiteAdmin, postGraphql, signIn } from '#tests/support/api.ts';
import { findFaults } from '#tests/support/axe.ts';
import { signInByApi } from '#tests/support/pages.ts';
import { useBrowser } from '#tests/support/site.ts';
import { LOCALES, textsOf } from '#tests/support/texts.ts';

const { visit } = useBrowser();
const site = inject('site');

/** A saved value stays as long as the stack does, and other tests share it. */
afterEach(async () => {
  const headers = asSiteAdmin(await signIn(site.url, site.adminEmail, site.adminPassword));
  const { errors } = await postGraphql(
    site.url,
    'mutation { update_site_settings(where: {}, _set: { value: null, value_ar: null }) { affected_rows } }',
    { headers },
  );
  expect(errors).toBeUndefined();
});

describe('settings and legal texts at the API', () => {
  it.each(['site_settings { value }', 'legal_pages { body }'])(
    'are read by anybody: %s',
    async (selection) => {
      expect((await postGraphql(site.url, `{ ${selection} }`)).errors).toBeUndefined();
    },
  );

  it.each([
    'insert_site_settings_one(object: { key: "portal_url", value: "https://evil.test" }) { key }',
    'update_site_settings(where: {}, _set: { value: "x" }) { affected_rows }',
    'insert_legal_pages_one(object: { slug: "terms", title: "x", body: "x" }) { slug }',
    'update_legal_pages(where: {}, _set: { body: "x" }) { affected_rows }',
  ])('are written by administrators alone: %s', async (mutation) => {
    const { errors } = await postGraphql(site.url, `mutation { ${mutation} }`);

    expect(errors?.[0]?.extensions.code).toBe('validation-failed');
  });
});

describe.each(LOCALES)('the legal texts (%s)', (locale) => {
  const t = textsOf(locale);

  it('are pages that the footer leads to', async () => {
    const { page } = await visit({ locale });
    await page.goto('/');
    const footer = page.getByRole('contentinfo');

    await footer.getByRole('link', { name: locale === 'ar' ? 'شروط الخدمة' : 'Terms of service' }).click();

    await page.waitForURL('**/terms');
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    expect(await findFaults(page)).toEqual([]);
    expect((await page.goto(`/${locale}/imprint`))?.status()).toBe(200);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getAttribute('html', 'dir')).toBe(locale === 'ar' ? 'rtl' : 'ltr');
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await findFaults(page)).toEqual([]);
    expect(t('legal.onlyEnglish')).toBeTruthy();
  });
});

describe.each(LOCALES)('settings (%s)', (locale) => {
  const t = textsOf(locale);

  it('are saved, and hold at once in the back office and for visitors', async () => {
    const { page, context } = await visit({ locale });
    await signInByApi(context, site);
    await page.goto('/admin/settings');
    const brand = page.locator(`[name=${locale === 'ar' ? 'brand_name_ar' : 'brand_name'}]`);
    await brand.waitFor();
    expect(await findFaults(page)).toEqual([]);

    await page.locator('[name=portal_url]').fill('javascript:alert(1)');
    await page.getByRole('button', { name: t('settings.form.save') }).click();
    await page.getByText(t('settings.form.portalInvalid')).waitFor();
    await brand.fill('Acme 7');
    await page.locator('[name=support_email]').fill('help@acme.test');
    await page.locator('[name=portal_url]').fill('https://portal.acme.test/clients');
    await page.getByRole('button', { name: t('settings.form.save') }).click();
    await page.getByText(t('settings.toast.updated')).waitFor();
    await expect.poll(() => page.title()).toContain('Acme 7');

    const visitor = await visit({ locale });
    const response = await visitor.page.goto('/');
    expect(response?.headers()['content-security-policy']).toContain(
      "form-action 'self' https://portal.acme.test",
    );
    await visitor.page.getByRole('contentinfo').getByRole('link', { name: 'help@acme.test' }).waitFor();
    await visitor.page.getByText(/© \d+ Acme 7/).waitFor();
  });

  it('have the legal texts, with a preview, and visitors read what was saved', async () => {
    const { page, context } = await visit({ locale });
    await signInByApi(context, site);
    await page.goto('/admin/settings');
    await page
      .getByRole('navigation', { name: t('settings.parts') })
      .getByRole('link', { name: t('legal.tab.imprint') })
      .click();
    const body = page.locator(locale === 'ar' ? '[name=body_ar]' : '[name=body]');
    const before = await body.inputValue();
    expect(await findFaults(page)).toEqual([]);

    await body.fill(`${before}\n\n## Test 7\n\n<b>plain</b>`);
    await page
      .getByRole('region', { name: t('kit.preview') })
      .getByRole('heading', { name: 'Test 7' })
      .first()
      .waitFor();
    await page.getByRole('button', { name: t('legal.form.save') }).click();
    await page.getByText(t('legal.toast.updated')).waitFor();

    const visitor = await visit({ locale });
    await visitor.page.goto('/imprint');
    await visitor.page.getByRole('heading', { name: 'Test 7' }).waitFor();
    await visitor.page.getByText('<b>plain</b>').waitFor();
    await body.fill(before);
    await page.getByRole('button', { name: t('legal.form.save') }).click();
    await visitor.page.reload();
    await visitor.page.getByRole('heading', { level: 1 }).waitFor();
    await expect
      .poll(async () => {
        await visitor.page.reload();
        await visitor.page.getByRole('heading', { level: 1 }).waitFor();
        return visitor.page.getByRole('heading', { name: 'Test 7' }).count();
      })
      .toBe(0);
  });
});
