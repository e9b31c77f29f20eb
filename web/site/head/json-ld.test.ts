import { expect, it } from 'vitest';
import { makePlan } from '../pages/make-plan.ts';
import { jsonLd } from './json-ld.ts';
import { makeSaved, makeView, PAGES } from './make-view.ts';

type Offer = { priceSpecification?: { referenceQuantity: { value: number; unitCode: string } } };

it('structured data say for how long each price holds, where that is known', () => {
  const plans = ['mo', '3mo', '6mo', 'yr', '2yr', '3yr', 'once'].map((period) => makePlan({ period }));
  const view = makeView({ page: PAGES.cloud, path: '/en/hosting/cloud', saved: makeSaved({ plans }) });
  const facts = { ...view, url: 'https://host.test/en/hosting/cloud', plans, questions: [] };

  const { '@graph': parts } = jsonLd(facts) as { '@graph': Array<{ '@type': string; offers?: Offer[] }> };

  const { offers = [] } = parts.find((part) => part['@type'] === 'Product') ?? {};
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
