import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answeringLink } from '#src/testing/answering-link.ts';
import { fakeApi } from '#src/testing/fake-api.ts';
import { makePlan } from '#src/testing/make-rows.ts';
import { renderApp } from '#src/testing/render-app.tsx';
import { PricingSection } from './pricing-section.tsx';

const portal = { portalUrl: 'https://portal.example.test' };
const answering = (...plans: object[]) =>
  answeringLink({ PlanPrices: { pricing_plans: plans }, PricingSection: { pricing_plans: plans } });

describe('PricingSection', () => {
  it.each(['PlanPrices', 'PricingSection'])(
    'shows an alert when the query %s fails, and loads again on "Try again"',
    async (failing) => {
      let isDown = true;
      const plans = { pricing_plans: [makePlan()] };
      const link = answeringLink({
        PlanPrices: plans,
        PricingSection: plans,
        [failing]: () => (isDown ? new Error('relation does not exist') : plans),
      });
      const { user } = await renderApp(<PricingSection />, { link });

      const alert = await screen.findByRole('alert');
      isDown = false;
      await user.click(within(alert).getByRole('button', { name: 'Try again' }));

      expect(alert.textContent).toContain('Failed to load plans.');
      expect(alert.textContent).not.toContain('relation');
      expect(await screen.findByRole('article', { name: 'Cloud Start' })).toBeTruthy();
    },
  );

  it('shows the first four plans, where a monthly and a yearly price of a plan count as one', async () => {
    const plans = ['A', 'B', 'C', 'D', 'E'].flatMap((name, index) => [
      makePlan({ id: `${name}-mo`, name, sort_order: index }),
      makePlan({ id: `${name}-yr`, name, period: 'yr', price: '90.00', sort_order: 100 + index }),
    ]);

    const { link, asked } = fakeApi({
      PlanPrices: () => ({ data: { pricing_plans: plans } }),
      PricingSection: () => ({ data: { pricing_plans: plans } }),
    });
    await renderApp(<PricingSection />, { link });

    expect(await screen.findByRole('article', { name: 'D' })).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(4);
    expect(asked('PricingSection').map(({ variables }) => variables)).toEqual([
      { names: ['A', 'B', 'C', 'D'], categories: ['cloud', 'cloud', 'cloud', 'cloud'] },
    ]);
  });

  it('leaves out a fifth plan that has the name of one of the first four and the category of another', async () => {
    const plans = [
      makePlan({ id: 'a', name: 'S', category: 'cloud', sort_order: 1 }),
      makePlan({ id: 'b', name: 'M', category: 'cloud', sort_order: 2 }),
      makePlan({ id: 'c', name: 'L', category: 'cloud', sort_order: 3 }),
      makePlan({ id: 'd', name: 'Mail', category: 'mail', sort_order: 4 }),
      makePlan({ id: 'e', name: 'S', category: 'mail', sort_order: 5 }),
    ];

    await renderApp(<PricingSection />, { link: answering(...plans) });

    await screen.findByRole('article', { name: 'Mail' });
    expect(screen.getAllByRole('article', { name: 'S' })).toHaveLength(1);
  });

  it('switches to annual prices, with the saving compared with twelve monthly prices', async () => {
    const link = answering(
      makePlan({ id: 'mo' }),
      makePlan({ id: 'yr', period: 'yr', price: '90.00', sort_order: 9 }),
    );
    const { user } = await renderApp(<PricingSection />, { link, config: portal });

    const card = await screen.findByRole('article', { name: 'Cloud Start' });
    expect(within(card).getByText('$9.00')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /Annual/ }));

    expect(await within(card).findByText('$7.50')).toBeTruthy();
    expect(within(card).getByText('$9.00').tagName).toBe('S');
    expect(within(card).getByText('$90.00 billed yearly')).toBeTruthy();
    expect(within(card).getByText('Save $18.00 a year (16%)')).toBeTruthy();
    expect(within(card).getByRole('link', { name: 'Choose Cloud Start' }).getAttribute('href')).toBe(
      'https://portal.example.test/store/cloud/cloud-start?billingcycle=annually&language=english&currency=USD',
    );
  });

  it('lists features that all plans have once above the cards, and only the others on the cards', async () => {
    const link = answering(
      makePlan({ id: 'a', name: 'A', features: ['2 vCPU', 'DDoS protection'] }),
      makePlan({ id: 'b', name: 'B', features: ['8 vCPU', 'DDoS protection'], sort_order: 2 }),
    );

    await renderApp(<PricingSection />, { link });

    const common = await screen.findByRole('list', { name: 'In every plan:' });
    expect(within(common).getByText('DDoS protection')).toBeTruthy();
    expect(screen.getAllByText('DDoS protection')).toHaveLength(1);
    expect(within(screen.getByRole('article', { name: 'A' })).getByText('2 vCPU')).toBeTruthy();
  });

  it('lists the configured guarantees, except an unknown one', async () => {
    const config = { guarantees: ['money-back-1', 'no-setup-fee', 'unheard-of'] };
    await renderApp(<PricingSection />, { link: answering(makePlan()), config });

    const strip = await screen.findByRole('list', { name: 'What you can rely on' });
    expect(
      within(strip)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Money back within 1\u00a0day', 'No set-up fee']);
  });

  it.each([
    ['en', 'No price in KWD; shown in USD.'],
    ['ar', 'لا يتوفر سعر بعملة KWD، والسعر المعروض بعملة USD.'],
  ] as const)(
    'says on the card of a plan that it has no price in the chosen currency (%s)',
    async (locale, text) => {
      const link = answering(
        makePlan({ id: 'a', name: 'A', name_ar: 'A' }),
        makePlan({ id: 'b', name: 'B', name_ar: 'B', sort_order: 2 }),
        makePlan({ id: 'b-kwd', name: 'B', name_ar: 'B', currency: 'KWD', price: '2.750', sort_order: 2 }),
      );
      await renderApp(<PricingSection />, { link, locale, path: '/?currency=KWD', config: portal });

      expect((await screen.findByRole('article', { name: 'A' })).textContent).toContain(text);
      expect(screen.getByRole('article', { name: 'B' }).textContent).not.toContain('USD');
    },
  );

  it('offers only currencies that all its plans have, and selects none where the URL names a different one', async () => {
    const rows = ['A', 'B'].flatMap((name) =>
      ['USD', 'SAR', 'KWD'].map((currency) =>
        makePlan({ id: `${name}-${currency}`, name, currency, price: '9' }),
      ),
    );
    const { user } = await renderApp(<PricingSection />, {
      link: answering(...rows.slice(0, -1)),
      path: '/?currency=KWD',
    });

    const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Currency' });
    expect(
      within(choice)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['US Dollar (USD)', 'Saudi Riyal (SAR)']);
    expect(choice.value).toBe('');
    await user.selectOptions(choice, 'SAR');
    expect(screen.getByRole('article', { name: 'A' }).textContent).toContain('SAR');
  });

  it.each([
    [
      'en',
      { renewal_price: '9.00', setup_fee: '0.00', money_back_days: 30, support_minutes: 15 },
      [
        'Renews at the same price',
        'No set-up fee',
        'Money back within 30\u00a0days',
        'Support answers within 15\u00a0minutes',
      ],
    ],
    [
      'en',
      { renewal_price: '12.00', setup_fee: '39.00', support_minutes: 120 },
      ['Renews at $12.00', 'Set-up: $39.00 once', 'Support answers within 2\u00a0hours'],
    ],
    [
      'ar',
      { renewal_price: '9', money_back_days: 1, support_minutes: 60 },
      ['التجديد بالسعر نفسه', 'استرداد المبلغ خلال يوم واحد', 'ردّ الدعم خلال ساعة واحدة'],
    ],
  ] as const)(
    'lists the terms of a plan, such as renewal price and set-up fee, if they are set (%s, %j)',
    async (locale, own, texts) => {
      await renderApp(<PricingSection />, { link: answering(makePlan(own)), locale });

      const terms = await screen.findByRole('list', { name: locale === 'ar' ? 'شروط الباقة' : 'Terms' });
      expect(
        within(terms)
          .getAllByRole('listitem')
          .map((item) => item.textContent),
      ).toEqual(texts);
    },
  );

  it('shows no terms and no guarantees, and says that ordering is unavailable, where none is set', async () => {
    await renderApp(<PricingSection />, { link: answering(makePlan()) });

    expect(await screen.findByText('Ordering is not available right now.')).toBeTruthy();
    expect(screen.queryByRole('list', { name: /^(Terms|What you can rely on)$/ })).toBeNull();
  });

  it('is shown in Arabic, with the currency that the URL names', async () => {
    const link = answering(
      makePlan({ id: 'usd' }),
      makePlan({ id: 'kwd', currency: 'KWD', price: '2.750', sort_order: 2 }),
    );

    await renderApp(<PricingSection />, { link, locale: 'ar', path: '/?currency=KWD', config: portal });

    const card = await screen.findByRole('article', { name: 'باقة البداية السحابية' });
    expect(within(card).getByText('معالجان افتراضيان')).toBeTruthy();
    expect(card.textContent).toContain('2.750');
    expect(within(card).getByRole('link').getAttribute('href')).toContain('language=arabic&currency=KWD');
  });

  it('marks an English text as left-to-right on the Arabic page where its translation is missing', async () => {
    const untranslated = { name_ar: null, features_ar: null, badge: 'Best value' };
    const link = answering(
      makePlan({ id: 'a', name: 'A', ...untranslated }),
      makePlan({ id: 'b', name: 'B', features: ['8 vCPU', '40 GB NVMe storage'], ...untranslated }),
    );

    await renderApp(<PricingSection />, { link, locale: 'ar', config: portal });

    const card = within(await screen.findByRole('article', { name: 'A' }));
    for (const text of [
      card.getByRole('heading', { name: 'A' }).firstElementChild,
      card.getByText('Best value'),
      card.getByText('2 vCPU'),
      screen.getByText('40 GB NVMe storage'),
    ]) {
      expect(text).toMatchObject({ tagName: 'BDI', lang: 'en', dir: 'ltr' });
    }
  });
});
