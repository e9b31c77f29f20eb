import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answeringLink } from '#src/testing/answering-link.ts';
import { makePlan } from '#src/testing/make-rows.ts';
import { renderApp } from '#src/testing/render-app.tsx';
import { PricingSection } from './pricing-section.tsx';

const portal = { portalUrl: 'https://portal.example.test' };
const answering = (...plans: object[]) =>
  answeringLink({ PlanPrices: { pricing_plans: plans }, PricingSection: { pricing_plans: plans } });

describe('the switch among billing cycles', () => {
  it('offers those that plans have, and names the highest saving at one of them', async () => {
    const link = answering(
      makePlan({ id: 'mo' }),
      makePlan({ id: '3yr', period: '3yr', price: '226.80', sort_order: 9 }),
      makePlan({ id: '3mo', period: '3mo', price: '25.00', sort_order: 9 }),
    );
    const { user } = await renderApp(<PricingSection />, { link, config: portal });

    const card = await screen.findByRole('article', { name: 'Cloud Start' });
    const cycles = within(screen.getByRole('group', { name: 'Billing cycle' })).getAllByRole('button');
    expect(cycles.map(({ textContent }) => textContent.replace('\u00a0', ' '))).toEqual([
      'Monthly',
      '3 months',
      '3 yearssave up to 30%',
    ]);
    await user.click(cycles[1]!);
    expect(await within(card).findByText('$25.00 billed every 3 months')).toBeTruthy();
    expect(within(card).getByText('$8.34')).toBeTruthy();
    await user.click(cycles[2]!);
    expect(await within(card).findByText('Save $97.20 over 3 years (30%)')).toBeTruthy();
    expect(within(card).getByText('$6.30')).toBeTruthy();
    expect(cycles.map((button) => button.getAttribute('aria-pressed'))).toEqual(['false', 'false', 'true']);
    expect(within(card).getByRole('link', { name: 'Choose Cloud Start' }).getAttribute('href')).toContain(
      'billingcycle=triennially',
    );
  });

  it('shows months where the chosen one is not on offer', async () => {
    const link = answering(
      makePlan({ id: 'mo' }),
      makePlan({ id: 'yr', period: 'yr', price: '90.00', sort_order: 9 }),
    );

    await renderApp(<PricingSection />, { link, path: '/?cycle=3yr' });

    const card = await screen.findByRole('article', { name: 'Cloud Start' });
    expect(within(card).getByText('$9.00')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Monthly' }).getAttribute('aria-pressed')).toBe('true');
  });
});
