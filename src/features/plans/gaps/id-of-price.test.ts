import { expect, it } from 'vitest';
import { idOfPrice } from './id-of-price.ts';

const price = { category: 'cloud', name: 'سحابة', period: 'mo', currency: 'KWD' };

it('idOfPrice gives the same price the same UUID, and a price that differs in a field a different one', () => {
  const id = idOfPrice(price, new Set());

  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(idOfPrice({ ...price }, new Set(['another']))).toBe(id);
  for (const other of [{ category: 'vps' }, { name: 'Cloud' }, { period: 'yr' }, { currency: 'SAR' }])
    expect(idOfPrice({ ...price, ...other }, new Set())).not.toBe(id);
});

it('idOfPrice gives a different id where its first one is taken by a row', () => {
  const first = idOfPrice(price, new Set());
  const second = idOfPrice(price, new Set([first]));

  expect(second).not.toBe(first);
  expect(idOfPrice(price, new Set([first]))).toBe(second);
});
