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

const kuwaiti = row({ id: 'd2', currency: 'KWD', register_price: '4.05', transfer_price: null });

describe('the list of domain prices', () => {
  it('has one row for an extension, with its prices in dollars and a dash where none is stored', async () => {
    const net = row({ id: 'd3', extension: '.net', transfer_price: null });
    await open({ DomainPricesList: () => pageOf([kuwaiti, row(), net]) });

    const cells = async (name: RegExp) =>
      within(await screen.findByRole('row', { name }))
        .getAllByRole('cell')
        .slice(1, 5);
    const texts = async (name: RegExp) => (await cells(name)).map(({ textContent }) => textContent);
    expect(await texts(/\.com/)).toEqual(['.com2 currencies', '$12.99', '$10.99', '$16.99']);
    expect(await texts(/\.net/)).toEqual(['.net1 currency', '$12.99', '–', '$16.99']);
    expect(screen.getByRole('heading', { level: 1, name: 'Domain Prices' })).toBeTruthy();
  });
});

describe('the prices of an extension', () => {
  const answer = (ids: string[]) => ({
    __typename: 'answer',
    affected_rows: ids.length,
    returning: ids.map((id) => ({ __typename: 'domain_prices', id })),
  });
  const one = { __typename: 'answer', affected_rows: 1 };

  async function openPrices(answers: Answers = {}) {
    const page = await open({
      DomainPricesList: () => pageOf([row(), kuwaiti]),
      SaveDomainPrices: () => ({ data: { changed: [one] } }),
      ...answers,
    });
    await page.user.click(await screen.findByRole('button', { name: /^Prices of \W*\.com/ }));
    await screen.findByRole('table', { name: /^Prices of/ });

    return { ...page, textbox: (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }) };
  }

  it('are edited in place, and saved by one request that requires the old ones', async () => {
    const { user, textbox, asked } = await openPrices();

    await fillField(user, textbox('Registration, KWD'), '4.1');
    await fillField(user, textbox('Transfer, KWD'), '3');
    await user.click(screen.getByRole('button', { name: 'Save 2 prices' }));

    expect(await screen.findByText('Domain prices updated successfully!')).toBeTruthy();
    expect(asked('SaveDomainPrices')[0]?.variables['updates']).toEqual([
      {
        where: { id: { _eq: 'd2' }, register_price: { _eq: '4.05' }, transfer_price: { _is_null: true } },
        _set: { register_price: '4.100', transfer_price: '3.000' },
      },
    ]);
  });

  it('are deleted with their currency once all three are emptied, after a question', async () => {
    const confirm = vi.fn(() => true);
    vi.stubGlobal('confirm', confirm);
    const { user, textbox, asked } = await openPrices({
      SaveDomainPrices: () => ({ data: { removed: answer(['d2']) } }),
    });

    await user.clear(textbox('Registration, KWD'));
    await user.click(screen.getByRole('button', { name: 'Save prices' }));
    expect(await screen.findByText('Needed beside the other prices.')).toBeTruthy();
    await user.clear(textbox('Renewal, KWD'));
    await user.click(screen.getByRole('button', { name: 'Save 2 prices' }));

    await waitFor(() => expect(asked('SaveDomainPrices')).toHaveLength(1));
    expect(confirm).toHaveBeenCalledWith(
      'Are you sure? This deletes all prices of \u2068.com\u2069 in these currencies: KWD',
    );
    expect(asked('SaveDomainPrices')[0]?.variables['gone']).toEqual({
      _or: [
        {
          id: { _eq: 'd2' },
          register_price: { _eq: '4.05' },
          transfer_price: { _is_null: true },
          renew_price: { _eq: '16.99' },
        },
      ],
    });
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
    await user.click(await dialog.findByRole('button', { name: 'Add Domain Price' }));
    expect(await dialog.findByText('Prices in USD have at most 2 decimal places.')).toBeTruthy();
    await fillField(user, await field(dialog, 'Registration'), '١٢٫٩٩'.replace('٫', '.'));
    await user.click(await dialog.findByRole('button', { name: 'Add Domain Price' }));

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

    await user.click(await dialog.findByRole('button', { name: 'إضافة سعر نطاق' }));

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
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit .com in USD' }));

    await fillField(user, await field(dialog, 'Renewal'), '17');
    await user.click(await dialog.findByRole('button', { name: 'Save' }));

    expect(await dialog.findByText('This extension has a price in this currency already.')).toBeTruthy();
  });
});
