import { afterEach, describe, expect, it } from 'vitest';
import { useAdminApi } from '#tests/support/browser/admin-api.ts';
import { useBrowser } from '#tests/support/browser/site.ts';

const { visit } = useBrowser();
const admin = useAdminApi();

const SAVE = `mutation SaveTax($rate: numeric!, $mode: String!) {
  insert_tax_rates_one(
    object: { currency: "USD", rate: $rate, mode: $mode }
    on_conflict: { constraint: tax_rates_currency_unique, update_columns: [rate, mode] }
  ) { id }
}`;
const INCLUDED = { en: 'incl. 15% VAT', ar: 'شامل ضريبة القيمة المضافة 15\u200e%\u200e' };
const ADDED = { en: '+ 7.5% VAT', ar: 'تُضاف إليه ضريبة القيمة المضافة 7.5\u200e%\u200e' };

afterEach(() => admin('mutation { delete_tax_rates(where: {}) { affected_rows } }'));

describe('the tax of prices', () => {
  it.each(['en', 'ar'] as const)(
    'is said on open pages as soon as it is saved, and changes there (%s)',
    async (locale) => {
      const { page } = await visit({ locale });
      await page.goto(`/${locale}/hosting/cloud`);
      const notes = (text: string) => page.locator('article').getByText(text, { exact: true });
      await page.locator('article').first().waitFor();
      expect(await notes(INCLUDED[locale]).count()).toBe(0);

      await admin(SAVE, { rate: '15', mode: 'included' });
      await notes(INCLUDED[locale]).first().waitFor();
      await admin(SAVE, { rate: '7.5', mode: 'added' });
      await notes(ADDED[locale]).first().waitFor();

      expect(await notes(INCLUDED[locale]).count()).toBe(0);
      await admin('mutation { delete_tax_rates(where: {}) { affected_rows } }');
      await notes(ADDED[locale]).first().waitFor({ state: 'detached' });
    },
  );

  it('is in the first HTML, by the visitor’s currency before any script of the page runs', async () => {
    await admin(SAVE, { rate: '15', mode: 'included' });
    const { page } = await visit({ scripts: false });
    const textOf = async (path: string) => {
      await page.goto(path);
      return page.locator('article').first().textContent();
    };

    await expect.poll(() => textOf('/en/hosting/cloud')).toContain(INCLUDED.en);
    await expect.poll(() => textOf('/en')).toContain(INCLUDED.en);
    expect(await textOf('/en/hosting/cloud?currency=KWD')).not.toContain(INCLUDED.en);
  });
});
