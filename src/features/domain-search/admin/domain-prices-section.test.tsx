import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { pageOf, refused, type Answers } from '#src/testing/fake-api.ts';
import { makeDomainPrice } from '#src/testing/make-rows.ts';
import { fillField, openAdminPage } from '#src/testing/render-admin.tsx';
import type { RenderAppOptions } from '#src/testing/render-app.tsx';
import { DomainPricesAdminPage } from './domain-prices-section.tsx';

const row = (changes: Record<string, unknown> = {}) =>
  makeDomainPrice({ id: 'd1', updated_at: '2026-11-21T10:00:00+00:00', ...changes });
const open = (answers: Answers, options?: RenderAppOptions) =>
  openAdminPage(<DomainPricesAdminPage />, answers, options);
const field = (dialog: ReturnType<typeof within>, name: string) =>
  dialog.findByRole('spinbutton', { name: new RegExp(`^${name}`) });

describe('the list of domain prices', () => {
  it('shows each price in its own currency, and a dash where none is stored', async () => {
    const kuwaiti = row({ id: 'd2', currency: 'KWD', register_price: '4.05', transfer_price: null });
    await open({ DomainPricesList: () => pageOf([row(), kuwaiti]) });

    const cells = within(await screen.findByRole('row', { name: /KWD/ })).getAllByRole('cell');
    const texts = cells.map(({ textContent }) => textContent);
    expect(screen.getByRole('heading', { level: 1, name: 'Domain Prices' })).toBeTruthy();
    expect(texts).toEqual(expect.arrayContaining(['.com', 'KWD', '–']));
    expect(texts.join(' ')).toContain('4.050');
  });
});

describe('the form of a domain price', () => {
  it('refuses more decimal places than the currency has, and saves empty prices as null', async () => {
    const { user, asked } = await open(
      {
        DomainPricesList: () => pageOf([]),
        CreateDomainPrice: () => ({ data: { saved: { __typename: 'domain_prices', id: 'd2' } } }),
      },
      { path: '/?record=new' },
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Domain Price' }));

    await fillField(user, await field(dialog, 'Registration'), '12.999');
    await user.click(await dialog.findByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Prices in USD have at most 2 decimal places.')).toBeTruthy();
    await fillField(user, await field(dialog, 'Registration'), '١٢٫٩٩'.replace('٫', '.'));
    await user.click(await dialog.findByRole('button', { name: 'Save' }));

    await waitFor(() => expect(asked('CreateDomainPrice')).toHaveLength(1));
    expect(asked('CreateDomainPrice')[0]?.variables['object']).toEqual({
      id: expect.any(String) as string,
      extension: '.com',
      currency: 'USD',
      register_price: '12.99',
      transfer_price: null,
      renew_price: null,
    });
  });

  it('refuses in Arabic a missing registration price, and isolates ".com" from the right-to-left text', async () => {
    const { user } = await open(
      { DomainPricesList: () => pageOf([]) },
      { path: '/?record=new', locale: 'ar' },
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'إضافة سعر نطاق' }));
    expect((await dialog.findByText('.com')).tagName).toBe('BDI');

    await user.click(await dialog.findByRole('button', { name: 'حفظ' }));

    expect(await dialog.findByText('يجب ألا يقل السعر عن صفر.')).toBeTruthy();
  });

  it('says that the extension already has a price in this currency when the server refuses the duplicate', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = await open(
      {
        DomainPricesList: () => pageOf([row()]),
        UpdateDomainPrices: () => refused('violates "domain_prices_extension_currency_unique"'),
      },
      { path: '/?record=d1' },
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Domain Price' }));

    await fillField(user, await field(dialog, 'Renewal'), '17');
    await user.click(await dialog.findByRole('button', { name: 'Save' }));

    expect(await dialog.findByText('This extension has a price in this currency already.')).toBeTruthy();
  });
});
