import { expect, it } from 'vitest';
import { makePlan } from '../pages/make-plan.ts';
import { jsonLd } from './json-ld.ts';
import { makeSaved, makeView, PAGES } from './make-view.ts';

type Offer = {
  priceCurrency: string;
  priceSpecification?: {
    referenceQuantity?: { value: number; unitCode: string };
    valueAddedTaxIncluded?: boolean;
  };
};

it('structured data say for how long each price holds, where that is known', () => {
  const plans = ['mo', '3mo', '6mo', 'yr', '2yr', '3yr', 'once'].map((period) => makePlan({ period }));
  const view = makeView({ page: PAGES.cloud, path: '/en/hosting/cloud', saved: makeSaved({ plans }) });
  const facts = { ...view, url: 'https://host.test/en/hosting/cloud', plans, questions: [] };

  const offers = offersOf(facts);

  const lengths = offers.map(({ priceSpecification }) => priceSpecification?.referenceQuantity);
  expect(lengths.map((length) => length && `${length.value} ${length.unitCode}`)).toEqual([
    '1 MON',
    '3 MON',
    '6 MON',
    '1 ANN',
    '2 ANN',
    '3 ANN',
    undefined,
  ]);
});

it('structured data say until when the price of an offer holds', () => {
  const priceUntil = '2026-11-30T23:00:00+00:00';
  const plans = [makePlan({ price: '5.00', priceUntil }), makePlan({ period: 'yr', priceUntil: null })];
  const view = makeView({ page: PAGES.cloud, saved: makeSaved({ plans }) });

  const offers = offersOf({ ...view, url: 'https://host.test/en/hosting/cloud', plans, questions: [] });

  expect(offers[0]).toMatchObject({ price: '5.00', priceValidUntil: priceUntil });
  expect(offers[1]).not.toHaveProperty('priceValidUntil');
});

it.each([
  ['mo', 'UnitPriceSpecification'],
  ['once', 'PriceSpecification'],
])(
  'structured data say whether the price for "%s" contains the tax, where a rate is stored',
  (period, type) => {
    const plans = ['SAR', 'CAD', 'USD'].map((currency) => makePlan({ period, currency }));
    const taxes = [
      { currency: 'SAR', rate: '15', mode: 'included' as const },
      { currency: 'CAD', rate: '9.975', mode: 'added' as const },
    ];
    const view = makeView({ page: PAGES.cloud, saved: makeSaved({ plans, taxes }) });

    const offers = offersOf({ ...view, url: 'https://host.test/en/hosting/cloud', plans, questions: [] });

    expect(offers[0]).toMatchObject({ priceSpecification: { '@type': type } });
    expect(
      offers.map(({ priceCurrency, priceSpecification }) => [
        priceCurrency,
        priceSpecification?.valueAddedTaxIncluded,
      ]),
    ).toEqual([
      ['SAR', true],
      ['CAD', false],
      ['USD', undefined],
    ]);
  },
);

function offersOf(facts: Parameters<typeof jsonLd>[0]): Offer[] {
  const { '@graph': parts } = jsonLd(facts) as { '@graph': Array<{ '@type': string; offers?: Offer[] }> };

  return parts.find((part) => part['@type'] === 'Product')?.offers ?? [];
}
