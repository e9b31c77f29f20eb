import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi, pageOf } from '#src/testing/fake-api.ts';
import { renderAdminPage } from '#src/testing/render-admin.tsx';
import { PricingPage } from './pricing-page.tsx';

const { link } = fakeApi({ PlansList: () => pageOf([]), DomainPricesList: () => pageOf([]) });

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

  it('shows the domain prices in Arabic if the URL names them', async () => {
    await renderAdminPage(<PricingPage />, { link, path: '/?part=domains', locale: 'ar' });

    expect(await screen.findByRole('heading', { level: 1, name: 'أسعار النطاقات' })).toBeTruthy();
  });
});
