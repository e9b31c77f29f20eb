import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { makeAdminPlan as row } from '#src/testing/make-rows.ts';
import { openPlanPrices as openPrices, saveButton as save } from '#src/testing/open-plan-prices.tsx';
import { fillField } from '#src/testing/render-admin.tsx';

const monthly = row({ id: 'a' });
const yearly = row({ id: 'b', period: 'yr', price: '90.00', renewal_price: '90.00' });

describe('a price that somebody else changes while it is edited', () => {
  it('is shown and not overwritten, until the person chooses to keep the typed one', async () => {
    const { field, user, setRows, variables } = await openPrices([monthly, yearly]);
    await fillField(user, field('Monthly, USD'), '10');
    await fillField(user, field('Yearly, USD'), '95');
    setRows([row({ id: 'a', price: '11.00' }), yearly]);

    await user.click(save());

    expect(await screen.findByText(/^1 price was not saved/)).toBeTruthy();
    expect(await screen.findByText(/^\$11\.00 by now/)).toBeTruthy();
    expect([field('Monthly, USD').value, field('Yearly, USD').value]).toEqual(['10', '95.00']);
    expect(save().textContent).toBe('Save prices');

    // Nothing else is left to save: the person has to choose first.
    await user.click(save());
    expect(document.activeElement).toBe(field('Monthly, USD'));

    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    expect(document.activeElement).toBe(field('Monthly, USD'));
    await user.click(save());
    await waitFor(() => expect(variables()).toHaveLength(2));
    expect(variables()[1]?.updates).toEqual([
      { where: { id: { _eq: 'a' }, price: { _eq: '11.00' } }, _set: { price: '10.00' } },
    ]);
  });

  it('takes the place of the typed one if the person wants so', async () => {
    const { field, user, setRows } = await openPrices([monthly]);
    await fillField(user, field('Monthly, USD'), '10');
    setRows([row({ id: 'a', price: '11.00' })]);
    await user.click(save());

    await user.click(await screen.findByRole('button', { name: 'Take that' }));

    expect(field('Monthly, USD').value).toBe('11.00');
    expect(document.activeElement).toBe(field('Monthly, USD'));
  });
});

describe('an emptied price', () => {
  it("is deleted after the browser's question, which names it", async () => {
    const confirm = vi.fn().mockReturnValueOnce(false).mockReturnValueOnce(true);
    vi.stubGlobal('confirm', confirm);
    const { field, user, variables, stored } = await openPrices([monthly, yearly]);
    await user.clear(field('Yearly, USD'));

    await user.click(save());
    expect(confirm.mock.calls[0]?.[0]).toMatch(
      /^Are you sure you want to delete this plan\?\n\nOnly 1 price of it is deleted: \u2068\$90\.00\u2069 a year$/,
    );
    expect(variables()).toEqual([]);
    await user.click(save());

    expect(await screen.findByText('Pricing plan updated successfully!')).toBeTruthy();
    expect(variables()[0]?.gone).toEqual({ _or: [{ id: { _eq: 'b' }, price: { _eq: '90.00' } }] });
    expect(stored().map(({ id }) => id)).toEqual(['a']);
  });

  it('is given back by the history when its deletion is undone', async () => {
    vi.stubGlobal('confirm', () => true);
    const { field, user, asked } = await openPrices([monthly, yearly], {
      DeletionEntry: () => ({ data: { entries: [{ __typename: 'history_entries', id: '7' }] } }),
      UndoDeletion: () => ({ data: { restored: [{ __typename: 'history_entries', id: '8' }] } }),
    });
    await user.clear(field('Yearly, USD'));
    await user.click(save());

    await user.click(await screen.findByRole('button', { name: 'Undo' }));

    expect(await screen.findByText('1 record is back')).toBeTruthy();
    expect(asked('DeletionEntry')[0]?.variables).toEqual({ table: 'pricing_plans', ids: ['b'] });
  });
});

describe('a currency that a plan lacks', () => {
  it('is added as a line, whose price has an id that no renamed price has', async () => {
    const taken = vi.fn(({ variables }: { variables: Record<string, unknown> }) => ({
      data: {
        pricing_plans: [
          {
            __typename: 'pricing_plans',
            id: (variables['ids'] as string[])[0],
            ...{ category: 'cloud', name: 'Renamed', period: 'mo', currency: 'EUR' },
          },
        ],
      },
    }));
    const { user, field, variables } = await openPrices([monthly], { TakenPriceIds: taken });

    await user.click(screen.getByRole('button', { name: 'Add a currency' }));
    await user.click(await screen.findByRole('menuitem', { name: /^EUR/ }));
    await waitFor(() => expect(document.activeElement).toBe(field('Monthly, EUR')));
    await user.keyboard('8');
    await user.click(save());

    await waitFor(() => expect(variables()).toHaveLength(1));
    const ids = taken.mock.calls[0]?.[0].variables['ids'] as string[];
    expect(variables()[0]?.objects[0]).toMatchObject({ id: ids[1], currency: 'EUR', price: '8.00' });
  });
});
