import { describe, expect, it } from 'vitest';
import { suggestNames } from './suggest-names.ts';

describe('suggestNames', () => {
  const known = ['price', 'period', 'pricing_plans', 'pricing_plans_aggregate', 'id'];

  it.each([
    ['prise', ['price']],
    ['pirce', ['price']],
    ['PRICE', ['price']],
    ['pricingPlans', ['pricing_plans']],
    ['pricing_plan', ['pricing_plans']],
    ['contacts', []],
    ['x'.repeat(100_000), []],
  ])('suggests for %.20s the names %j', (name, expected) => {
    expect(suggestNames(name, known)).toEqual(expected);
  });

  it('suggests three names at most, the nearest first', () => {
    expect(suggestNames('abcd', ['abxy', 'abce', 'abcdx', 'abcf', 'zzzz'])).toEqual([
      'abcdx',
      'abce',
      'abcf',
    ]);
  });
});
