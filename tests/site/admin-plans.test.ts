import { afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Page } from 'playwright-core';
import { asSiteAdmin, postGraphql, signIn } from '#tests/support/api.ts';
import { signInByApi } from '#tests/support/pages.ts';
import { useBrowser } from '#tests/support/site.ts';
import { LOCALES, textsOf } from '#tests/support/texts.ts';

const { visit } = useBrowser();
const site = inject('site');

/** Plans of a category that no page of the site shows. */
const CATEGORY = 'test-plans';

let adminHeaders: Record<string, string>;

beforeAll(async () => {
  adminHeaders = asSiteAdmin(await signIn(site.url, site.adminEmail, site.adminPassword));
});
afterEach(() =>
  admin(`mutation { delete_pricing_plans(where: { category: { _eq: "${CATEGORY}" } }) { affected_rows } }`),
);

async function admin(query: string, variables: object = {}) {
  const { data, errors } = await postGraphql(site.url, query, { variables, headers: adminHeaders });
  expect(errors).toBeUndefined();

  return data ?? {};
}

const insertPlans = (...names: string[]) =>
  admin(
    'mutation ($objects: [pricing_plans_insert_input!]!) { insert_pricing_plans(objects: $objects) { affected_rows } }',
    {
      objects: names.map((name, index) => ({
        name,
        category: CATEGORY,
        price: '9.00',
        features: ['1 vCPU'],
        sort_order: 10 + index,
      })),
    },
  );

const storedPlans = async () => {
  const { plans } = await admin(
    `{ plans: pricing_plans(where: { category: { _eq: "${CATEGORY}" } }, order_by: [{ sort_order: asc }]) {
      name name_ar price period features sort_order
    } }`,
  );

  return plans as Record<string, unknown>[];
};
const storedNames = async () => (await storedPlans()).map(({ name }) => name);

const setPlan = (set: object) =>
  admin(
    `mutation ($set: pricing_plans_set_input!) {
      update_pricing_plans(where: { category: { _eq: "${CATEGORY}" } }, _set: $set) { affected_rows }
    }`,
    { set },
  );

let pages: Record<'en' | 'ar', Page>;

beforeAll(async () => {
  pages = { en: await openSignedIn('en'), ar: await openSignedIn('ar') };
});

async function openSignedIn(locale: 'en' | 'ar'): Promise<Page> {
  const { page, context } = await visit({ locale });
  await signInByApi(context, site);

  return page;
}

/** The section narrowed down to the plans of this file; one visitor for each language. */
async function openSection(locale: 'en' | 'ar', query = `?q=${CATEGORY}`): Promise<Page> {
  const page = pages[locale];
  await page.goto(`/admin/pricing${query}`);

  return page;
}

const row = (page: Page, name: string | RegExp) => page.getByRole('row', { name });
const nameField = (page: Page) => page.getByRole('dialog').locator('[name=name]');
const saveForm = (page: Page) => page.getByRole('dialog').locator('button[type=submit]').click();
const toast = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text }).waitFor();

/** Answers the browser's question about a deletion, and gives its words. */
async function answerDeletion(page: Page, press: () => Promise<void>, isYes: boolean): Promise<string> {
  const question = new Promise<string>((resolve) => {
    page.once('dialog', (dialog) => {
      resolve(dialog.message());
      void (isYes ? dialog.accept() : dialog.dismiss());
    });
  });
  await press();

  return question;
}

describe('a pricing plan', () => {
  it('is created, edited, copied and deleted, in its panel', async () => {
    const page = await openSection('en', '');
    await page.getByRole('heading', { level: 1, name: 'Pricing Plan Management' }).waitFor();
    await page.getByRole('button', { name: /^Cloud Plans/ }).waitFor();
    await page.getByRole('button', { name: /^Mail Pricing/ }).waitFor();

    await page.getByRole('button', { name: 'Create New Plan' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create New Plan' });
    await dialog.getByRole('combobox', { name: 'Currency' }).click();
    expect(await page.getByRole('option').count()).toBe(32);
    await page.getByRole('option', { name: /^KWD/ }).click();
    await saveForm(page);
    for (const text of [
      'Name is required',
      'Price must be a non-negative number.',
      'Features are required',
      'Category is required',
    ]) {
      await dialog.getByText(text).waitFor();
    }
    await dialog.locator('[name=name]').fill('Tiny');
    await dialog.locator('[name=price]').fill('1.250');
    await dialog.locator('[name=features]').fill(' 1 vCPU, "1 TB, then slower" ,');
    await dialog.locator('[name=category]').fill(CATEGORY);
    await dialog.locator('[name=button_url]').fill('javascript:alert(1)');
    await saveForm(page);
    await dialog.getByText('Please enter a valid URL.').waitFor();
    await dialog.locator('[name=button_url]').fill('');
    await saveForm(page);
    await toast(page, 'Pricing plan created successfully!');
    await page.getByRole('button', { name: /test-plans\W* Plans/ }).waitFor();
    const created = { name: 'Tiny', price: '1.250', features: ['1 vCPU', '1 TB, then slower'] };
    expect(await storedPlans()).toMatchObject([created]);

    await row(page, /Tiny/).click();
    expect(await page.locator('[name=features]').inputValue()).toBe('1 vCPU, "1 TB, then slower"');
    await page.locator('[name=price]').fill('1.500');
    await saveForm(page);
    await toast(page, 'Pricing plan updated successfully!');

    await row(page, /Tiny/).getByRole('button', { name: 'Duplicate' }).click();
    await dialog.locator('[name=period]').fill('yr');
    await dialog.locator('[name=price]').fill('15');
    await saveForm(page);
    await row(page, /Tiny.*yr/).waitFor();
    expect(await storedPlans()).toEqual(
      expect.arrayContaining([expect.objectContaining({ period: 'yr', features: created.features })]),
    );

    const press = () =>
      row(page, /Tiny.*yr/)
        .getByRole('button', { name: 'Delete' })
        .click();
    expect(await answerDeletion(page, press, false)).toBe('Are you sure you want to delete this plan?');
    expect(await storedPlans()).toHaveLength(2);
    await answerDeletion(page, press, true);
    await toast(page, 'Pricing plan deleted successfully!');
    await row(page, /Tiny.*yr/).waitFor({ state: 'detached' });
    expect(await storedPlans()).toMatchObject([{ period: 'mo', price: '1.500' }]);
  });

  it('keeps what two administrators changed in different fields', async () => {
    await insertPlans('Shared');
    const page = await openSection('en');
    await row(page, /Shared/).click();
    await page.locator('[name=price]').fill('12');
    await setPlan({ features: ['8 vCPU'] });
    await saveForm(page);
    await toast(page, 'Pricing plan updated successfully!');

    expect(await storedPlans()).toMatchObject([{ price: '12', features: ['8 vCPU'] }]);
  });

  it('lets the second of two choose where both changed one field, and says who the first one was', async () => {
    await insertPlans('Shared');
    const page = await openSection('en');
    await row(page, /Shared/).click();
    await page.locator('[name=price]').fill('12');
    await setPlan({ price: '11' });
    await saveForm(page);
    const choice = page.getByRole('dialog').getByRole('alert');
    await choice.getByText(site.adminEmail).waitFor();
    expect((await storedPlans())[0]?.['price']).toBe('11');

    await choice.getByRole('radio', { name: /^Yours/ }).check();
    await choice.getByRole('button', { name: 'Continue with this choice' }).click();
    await saveForm(page);
    await toast(page, 'Pricing plan updated successfully!');
    expect((await storedPlans())[0]?.['price']).toBe('12');
  });

  it('can be saved as a new one where somebody deleted it meanwhile', async () => {
    await insertPlans('Shared');
    const page = await openSection('en');
    await row(page, /Shared/).click();
    await page.locator('[name=price]').fill('12');
    await admin(
      `mutation { delete_pricing_plans(where: { category: { _eq: "${CATEGORY}" } }) { affected_rows } }`,
    );
    await saveForm(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Save as new' }).click();
    await toast(page, 'Pricing plan created successfully!');

    expect(await storedPlans()).toMatchObject([{ name: 'Shared', price: '12' }]);
  });

  it('has one full life in Arabic', async () => {
    const t = textsOf('ar');
    const page = await openSection('ar', '');
    await page.getByRole('button', { name: /أسعار البريد/ }).waitFor();
    await page.getByRole('button', { name: t('plans.dialog.addTitle') }).click();
    await saveForm(page);
    await page.getByText(t('plans.form.nameRequired')).waitFor();
    expect(await page.locator('[name=name_ar]').getAttribute('dir')).toBe('rtl');
    await nameField(page).fill('Arabic test');
    await page.locator('[name=name_ar]').fill('باقة التجربة');
    await page.locator('[name=price]').fill('3.50');
    await page.locator('[name=features]').fill('1 vCPU');
    await page.locator('[name=category]').fill(CATEGORY);
    await saveForm(page);
    await toast(page, t('plans.toast.created'));

    await row(page, /باقة التجربة/).click();
    await page.locator('[name=features_ar]').fill('معالج واحد');
    await saveForm(page);
    await toast(page, t('plans.toast.updated'));
    expect(await storedPlans()).toMatchObject([{ name_ar: 'باقة التجربة', price: '3.50' }]);

    const press = () =>
      row(page, /باقة التجربة/)
        .getByRole('button', { name: t('kit.delete') })
        .click();
    expect(await answerDeletion(page, press, true)).toBe(t('plans.delete.text'));
    await toast(page, t('plans.toast.deleted'));
    expect(await storedPlans()).toEqual([]);
  });
});

describe.each(LOCALES)('the order of plans (%s)', (locale) => {
  const t = textsOf(locale);
  const handle = (page: Page, name: string) =>
    row(page, new RegExp(name)).getByRole('button', { name: t('kit.order.drag') });
  const spoken = (page: Page, id: string, record: string, place: number) =>
    page
      .locator('[data-announcer]')
      .filter({ hasText: t(id, { record, place, count: 3 }) })
      .waitFor({ state: 'attached' });

  it('is changed by keyboard, spoken step by step, given up by Escape and taken back by Undo', async () => {
    await insertPlans('First', 'Second', 'Third');
    const page = await openSection(locale);
    await handle(page, 'First').focus();
    await page.keyboard.press('Space');
    await spoken(page, 'kit.order.lifted', 'First', 1);
    await page.keyboard.press('ArrowDown');
    await spoken(page, 'kit.order.over', 'First', 2);
    await page.keyboard.press('Escape');
    await spoken(page, 'kit.order.stays', 'First', 1);
    expect(await storedNames()).toEqual(['First', 'Second', 'Third']);

    await page.keyboard.press('Space');
    await spoken(page, 'kit.order.lifted', 'First', 1);
    await page.keyboard.press('ArrowDown');
    await spoken(page, 'kit.order.over', 'First', 2);
    await page.keyboard.press('Space');
    await toast(page, t('kit.order.moved', { record: 'First', place: 2, count: 3 }));
    expect(await storedNames()).toEqual(['Second', 'First', 'Third']);

    await page.getByRole('button', { name: t('kit.undo'), exact: true }).click();
    await toast(page, t('kit.order.undone'));
    expect(await storedNames()).toEqual(['First', 'Second', 'Third']);
  });

  it('is changed by dragging', async () => {
    await insertPlans('First', 'Second', 'Third');
    const page = await openSection(locale);
    const from = (await handle(page, 'First').boundingBox())!;
    const to = (await handle(page, 'Third').boundingBox())!;
    const x = from.x + from.width / 2;
    await page.mouse.move(x, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(x, from.y + from.height, { steps: 3 });
    await spoken(page, 'kit.order.lifted', 'First', 1);
    await page.mouse.move(x, to.y + to.height / 2, { steps: 10 });
    await spoken(page, 'kit.order.over', 'First', 3);
    await page.mouse.up();
    await toast(page, t('kit.order.moved', { record: 'First', place: 3, count: 3 }));

    expect(await storedNames()).toEqual(['Second', 'Third', 'First']);
    await expect
      .poll(() => page.locator('tbody tr').evaluateAll((rows) => rows.map((element) => element.textContent)))
      .toEqual([
        expect.stringContaining('Second'),
        expect.stringContaining('Third'),
        expect.stringContaining('First'),
      ]);
  });

  it('keeps what somebody else moves during a drag', async () => {
    await insertPlans('First', 'Second', 'Third');
    const page = await openSection(locale);
    await handle(page, 'First').focus();
    await page.keyboard.press('Space');
    await spoken(page, 'kit.order.lifted', 'First', 1);
    await admin(
      `mutation { update_pricing_plans(where: { name: { _eq: "Third" }, category: { _eq: "${CATEGORY}" } },
        _set: { sort_order: 1 }) { affected_rows } }`,
    );
    await expect.poll(() => page.locator('tbody tr').first().textContent()).toContain('Third');
    await page.keyboard.press('ArrowDown');
    await spoken(page, 'kit.order.over', 'First', 3);
    await page.keyboard.press('Space');
    await toast(page, t('kit.order.moved', { record: 'First', place: 3, count: 3 }));

    expect(await storedPlans()).toMatchObject([
      { name: 'Third', sort_order: 1 },
      { name: 'Second', sort_order: 10 },
      { name: 'First', sort_order: 11 },
    ]);
  });
});
