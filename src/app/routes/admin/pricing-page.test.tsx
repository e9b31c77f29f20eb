import { ApolloClient, InMemoryCache } from '@apollo/client';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi, pageOf } from '#src/testing/fake-api.ts';
import { makeAdminPlan, makeDomainPrice } from '#src/testing/make-rows.ts';
import { renderAdminPage } from '#src/testing/render-admin.tsx';
import { PricingPage, searchPricing } from './pricing-page.tsx';

const { link } = fakeApi({
  PlansList: () => pageOf([]),
  DomainPricesList: () => pageOf([]),
  DomainExtensionsList: () => pageOf([]),
  TaxRatesList: () => pageOf([]),
});

describe('the pricing page of the back office', () => {
  it('shows the plans first, and links to the domain prices and back', async () => {
    const { user } = await renderAdminPage(<PricingPage />, { link });
    expect(await screen.findByRole('heading', { level: 1, name: 'Pricing Plan Management' })).toBeTruthy();

    await user.click(screen.getByRole('link', { name: 'Domain prices' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Domain Prices' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Domain prices' }).getAttribute('aria-current')).toBe('page');
    await user.click(screen.getByRole('link', { name: 'Pricing plans' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Pricing Plan Management' })).toBeTruthy();
  });

  it('shows the extensions if a link in the header chose them', async () => {
    const { user } = await renderAdminPage(<PricingPage />, { link, path: '/?part=domains' });

    await user.click(await screen.findByRole('link', { name: 'Extensions' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Domain Extensions' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Extensions' }).getAttribute('aria-current')).toBe('page');
  });

  it('leads to what prices say of tax', async () => {
    const { user } = await renderAdminPage(<PricingPage />, { link });

    await user.click(await screen.findByRole('link', { name: 'Tax' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Tax on Prices' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Tax' }).getAttribute('aria-current')).toBe('page');
  });

  it('leads from a price in the table of a plan to a new offer for it', async () => {
    const api = fakeApi({
      PlansList: () => pageOf([makeAdminPlan({ id: 'm' })]),
      OffersList: () => pageOf([]),
      PricesToOffer: () => ({ data: { pricing_plans: [makeAdminPlan({ id: 'm' })] } }),
    });
    const { user } = await renderAdminPage(<PricingPage />, { link: api.link });
    await user.click(await screen.findByRole('button', { name: /^Prices of/ }));

    await user.click(await screen.findByRole('button', { name: 'Add an offer' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Monthly, USD' }));

    expect(await screen.findByRole('dialog', { name: 'Add Offer' })).toBeTruthy();
    expect(JSON.stringify(api.asked('OffersList')[0]?.variables['where'])).toContain('"plan_id":{"_eq":"m"}');
  });

  it('shows the domain prices in Arabic if the URL names them', async () => {
    await renderAdminPage(<PricingPage />, { link, path: '/?part=domains', locale: 'ar' });

    expect(await screen.findByRole('heading', { level: 1, name: 'أسعار النطاقات' })).toBeTruthy();
  });
});

describe('the search of the command palette', () => {
  it('has one hit for a plan and one for an extension, however many prices they have', async () => {
    const plans = [
      makeAdminPlan({ id: 'y', period: 'yr', price: '90.00' }),
      makeAdminPlan({ id: 'm' }),
      makeAdminPlan({ id: 'b', name: 'Cloud Big', price: '19.00' }),
    ];
    const prices = ['USD', 'KWD'].map((currency) =>
      makeDomainPrice({ id: currency, currency, updated_at: '2026-11-21T10:00:00+00:00' }),
    );
    const api = fakeApi({ PlansList: () => pageOf(plans), DomainPricesList: () => pageOf(prices) });
    const client = new ApolloClient({ link: api.link, cache: new InMemoryCache() });

    const hits = await searchPricing(client, 'co', 'en');

    expect(hits).toEqual([
      { id: 'm', name: '⁨Cloud Start⁩ · ⁨$9.00⁩ a month' },
      { id: 'b', name: '⁨Cloud Big⁩ · ⁨$19.00⁩ a month' },
      { id: 'USD', name: '.com', search: '?part=domains&record=USD' },
    ]);
  });
});
