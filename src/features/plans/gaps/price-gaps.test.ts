import { describe, expect, it } from 'vitest';
import { currenciesOf, gapsIn } from './price-gaps.ts';

const row = (name: string, currency: string, period = 'mo', sort_order = 0) => ({
  name,
  category: 'cloud',
  period,
  currency,
  price: '9',
  sort_order,
});
const named = (currency: string, rows: ReturnType<typeof row>[]) =>
  gapsIn(currency, rows).map(({ period, among }) => `${among[0]?.name} ${period}`);

describe('the missing prices of plans in a currency', () => {
  const rows = [
    row('B', 'USD', 'mo', 2),
    row('B', 'USD', 'yr', 2),
    row('B', 'KWD', 'mo', 2),
    row('A', 'USD', 'mo', 1),
    row('A', 'SAR', 'mo', 1),
  ];

  it('are the billing periods that a plan has in some other currency only', () => {
    expect(currenciesOf(rows)).toEqual(['USD', 'KWD', 'SAR']);
    expect(named('USD', rows)).toEqual([]);
    expect(named('KWD', rows)).toEqual(['A mo', 'B yr']);
    expect(named('SAR', rows)).toEqual(['B mo', 'B yr']);
  });

  it('are those of all plans and periods where no plan has the currency', () => {
    expect(named('EGP', rows)).toEqual(['A mo', 'B mo', 'B yr']);
  });

  it('do not mix plans of one name in two categories', () => {
    const twins = [row('S', 'USD'), { ...row('S', 'USD'), category: 'mail' }, row('S', 'KWD')];

    expect(gapsIn('KWD', twins).map(({ among }) => among[0]?.category)).toEqual(['mail']);
  });
});
