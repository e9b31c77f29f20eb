import { afterEach, describe, expect, it } from 'vitest';
import { useAdminApi } from '#tests/support/browser/admin-api.ts';
import { useBrowser } from '#tests/support/browser/site.ts';
import { textsOf } from '#tests/support/texts.ts';

const { visit } = useBrowser();
const admin = useAdminApi();

const REPRICE = `mutation Reprice($price: numeric!) {
  update_domain_prices(
    where: { extension: { _eq: ".com" }, currency: { _eq: "KWD" } }
    _set: { register_price: $price }
  ) { affected_rows }
}`;

afterEach(() => admin(REPRICE, { price: '4.05' }));

describe('the prices of domains', () => {
  it("are beside the search without scripts, in the visitor's currency, and follow a change", async () => {
    const t = textsOf('ar');
    const { page } = await visit({ locale: 'ar', width: 390, scripts: false });
    const prices = page.getByRole('list', { name: t('domainSearch.prices') });
    const open = async () => {
      await page.goto('/ar?currency=KWD');
      return prices.getByRole('listitem').allTextContents();
    };

    // Right after the start of the stack a page may not be drawn yet; without scripts it stays empty.
    await expect
      .poll(async () => (await open()).map((text) => /^\.[a-z]+/.exec(text)?.[0]))
      .toEqual('.com .net .org .io .co .us .info .biz'.split(' '));
    await expect.poll(async () => (await open())[0]).toMatch(/4\.050.*5\.250.*4\.050/);

    await admin(REPRICE, { price: '3.975' });

    await expect.poll(async () => (await open())[0]).toMatch(/3\.975/);
  });
});
