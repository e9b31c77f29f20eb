import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answeringLink } from '#src/testing/answering-link.ts';
import { makePlan } from '#src/testing/make-rows.ts';
import { renderApp } from '#src/testing/render-app.tsx';
import { CategoryPage } from './category-page.tsx';

const answering = (...plans: object[]) =>
  answeringLink({ CategoryPlans: { pricing_plans: plans }, PlanPrices: { pricing_plans: plans } });
const config = { portalUrl: 'https://portal.example.test' };

describe('the page of a hosting category', () => {
  it('begins with a price and a button to the plans, and ends on the recommended plan', async () => {
    const link = answering(
      makePlan({ id: 'a', name: 'Small', price: '9.00' }),
      makePlan({ id: 'b', name: 'Large', price: '24.00', highlight: true, sort_order: 2 }),
    );

    await renderApp(<CategoryPage category="cloud" />, { link, config });

    const offer = await screen.findByRole('region', { name: 'Start with Large' });
    expect(offer.textContent).toContain('$24.00');
    expect(within(offer).getByRole('link', { name: 'Choose Large' })).toBeTruthy();
    expect(screen.getAllByRole('region').at(-1)).toBe(offer);
    const toPlans = screen.getByRole('link', { name: 'Choose your plan' });
    expect(toPlans.getAttribute('href')).toBe('#pricing');
    expect(toPlans.parentElement?.textContent).toContain('from $9.00\u00a0/\u00a0mo');
  });

  it('lists the hardware of its plans above its fixed technical specifications', async () => {
    const features = ['2 vCPU', '4 GB RAM', '60 GB NVMe storage'];

    await renderApp(<CategoryPage category="cloud" />, { link: answering(makePlan({ features })), config });

    const technical = await screen.findByRole('region', { name: 'Technical specifications' });
    await within(technical).findByText('4 GB RAM');
    expect(
      within(technical)
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent),
    ).toEqual([
      ...['Processor', 'Memory', 'Storage'],
      ...['Languages and modules', 'Web server', 'Database', 'Frameworks and accelerators'],
    ]);
  });

  it('has neither a price nor a recommended plan where the category has no plan', async () => {
    await renderApp(<CategoryPage category="cloud" />, { link: answering(), config });

    await screen.findByText('There are no plans in this category at the moment.');
    expect(screen.queryByRole('region', { name: /Start with/ })).toBeNull();
    expect(screen.queryByText(/from \$/)).toBeNull();
  });
});
