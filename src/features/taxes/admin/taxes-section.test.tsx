import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { pageOf, refused } from '#src/testing/fake-api.ts';
import { fillField, openAdminPage } from '#src/testing/render-admin.tsx';
import { TaxesAdminPage } from './taxes-section.tsx';

const row = (changes: Record<string, unknown> = {}) => ({
  __typename: 'tax_rates' as const,
  id: 't1',
  currency: 'SAR',
  rate: '15',
  mode: 'included',
  updated_at: '2026-11-21T10:00:00+00:00',
  ...changes,
});
const rateField = (dialog: ReturnType<typeof within>) => dialog.findByRole('spinbutton', { name: /^Rate/ });

describe('the list of taxes', () => {
  it('has a row for each currency, with all digits of its rate', async () => {
    const added = row({ id: 't2', currency: 'CAD', rate: '9.9750', mode: 'added' });
    await openAdminPage(<TaxesAdminPage />, { TaxRatesList: () => pageOf([added, row()]) });

    const cellsOf = async (name: RegExp) =>
      within(await screen.findByRole('row', { name }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);

    expect(await cellsOf(/SAR/)).toEqual(
      expect.arrayContaining(['Saudi Riyal (SAR)', '15%', 'include the tax']),
    );
    expect(await cellsOf(/CAD/)).toEqual(expect.arrayContaining(['Canadian Dollar (CAD)', '9.975%']));
  });
});

describe('the form of a rate', () => {
  it('takes Arabic digits, and refuses what is no rate', async () => {
    const { user, asked } = await openAdminPage(
      <TaxesAdminPage />,
      {
        TaxRatesList: () => pageOf([]),
        CreateTaxRate: () => ({ data: { saved: { __typename: 'tax_rates', id: 't1' } } }),
      },
      { path: '/?record=new' },
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Tax Rate' }));
    const add = () => dialog.findByRole('button', { name: 'Add Tax Rate' });

    for (const rate of ['0', '100.1', 'VAT', '-5']) {
      await fillField(user, await rateField(dialog), rate);
      await user.click(await add());
      expect(await dialog.findByText('The rate must be above 0 and at most 100 percent.')).toBeTruthy();
    }
    await fillField(user, await rateField(dialog), '9.9755');
    await user.click(await add());
    expect(await dialog.findByText('A rate has at most 3 decimal places.')).toBeTruthy();
    await fillField(user, await rateField(dialog), '٧٫٥');
    await user.click(await add());

    await waitFor(() => expect(asked('CreateTaxRate')).toHaveLength(1));
    expect(asked('CreateTaxRate')[0]?.variables['object']).toEqual({
      id: expect.any(String) as string,
      currency: 'USD',
      rate: '7.5',
      mode: 'included',
    });
  });

  it('says in Arabic that the currency has a rate already when the server refuses a second', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = await openAdminPage(
      <TaxesAdminPage />,
      {
        TaxRatesList: () => pageOf([row()]),
        UpdateTaxRates: () => refused('violates "tax_rates_currency_unique"'),
      },
      { path: '/?record=t1', locale: 'ar' },
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'تعديل نسبة الضريبة' }));

    await fillField(user, await dialog.findByRole('spinbutton', { name: /^النسبة/ }), '16');
    await user.click(await dialog.findByRole('button', { name: 'حفظ' }));

    expect(await dialog.findByText('لهذه العملة نسبة من قبل.')).toBeTruthy();
  });
});
