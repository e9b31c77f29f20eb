import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { refused } from '#src/testing/fake-api.ts';
import { makeAdminPlan as row } from '#src/testing/make-rows.ts';
import { openPlanPrices as openPrices, saveButton as save } from '#src/testing/open-plan-prices.tsx';
import { fillField } from '#src/testing/render-admin.tsx';

const monthly = row({ id: 'a' });
const yearly = row({ id: 'b', period: 'yr', price: '90.00', renewal_price: '90.00' });
const dinar = row({ id: 'c', currency: 'KWD', price: '2.750' });

describe('the row of a plan', () => {
  it('opens to a table of its prices, currency by period, with a field for each that it lacks', async () => {
    const { table, field, user } = await openPrices([monthly, yearly, dinar]);

    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Currency',
      'Monthly',
      'Yearly',
    ]);
    expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent?.slice(0, 3))).toEqual([
      'USD',
      'KWD',
    ]);
    expect(field('Monthly, USD').value).toBe('9.00');
    expect(field('Yearly, USD').value).toBe('90.00');
    expect(field('Monthly, KWD').value).toBe('2.750');
    expect(field('Yearly, KWD').value).toBe('');

    await user.click(screen.getByRole('button', { name: /^Prices of/, expanded: true }));
    expect(screen.queryByRole('textbox', { name: 'Monthly, USD' })).toBeNull();
  });

  it('keeps what is typed while it is closed', async () => {
    const { field, user } = await openPrices([monthly]);
    await fillField(user, field('Monthly, USD'), '12');
    await user.click(screen.getByRole('button', { name: /^Prices of/ }));

    await user.click(screen.getByRole('button', { name: /^Prices of/ }));

    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Monthly, USD' })).value).toBe('12');
  });

  it('has its table in Arabic, with the price in the Arabic name of its period', async () => {
    const { field, user, variables } = await openPrices([monthly, yearly], {}, { locale: 'ar' });

    await fillField(user, field('شهريًا، USD'), '١٢٫٥');
    await user.click(screen.getByRole('button', { name: 'حفظ سعر واحد' }));

    expect(await screen.findByText('تم تحديث باقة الأسعار بنجاح!')).toBeTruthy();
    expect(variables()[0]?.updates[0]?._set).toEqual({ price: '12.50' });
  });
});

describe('prices that are edited in their table', () => {
  it('are typed one below the other with Enter, and saved by one request that requires the old prices', async () => {
    const { field, user, variables } = await openPrices([monthly, yearly, dinar]);
    act(() => field('Monthly, USD').focus());

    await user.keyboard('10{Enter}3{Enter}100{Enter}30');
    expect(save().textContent).toBe('Save 4 prices');
    await user.keyboard('{Control>}{Enter}{/Control}');

    expect(await screen.findByText('Pricing plan updated successfully!')).toBeTruthy();
    expect(variables()).toHaveLength(1);
    expect(variables()[0]?.updates).toEqual([
      { where: { id: { _eq: 'a' }, price: { _eq: '9.00' } }, _set: { price: '10.00' } },
      {
        where: { id: { _eq: 'b' }, price: { _eq: '90.00' }, renewal_price: { _eq: '90.00' } },
        _set: { price: '100.00', renewal_price: '100.00' },
      },
      { where: { id: { _eq: 'c' }, price: { _eq: '2.750' } }, _set: { price: '3.000' } },
    ]);
    expect(variables()[0]?.objects).toMatchObject([
      {
        name: 'Cloud Start',
        currency: 'KWD',
        period: 'yr',
        price: '30.000',
        renewal_price: null,
        category: 'cloud',
      },
    ]);
    expect(save().textContent).toBe('Save prices');
    expect(field('Yearly, KWD').value).toBe('30.000');
  });

  it('are undone step by step with Ctrl+Z, each step all that was typed in a field', async () => {
    const { field, user } = await openPrices([monthly, yearly]);
    act(() => field('Monthly, USD').focus());
    await user.keyboard('10{Tab}100');

    await user.keyboard('{Control>}z{/Control}');
    expect([field('Monthly, USD').value, field('Yearly, USD').value]).toEqual(['10', '90.00']);
    await user.keyboard('{Control>}z{/Control}');

    expect([field('Monthly, USD').value, field('Yearly, USD').value]).toEqual(['9.00', '90.00']);
    expect(document.activeElement).toBe(field('Monthly, USD'));
  });

  it('are undone and discarded by buttons, which leave the focus to the field that they change', async () => {
    const { field, user } = await openPrices([monthly, yearly]);
    await fillField(user, field('Yearly, USD'), '95');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(field('Yearly, USD').value).toBe('90.00');
    expect(document.activeElement).toBe(field('Yearly, USD'));

    await fillField(user, field('Monthly, USD'), '10');
    await fillField(user, field('Yearly, USD'), '95');
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));

    expect([field('Monthly, USD').value, field('Yearly, USD').value]).toEqual(['9.00', '90.00']);
    expect(document.activeElement).toBe(field('Monthly, USD'));
  });

  it('are as they were before once their save is undone', async () => {
    const { field, user, stored } = await openPrices([monthly, yearly, dinar]);
    await fillField(user, field('Monthly, USD'), '10');
    await fillField(user, field('Yearly, KWD'), '27');
    await user.click(save());
    await waitFor(() =>
      expect(stored().map(({ price }) => price)).toEqual(['10.00', '90.00', '2.750', '27.000']),
    );

    await user.click(await screen.findByRole('button', { name: 'Undo' }));

    await waitFor(() => expect(stored().map(({ price }) => price)).toEqual(['9.00', '90.00', '2.750']));
    expect(await screen.findByText('The prices are as they were before.')).toBeTruthy();
  });

  it('stay where somebody else has changed their row before the undo, also in what the table does not show', async () => {
    const { field, user, stored, setRows } = await openPrices([monthly]);
    await user.click(screen.getByRole('button', { name: 'Add a currency' }));
    await user.click(await screen.findByRole('menuitem', { name: /^EUR/ }));
    await fillField(user, field('Monthly, EUR'), '8');
    await user.click(save());
    await waitFor(() => expect(stored()).toHaveLength(2));
    setRows(stored().map((price) => ({ ...price, badge: 'Theirs' })));

    await user.click(await screen.findByRole('button', { name: 'Undo' }));

    expect(await screen.findByText(/^1 price was not saved/)).toBeTruthy();
    expect(stored()).toHaveLength(2);
  });

  it('are not saved where one is no price, and the first such field is focused', async () => {
    const { field, user, variables } = await openPrices([monthly, yearly]);
    await fillField(user, field('Monthly, USD'), '-1');
    await fillField(user, field('Yearly, USD'), '95');

    await user.click(save());

    expect(await screen.findByText('Price must be a non-negative number.')).toBeTruthy();
    expect(document.activeElement).toBe(field('Monthly, USD'));
    expect(variables()).toEqual([]);
  });

  it('say why they could not be saved', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { field, user } = await openPrices([monthly], { SavePlanPrices: () => refused('disk full') });
    await fillField(user, field('Monthly, USD'), '10');

    await user.click(save());

    expect(await screen.findByText('Failed to save plan: disk full')).toBeTruthy();
    expect(field('Monthly, USD').value).toBe('10');
  });
});
