import { expect, it } from 'vitest';
import { renderAdminPage } from '#src/testing/render-admin.tsx';
import { ComingPrices } from './coming-prices.tsx';

it('the placeholder of a table of prices has a line for each currency', async () => {
  const prices = ['USD', 'USD', 'SAR'].map((currency, index) => ({ id: String(index), currency }));

  const { container } = await renderAdminPage(<ComingPrices prices={prices} />);

  expect(container.querySelectorAll('[data-line]')).toHaveLength(2);
});
