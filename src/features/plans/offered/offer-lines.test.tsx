import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answeringLink } from '#src/testing/answering-link.ts';
import { makeInForce, makePlan } from '#src/testing/make-rows.ts';
import { renderApp } from '#src/testing/render-app.tsx';
import { PricingSection } from '../components/pricing/pricing-section.tsx';

const portal = { portalUrl: 'https://portal.example.test' };
const answering = (...plans: object[]) =>
  answeringLink({ PlanPrices: { pricing_plans: plans }, PricingSection: { pricing_plans: plans } });

/** Shows the card of plans' rows and returns what it says, without marks of direction and with plain blanks. */
async function textOfCard(rows: object[], options: object = {}, name = 'Cloud Start') {
  await renderApp(<PricingSection />, { link: answering(...rows), config: portal, ...options });
  const card = await screen.findByRole('article', { name });
  const text = () =>
    card.textContent.replaceAll(/[\u200e\u200f\u2066-\u2069]/g, '').replaceAll(/[\u00a0\u202f]/g, ' ');
  return { card, text };
}

describe('a card of a plan with an offer', () => {
  it('shows the price in force, the lowest one before, the percentage from it, the end, and takes the code along', async () => {
    const { card, text } = await textOfCard([makePlan({ in_force: makeInForce() })]);

    await within(card).findByText(/Lowest price/);
    expect(text()).toContain('$5.00');
    expect(text()).toContain('instead of $9.00');
    expect(text()).toContain('Black Friday: 44% off, until December 1, 2026');
    expect(text()).toContain('12:00 AM');
    expect(text()).toContain('Lowest price of the last 30 days before the offer: $9.00 a month');
    expect(within(card).getByRole('link').getAttribute('href')).toContain('promocode=BLACK26');
  });

  it('strikes out nothing and names no percentage where the days before are not known', async () => {
    const inForce = makeInForce({ lowest_before: null, words: null, words_ar: null, code: null });
    const { card, text } = await textOfCard(
      [
        makePlan({ in_force: inForce }),
        makePlan({ id: 'yr', period: 'yr', price: '90.00', in_force: { ...inForce, price: '40.00' } }),
      ],
      { path: '/?cycle=yr' },
    );

    await within(card).findByText(/until/);
    expect(text()).toContain('Offer until December 1, 2026');
    expect(card.querySelector('s')?.textContent).toBe('');
    expect(text()).not.toMatch(/instead|Lowest|%.*off/);
    expect(within(card).getByRole('link').getAttribute('href')).not.toContain('promocode');
  });

  it('says the same in Arabic', async () => {
    const { card, text } = await textOfCard(
      [makePlan({ in_force: makeInForce() })],
      { locale: 'ar' },
      'باقة البداية السحابية',
    );

    await within(card).findByText(/أدنى سعر/);
    expect(text()).toContain('الجمعة البيضاء: خصم 44%، حتى 1 ديسمبر 2026');
    expect(text()).toMatch(/أدنى سعر في آخر 30 يومًا قبل العرض: 9\.00 US\$ شهريًا/);
  });

  it('shows it in a zone that this browser does not know as well, in UTC', async () => {
    const { card } = await textOfCard([makePlan({ in_force: makeInForce({ ends_at_zone: 'Mars/Base' }) })]);

    expect(await within(card).findByText(/November 30, 2026.*11:00.*UTC/)).toBeTruthy();
  });
});
