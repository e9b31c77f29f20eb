import { describe, expect, it } from 'vitest';
import { findFaults } from '#tests/support/browser/axe.ts';
import { openBeforeScripts } from '#tests/support/browser/pages.ts';
import { describeInTurn } from '#tests/support/share.ts';
import { useBrowser } from '#tests/support/browser/site.ts';
import { useTestPlans } from '#tests/support/test-plans.ts';
import { textsOf } from '#tests/support/texts.ts';

const { visit, visitSignedIn } = useBrowser();
const plans = useTestPlans('test-currencies');

describe('the currency of the visitor’s country', () => {
  it('is suggested after the page is drawn without a layout shift, and no longer once dismissed', async () => {
    const { page } = await visit({ locale: 'en', width: 390, timezoneId: 'Asia/Kuwait' });
    const { letScriptsCome, shifts } = await openBeforeScripts(page, '/hosting/vps');
    const answer = await letScriptsCome();
    expect(answer?.status()).toBe(200);
    expect(await answer?.text()).not.toContain('Show prices in');

    const link = page.getByRole('link', { name: 'Show prices in Kuwaiti Dinar' });
    await link.waitFor();
    expect(await shifts()).toEqual([]);
    expect(await findFaults(page)).toEqual([]);
    await link.click();
    await page.getByRole('article').first().getByText(/KWD/).first().waitFor();
    expect(new URL(page.url()).searchParams.get('currency')).toBe('KWD');

    // A kept choice ends the suggestion as well.
    await page.goto('/hosting/vps');
    await page.getByRole('article').first().getByText(/KWD/).first().waitFor();
    expect(await link.count()).toBe(0);
    await page.evaluate(() => localStorage.clear());
    await page.goto('/hosting/vps');
    await page.getByRole('button', { name: 'No, thanks' }).press('Enter');
    await link.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject({
      'currency-suggestion-dismissed': 'true',
    });
  });
});

describeInTurn('currencies')('missing prices of plans in a currency', () => {
  it('are filled in by an exchange rate by keyboard, as previewed, and are in the history', async () => {
    const t = textsOf('ar');
    // No other plan has prices in these two currencies, so nothing is made but these.
    await plans.insert('Gap plan');
    await plans.change('Gap plan', { currency: 'BHD', price: '2.750' });
    const { page } = await visitSignedIn({ locale: 'ar', width: 390 });
    await page.goto('/admin/pricing?q=test-currencies');
    await page.getByRole('button', { name: t('plans.gaps.open'), exact: true }).press('Enter');
    const dialog = page.getByRole('dialog', { name: t('plans.gaps.title'), exact: true });
    const choose = async (label: string, code: string) => {
      await dialog.getByRole('combobox', { name: t(label) }).press('Enter');
      await page.getByRole('option', { name: new RegExp(`^${code}`) }).click();
    };
    await choose('plans.gaps.target', 'KMF');
    await choose('plans.gaps.base', 'BHD');
    await dialog.getByRole('spinbutton').pressSequentially('١١٩٥٫٥');

    const line = dialog.getByRole('table').getByRole('row').nth(1);
    await expect.poll(() => line.textContent()).toMatch(/^Gap plan.*2\.750.*3,288/);
    expect(await findFaults(page, '[role=dialog]')).toEqual([]);
    await dialog.getByRole('spinbutton').press('Enter');

    await page.getByRole('alert').filter({ hasText: 'أُضيف سعر واحد.' }).waitFor();
    expect((await plans.stored()).map(({ price }) => price)).toEqual(['2.750', '3288']);
    await page.goto('/admin/history?section=pricing_plans&operation=insert');
    await page
      .getByRole('row', { name: /Gap plan/ })
      .first()
      .waitFor();
  });
});
