import { afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { asSiteAdmin, postGraphql, signIn } from '#tests/support/api.ts';
import { findFaults } from '#tests/support/axe.ts';
import { signInByApi } from '#tests/support/pages.ts';
import { useBrowser } from '#tests/support/site.ts';
import { textsOf } from '#tests/support/texts.ts';

const { visit } = useBrowser();
const site = inject('site');

let adminHeaders: Record<string, string>;

beforeAll(async () => {
  adminHeaders = asSiteAdmin(await signIn(site.url, site.adminEmail, site.adminPassword));
});

afterEach(() =>
  admin('mutation { delete_footer_links(where: { label: { _like: "Test:%" } }) { affected_rows } }'),
);

const admin = (query: string) => postGraphql(site.url, query, { headers: adminHeaders });

async function openSection(locale: 'en' | 'ar', width = 1280) {
  const { page, context } = await visit({ locale, width });
  await signInByApi(context, site);
  await page.goto('/admin/footer-links');
  await page.getByRole('row').nth(1).getByRole('button').first().waitFor();

  return page;
}

describe('a footer link', () => {
  it('is added, shows in the footer at once, goes without a question and comes back by Undo', async () => {
    const page = await openSection('en');
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'Cloud servers' }).waitFor();
    await page.getByRole('link', { name: 'Admin', exact: true }).first().click();
    await page.getByRole('link', { name: 'Go to Footer Links' }).click();

    await page.getByRole('button', { name: 'Add New Link' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add New Link' });
    await dialog.locator('[name=label]').fill('Test: status');
    await dialog.locator('[name=url]').fill('javascript:alert(1)');
    await dialog.getByRole('combobox').click();
    await page.getByRole('option', { name: 'Company' }).click();
    await dialog.locator('button[type=submit]').click();
    await dialog.getByText('Please enter a valid URL.').waitFor();
    await dialog.locator('[name=url]').fill('https://status.example');
    await dialog.locator('button[type=submit]').click();
    await page.getByText('Link added successfully!').waitFor();

    // Back to the public page within the same visit, whose links were read before.
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.goBack();
    await page.goBack();
    await footer.getByRole('link', { name: 'Test: status' }).waitFor();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    await page.goForward();
    await page.goForward();

    const row = page.getByRole('row', { name: /Test: status/ });
    await row.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Link deleted successfully!').waitFor();
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    await row.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await row.waitFor();
  });

  it('is edited in Arabic, and the Arabic footer shows it', async () => {
    const t = textsOf('ar');
    await admin(
      'mutation { insert_footer_links_one(object: { label: "Test: help", url: "/help", category: "Company" }) { id } }',
    );
    const page = await openSection('ar');
    await page.getByRole('row', { name: /Test: help/ }).click();
    const dialog = page.getByRole('dialog', { name: t('footerLinks.dialog.editTitle') });
    await dialog.locator('[name=label_ar]').fill('تجربة: المساعدة');
    await dialog.locator('button[type=submit]').click();
    await page.getByText(t('footerLinks.toast.updated')).waitFor();

    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'تجربة: المساعدة' }).waitFor();
  });

  it('is refused by the database as by the form, whoever writes it', async () => {
    const write = (fields: string) =>
      admin(`mutation { insert_footer_links_one(object: { ${fields} }) { id } }`);

    const bad = await write('label: "Test: bad", url: "JavaScript:alert(1)", category: "Company"');
    const unknown = await write('label: "Test: bad", url: "/x", category: "Legal"');

    expect(bad.errors?.[0]?.message).toContain('"footer_links_url_form"');
    expect(unknown.errors?.[0]?.message).toContain('"footer_links_category_known"');
  });
});

describe.each(['en', 'ar'] as const)('axe finds nothing in the footer links (%s)', (locale) => {
  it.each([1280, 375])('at %i px', async (width) => {
    const t = textsOf(locale);
    const page = await openSection(locale, width);
    expect(await findFaults(page)).toEqual([]);

    await page.getByRole('button', { name: t('footerLinks.dialog.addTitle') }).click();
    const dialog = page.getByRole('dialog', { name: t('footerLinks.dialog.addTitle') });
    await dialog.locator('button[type=submit]').click();
    await dialog.getByText(t('footerLinks.form.urlRequired')).waitFor();
    expect(await findFaults(page, '[role=dialog]')).toEqual([]);
  });
});
