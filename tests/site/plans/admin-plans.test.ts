import { beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { describeInTurn } from '#tests/support/share.ts';
import { useBrowser } from '#tests/support/browser/site.ts';
import { useTestPlans } from '#tests/support/test-plans.ts';
import { CURRENCIES } from '#rules/money/currencies.ts';

const { visitSignedIn } = useBrowser();

const CATEGORY = 'test-life';
const plans = useTestPlans(CATEGORY);

let page: Page;

beforeAll(async () => {
  ({ page } = await visitSignedIn());
});

const row = (name: RegExp) => page.getByRole('row', { name });
const saveForm = () => page.getByRole('dialog').locator('button[type=submit]').click();
const toast = (text: string) => page.getByRole('alert').filter({ hasText: text }).waitFor();

/** Answers the browser's question about a deletion, and returns its text. */
async function answerDeletion(press: () => Promise<void>, isYes: boolean): Promise<string> {
  const question = new Promise<string>((resolve) => {
    page.once('dialog', (dialog) => {
      resolve(dialog.message());
      void (isYes ? dialog.accept() : dialog.dismiss());
    });
  });
  await press();

  return question;
}

describeInTurn('admin-plans')('a pricing plan', () => {
  it('is created, edited, copied and deleted in its side panel', async () => {
    await page.goto('/admin/pricing');
    await page.getByRole('heading', { level: 1, name: 'Pricing Plan Management' }).waitFor();
    await page.getByRole('button', { name: /^Cloud Plans/ }).waitFor();
    await page.getByRole('button', { name: /^Mail Pricing/ }).waitFor();
    await page.getByRole('searchbox').fill(CATEGORY);
    // A dialog is a step of the history, which a late change of the address would remove.
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(CATEGORY);

    await page.getByRole('button', { name: 'Create New Plan' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create New Plan' });
    await dialog.getByRole('combobox', { name: 'Currency' }).click();
    await page.getByRole('option', { name: /^KWD/ }).click();
    await dialog.locator('[name=name]').fill('Tiny');
    await dialog.locator('[name=price]').fill('1.250');
    await dialog.locator('[name=features]').fill(' 1 vCPU, "1 TB, then slower" ,');
    await dialog.getByRole('combobox', { name: 'Category' }).click();
    await page.getByRole('option', { name: CATEGORY }).click();
    await saveForm();
    await toast('Pricing plan created successfully!');
    await page.getByRole('button', { name: /test-life\W* Plans/ }).waitFor();
    const created = { name: 'Tiny', price: '1.250', features: ['1 vCPU', '1 TB, then slower'] };
    expect(await plans.stored()).toMatchObject([created]);

    await row(/Tiny/).getByRole('button', { name: 'Edit' }).click();
    const features = page.getByRole('dialog').getByRole('list', { name: 'Entered so far' });
    await features.getByRole('button', { name: /^Move \W*1 TB, then slower\W* up/ }).click();
    await expect
      .poll(() =>
        features
          .locator('input')
          .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value)),
      )
      .toEqual(['1 TB, then slower', '1 vCPU']);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Alt+ArrowUp');
    await expect
      .poll(() =>
        features
          .locator('input')
          .first()
          .evaluate((field) => `${(field as HTMLInputElement).value}${field.matches(':focus')}`),
      )
      .toBe('1 vCPUtrue');
    await page.locator('[name=price]').fill('1.500');
    await saveForm();
    await toast('Pricing plan updated successfully!');

    await row(/Tiny/).getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Add a price' }).click();
    await dialog.getByRole('combobox', { name: 'Period' }).click();
    await page.getByRole('option', { name: 'Yearly (yr)' }).click();
    await dialog.locator('[name=price]').fill('15');
    await saveForm();
    // The head of the category counts them too.
    await row(/Tiny/).getByText('2 prices').waitFor();
    expect(await plans.stored()).toEqual(
      expect.arrayContaining([expect.objectContaining({ period: 'yr', features: created.features })]),
    );

    const press = () => row(/Tiny/).getByRole('button', { name: 'Delete' }).click();
    expect(await answerDeletion(press, false)).toBe('Are you sure you want to delete this plan?');
    expect(await plans.stored()).toHaveLength(2);
    await answerDeletion(press, true);
    await toast('Pricing plan deleted successfully!');
    await row(/Tiny/).waitFor({ state: 'detached' });
    expect(await plans.stored()).toEqual([]);
  });

  it('has its prices edited by keyboard, thirty in less than a minute, and one of them deleted', async () => {
    await plans.insertPrices('Priced', CURRENCIES.slice(0, 15));
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.goto(`/admin/pricing?q=${CATEGORY}`);
    await page.getByRole('button', { name: /^Prices of/ }).focus();
    await page.keyboard.press('Enter');
    const table = page.getByRole('table', { name: /^Prices of/ });
    await table.getByRole('textbox', { name: 'Yearly, USD' }).focus();

    const begin = Date.now();
    for (let price = 101; price <= 115; price += 1) {
      await page.keyboard.type(String(price));
      await page.keyboard.press('Enter');
    }
    for (let price = 1; price <= 15; price += 1) {
      await page.keyboard.type(String(price));
      await page.keyboard.press('Enter');
    }
    await page.keyboard.press('Enter');
    await toast('Pricing plan updated successfully!');
    expect(Date.now() - begin).toBeLessThan(60_000);
    const priceOf = async (currency: string, period: string) =>
      (await plans.stored()).find((plan) => plan['currency'] === currency && plan['period'] === period)?.[
        'price'
      ];
    expect(await plans.stored()).toHaveLength(30);
    expect([await priceOf('USD', 'yr'), await priceOf('KWD', 'yr'), await priceOf('JPY', 'quarter')]).toEqual(
      ['101.00', '114.000', '6'],
    );

    await table.getByRole('textbox', { name: 'Yearly, EUR' }).fill('');
    const question = await answerDeletion(() => page.keyboard.press('Control+Enter'), true);
    expect(question).toMatch(/^Are you sure you want to delete this plan\?/);
    await expect.poll(() => priceOf('EUR', 'yr')).toBeUndefined();
  });

  it('changes a text for all its prices at once, and keeps what another administrator changes meanwhile', async () => {
    await plans.insert('Shared', 'Shared');
    // A form that is closing removes its step of the history, which would abort a navigation that starts before.
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.goto(`/admin/pricing?q=${CATEGORY}`);
    const forAll = page.getByRole('alertdialog').getByRole('button', { name: 'For all 2 prices' });
    await row(/Shared/)
      .getByRole('button', { name: 'Edit' })
      .click();
    await page.getByRole('dialog').locator('[name=name]').fill('Together');
    await saveForm();
    await forAll.waitFor();
    await plans.change('Shared', { features: ['8 vCPU'] });
    await forAll.click();
    await toast('Pricing plan updated successfully!');
    const both = await plans.stored();
    expect(both.map(({ name, features }) => [name, features])).toEqual([
      ['Together', ['8 vCPU']],
      ['Together', ['8 vCPU']],
    ]);
  });
});
