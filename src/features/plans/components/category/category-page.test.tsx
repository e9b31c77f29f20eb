import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answeringLink } from '#src/testing/answering-link.ts';
import { makeKind } from '#src/testing/make-pieces.ts';
import { makePlan } from '#src/testing/make-rows.ts';
import { renderApp } from '#src/testing/render-app.tsx';
import { CategoryPage } from './category-page.tsx';

const answering = (...plans: object[]) =>
  answeringLink({ CategoryPlans: { pricing_plans: plans }, PlanPrices: { pricing_plans: plans } });
const cloud = makeKind({
  slug: 'cloud',
  name: 'Cloud hosting',
  name_ar: 'الاستضافة السحابية',
  picture: 'cloud',
});
const config = { portalUrl: 'https://portal.example.test' };

describe('the page of a hosting category', () => {
  it('begins with a price and a button to the plans, and ends on the recommended plan', async () => {
    const link = answering(
      makePlan({ id: 'a', name: 'Small', price: '9.00' }),
      makePlan({ id: 'b', name: 'Large', price: '24.00', highlight: true, sort_order: 2 }),
    );

    await renderApp(<CategoryPage kind={cloud} />, { link, config });

    const offer = await screen.findByRole('region', { name: 'Start with Large' });
    expect(offer.textContent).toContain('$24.00');
    expect(within(offer).getByRole('link', { name: 'Choose Large' })).toBeTruthy();
    expect(screen.getAllByRole('region').at(-1)).toBe(offer);
    const toPlans = screen.getByRole('link', { name: 'Choose your plan' });
    expect(toPlans.getAttribute('href')).toBe('#pricing');
    expect(toPlans.parentElement?.textContent).toContain('from $9.00\u00a0/\u00a0mo');
  });

  it('compares its plans with a tick in each column that has a feature, and a button for each plan', async () => {
    const link = answering(
      makePlan({ id: 'a', name: 'Small', features: ['Your own domain', '2 vCPU'] }),
      makePlan({
        id: 'b',
        name: 'Large',
        features: ['8 vCPU', 'Your own domain', 'Audit log'],
        highlight: true,
      }),
    );

    await renderApp(<CategoryPage kind={cloud} />, { link, config });

    const table = await screen.findByRole('table', { name: 'All Cloud hosting plans and what they include' });
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(rows).toEqual([
      ['Plan', 'Small', 'LargeRecommended'],
      ['Price', '$9.00\u00a0/\u00a0moChoose Small', '$9.00\u00a0/\u00a0moChoose Large'],
      ['How they differ', '2\u00a0vCPU', '8\u00a0vCPU'],
      ['Audit log', '', 'Included'],
      ['Your own domain', 'Included', 'Included'],
    ]);
    expect(within(table).getByRole('link', { name: 'Choose Large' }).getAttribute('href')).toContain(
      'https://portal.example.test/store/cloud/large',
    );
  });

  it.each([
    ['en', 'incl. 15% VAT'],
    ['ar', 'شامل ضريبة القيمة المضافة 15\u200e%\u200e'],
  ] as const)('says in %s what tax is in each price, on a card and in the table', async (locale, note) => {
    const plans = ['Small', 'Large'].map((name) =>
      makePlan({ id: name, name, name_ar: null, currency: 'SAR' }),
    );
    const link = answeringLink({
      CategoryPlans: { pricing_plans: plans },
      PlanPrices: { pricing_plans: plans },
      TaxRates: { tax_rates: [{ __typename: 'tax_rates', currency: 'SAR', rate: '15', mode: 'included' }] },
    });

    await renderApp(<CategoryPage kind={cloud} />, { link, config, locale });

    const card = await screen.findByRole('article', { name: 'Small' });
    expect(await within(card).findByText(note)).toBeTruthy();
    const cells = within(await screen.findByRole('table')).getAllByRole('cell');
    expect(cells.filter(({ textContent }) => textContent.includes(note))).toHaveLength(2);
  });

  it('says of names in Latin letters that they are English, on the Arabic page too', async () => {
    await renderApp(<CategoryPage kind={makeKind({ slug: 'mail', menu: 'own' })} />, {
      link: answering(makePlan({ category: 'mail' })),
      config,
      locale: 'ar',
    });

    expect((await screen.findByText('IMAP / POP3 / SMTP')).lang).toBe('en');
  });

  it('repeats nothing of its plans in the technical specifications', async () => {
    await renderApp(<CategoryPage kind={cloud} />, { link: answering(makePlan()), config });

    const technical = await screen.findByRole('region', { name: 'Technical specifications' });
    expect(
      within(technical)
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent),
    ).toEqual(['Languages and modules', 'Web server', 'Database', 'Frameworks and accelerators']);
  });

  it('shows the prices in the currency and by the cycle that were chosen before', async () => {
    localStorage.setItem('buying-choices', 'currency=KWD&cycle=yr');
    const link = answering(
      makePlan({ id: 'usd' }),
      makePlan({ id: 'kwd', currency: 'KWD', price: '2.750', sort_order: 2 }),
      makePlan({ id: 'kwd-yr', currency: 'KWD', price: '27.500', period: 'yr', sort_order: 3 }),
    );

    await renderApp(<CategoryPage kind={cloud} />, { link, config });

    const card = await screen.findByRole('article', { name: 'Cloud Start' });
    expect(card.textContent).toMatch(/KWD\W*27\.500 billed yearly/);
    expect(within(card).getByRole('link').getAttribute('href')).toMatch(
      /billingcycle=annually.*currency=KWD/,
    );
  });

  it('has neither a price nor a recommended plan where the category has no plan', async () => {
    await renderApp(<CategoryPage kind={cloud} />, { link: answering(), config });

    await screen.findByText('There are no plans in this category at the moment.');
    expect(screen.queryByRole('region', { name: /Start with/ })).toBeNull();
    expect(screen.queryByText(/from \$/)).toBeNull();
  });
});
