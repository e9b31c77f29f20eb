import { beforeAll, describe, expect, it } from 'vitest';
import { localesOf } from '#tests/support/share.ts';
import { useAdminApi } from '#tests/support/browser/admin-api.ts';
import { useBrowser } from '#tests/support/browser/site.ts';

const { visit } = useBrowser();
const admin = useAdminApi();

const PLAN = '6f1c1e5e-6a3f-4f0a-9d5e-0d7f4b1f0a66';
const NAME = 'Offered at its time';
const OFFER = { en: 'Offer until', ar: 'عرض حتى' };

const soon = () => new Date(Math.ceil(Date.now() / 1_000 + 2) * 1_000).toISOString();
const setOffer = (starts_at: string, ends_at: string, price: string) =>
  admin(
    `mutation ($offer: plan_offers_insert_input!) {
      delete_plan_offers(where: { plan_id: { _eq: "${PLAN}" } }) { affected_rows }
      insert_plan_offers_one(object: $offer) { id }
    }`,
    { offer: { plan_id: PLAN, starts_at, ends_at, ends_at_zone: 'Europe/Berlin', price, code: 'NOW' } },
  );

beforeAll(async () => {
  await admin(
    `mutation ($plan: pricing_plans_insert_input!) { insert_pricing_plans_one(object: $plan) { id } }`,
    { plan: { id: PLAN, name: NAME, price: '77.00', features: ['a'], category: 'vps', sort_order: 900 } },
  );

  return () => admin(`mutation { delete_pricing_plans_by_pk(id: "${PLAN}") { id } }`);
});

describe('an offer', () => {
  it.each(localesOf('offers'))(
    'comes and goes at its moments on a page that is open (%s)',
    async (locale) => {
      const { page } = await visit({ locale });
      await page.goto(`/${locale}/hosting/vps`);
      const card = page.getByRole('article', { name: NAME });
      await card.getByText('77.00').first().waitFor();

      await setOffer(soon(), '2199-01-01T00:00:00Z', '55.00');
      await card.getByText('55.00').first().waitFor();
      await card.getByText(OFFER[locale]).first().waitFor();
      expect(await card.getByText('77.00').count()).toBe(0);

      await setOffer('2020-01-01T00:00:00Z', soon(), '55.00');
      await card.getByText('77.00').first().waitFor();
      await card.getByText(OFFER[locale]).first().waitFor({ state: 'detached' });
    },
  );

  it('is in the first HTML, with its code in the link into the portal, where no scripts run', async () => {
    await setOffer('2020-01-01T00:00:00Z', '2199-01-01T00:00:00Z', '44.00');
    const { page } = await visit({ scripts: false });
    const read = async () => {
      await page.goto('/en/hosting/vps');
      return page.getByRole('article', { name: NAME }).textContent();
    };

    await expect.poll(read).toContain('$44.00');
    expect(await read()).toContain(OFFER.en);
    // Not all of the thirty days before it are known.
    expect(await read()).not.toContain('Lowest price of the last');
  });

  it('is seen on a page that is open once its plan is shown from a moment on', async () => {
    const show = (shown_from: string | null) =>
      admin(
        `mutation ($shown_from: timestamptz) {
          update_pricing_plans_by_pk(pk_columns: { id: "${PLAN}" }, _set: { shown_from: $shown_from }) { id }
        }`,
        { shown_from },
      );
    const { page } = await visit();
    await page.goto('/en/hosting/vps');
    const card = page.getByRole('article', { name: NAME });
    await card.waitFor();

    await show('2199-01-01T00:00:00Z');
    await card.waitFor({ state: 'detached' });
    await show(soon());
    await card.waitFor();
    await show(null);
  });
});
