import { beforeAll, expect } from 'vitest';
import type { Page } from 'playwright-core';
import { describeInTurn, itSome } from '#tests/support/share.ts';
import { useBrowser } from '#tests/support/browser/site.ts';
import { useTestPlans } from '#tests/support/test-plans.ts';
import { textsOf } from '#tests/support/texts.ts';

const { visitSignedIn } = useBrowser();

const CATEGORY = 'test-life';
const plans = useTestPlans(CATEGORY);

let pages: Record<'en' | 'ar', Page>;

beforeAll(async () => {
  const [en, ar] = [await visitSignedIn({ locale: 'en' }), await visitSignedIn({ locale: 'ar' })];
  pages = { en: en.page, ar: ar.page };
});

/** Opens the section with the plans of this file alone; each language has one visitor. */
async function openSection(locale: 'en' | 'ar', query = `?q=${CATEGORY}`): Promise<Page> {
  const page = pages[locale];
  // A form that is closing removes its step of the history, which would abort a navigation that starts before.
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.goto(`/admin/pricing${query}`);

  return page;
}

const row = (page: Page, name: string | RegExp) => page.getByRole('row', { name });
const nameField = (page: Page) => page.getByRole('dialog').locator('[name=name]');
const saveForm = (page: Page) => page.getByRole('dialog').locator('button[type=submit]').click();
const toast = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text }).waitFor();

/** Answers the browser's question about a deletion, and returns its text. */
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

/**
 * Searches, and waits until the address has the search: a dialog is a step of the history, which a late change of the
 * address would remove.
 */
async function searchFor(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox').fill(text);
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(text);
}

describeInTurn('admin-plans')('a pricing plan', () => {
  itSome(
    'admin-plans',
    {
      'is created, edited, copied and deleted, in its panel': async () => {
        const page = await openSection('en', '');
        await page.getByRole('heading', { level: 1, name: 'Pricing Plan Management' }).waitFor();
        await page.getByRole('button', { name: /^Cloud Plans/ }).waitFor();
        await page.getByRole('button', { name: /^Mail Pricing/ }).waitFor();
        await searchFor(page, CATEGORY);

        await page.getByRole('button', { name: 'Create New Plan' }).click();
        const dialog = page.getByRole('dialog', { name: 'Create New Plan' });
        await dialog.getByRole('combobox', { name: 'Currency' }).click();
        await page.getByRole('option', { name: /^KWD/ }).click();
        await dialog.locator('[name=name]').fill('Tiny');
        await dialog.locator('[name=price]').fill('1.250');
        await dialog.locator('[name=features]').fill(' 1 vCPU, "1 TB, then slower" ,');
        await dialog.locator('[name=category]').fill(CATEGORY);
        await saveForm(page);
        await toast(page, 'Pricing plan created successfully!');
        await page.getByRole('button', { name: /test-life\W* Plans/ }).waitFor();
        const created = { name: 'Tiny', price: '1.250', features: ['1 vCPU', '1 TB, then slower'] };
        expect(await plans.stored()).toMatchObject([created]);

        await row(page, /Tiny/).click();
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
        await saveForm(page);
        await toast(page, 'Pricing plan updated successfully!');

        await row(page, /Tiny/).getByRole('button', { name: 'More actions' }).click();
        await page.getByRole('menuitem', { name: 'Add a price' }).click();
        await dialog.getByRole('combobox', { name: 'Period' }).click();
        await page.getByRole('option', { name: 'Yearly (yr)' }).click();
        await dialog.locator('[name=price]').fill('15');
        await saveForm(page);
        await row(page, /Tiny.*yr/).waitFor();
        await page.getByText('2 prices').waitFor();
        expect(await plans.stored()).toEqual(
          expect.arrayContaining([expect.objectContaining({ period: 'yr', features: created.features })]),
        );

        const press = () =>
          row(page, /Tiny.*yr/)
            .getByRole('button', { name: 'Delete' })
            .click();
        expect(await answerDeletion(page, press, false)).toBe('Are you sure you want to delete this plan?');
        expect(await plans.stored()).toHaveLength(2);
        await answerDeletion(page, press, true);
        await toast(page, 'Pricing plan deleted successfully!');
        await row(page, /Tiny.*yr/).waitFor({ state: 'detached' });
        expect(await plans.stored()).toMatchObject([{ period: 'mo', price: '1.500' }]);
      },

      'changes a text of all its prices together, and keeps what somebody else changes besides': async () => {
        await plans.insert('Shared', 'Shared');
        const page = await openSection('en');
        const forAll = page.getByRole('alertdialog').getByRole('button', { name: 'For all 2 prices' });
        await row(page, /Shared/)
          .first()
          .click();
        await page.getByRole('dialog').locator('[name=name]').fill('Together');
        await saveForm(page);
        await forAll.waitFor();
        await plans.change('Shared', { features: ['8 vCPU'] });
        await forAll.click();
        await toast(page, 'Pricing plan updated successfully!');
        const both = await plans.stored();
        expect(both.map(({ name, features }) => [name, features])).toEqual([
          ['Together', ['8 vCPU']],
          ['Together', ['8 vCPU']],
        ]);
      },

      'has one full life in Arabic': async () => {
        const t = textsOf('ar');
        const page = await openSection('ar', '?q=Mail');
        await page.getByRole('button', { name: /أسعار البريد/ }).waitFor();
        await searchFor(page, CATEGORY);
        await page.getByRole('button', { name: t('plans.dialog.addTitle') }).click();
        await saveForm(page);
        await page.getByText(t('plans.form.nameRequired')).waitFor();
        expect(await page.locator('[name=name_ar]').getAttribute('dir')).toBe('rtl');
        await nameField(page).fill('Arabic test');
        await page.getByRole('button', { name: t('plans.form.arabic') }).click();
        await page.locator('[name=name_ar]').fill('باقة التجربة');
        await page.locator('[name=price]').fill('3.50');
        await page.locator('[name=features]').fill('1 vCPU');
        await page.locator('[name=category]').fill(CATEGORY);
        await saveForm(page);
        await toast(page, t('plans.toast.created'));

        await row(page, /باقة التجربة/).click();
        await page.getByRole('button', { name: t('plans.form.arabic') }).click();
        await page
          .getByRole('textbox', { name: t('plans.features.arabic', { feature: '1 vCPU' }) })
          .fill('معالج واحد');
        await saveForm(page);
        await toast(page, t('plans.toast.updated'));
        expect(await plans.stored()).toMatchObject([{ name_ar: 'باقة التجربة', price: '3.50' }]);

        const press = () =>
          row(page, /باقة التجربة/)
            .getByRole('button', { name: t('kit.delete') })
            .click();
        expect(await answerDeletion(page, press, true)).toBe(t('plans.delete.text'));
        await toast(page, t('plans.toast.deleted'));
        expect(await plans.stored()).toEqual([]);
      },
    },
    { count: 2 },
  );
});
