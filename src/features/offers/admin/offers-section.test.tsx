import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { pageOf, refused } from '#src/testing/fake-api.ts';
import { makeAdminPlan } from '#src/testing/make-rows.ts';
import { fillField, openAdminPage } from '#src/testing/render-admin.tsx';
import { OffersAdminPage } from './offers-section.tsx';

const plan = makeAdminPlan({ id: 'p1' });
const row = (changes: Record<string, unknown> = {}) => ({
  __typename: 'plan_offers' as const,
  id: 'o1',
  plan_id: 'p1',
  plan,
  currency: 'USD',
  starts_at: '2020-11-27T00:00:00+00:00',
  starts_at_zone: 'UTC',
  ends_at: '2020-12-01T00:00:00+00:00',
  ends_at_zone: 'UTC',
  price: '5.00',
  code: 'BLACK26',
  words: 'Black Friday',
  words_ar: null,
  updated_at: '2026-11-21T10:00:00+00:00',
  ...changes,
});
const prices = { PricesToOffer: () => ({ data: { pricing_plans: [plan] } }) };
const plain = (text: string | null) => text?.replaceAll(/[\u2066-\u2069\u200e]/g, '');

describe('the list of offers', () => {
  it('says of each which price it replaces, what it costs, and whether it runs', async () => {
    const rows = [
      row(),
      row({ id: 'o2', ends_at: '2199-01-01T00:00:00+00:00', price: '4.00' }),
      row({ id: 'o3', starts_at: '2198-01-01T00:00:00+00:00', ends_at: '2199-01-01T00:00:00+00:00' }),
    ];
    await openAdminPage(<OffersAdminPage />, { OffersList: () => pageOf(rows) });

    await screen.findAllByText(/Cloud Start/);
    const texts = screen
      .getAllByRole('row')
      .map(({ textContent }) => plain(textContent))
      .filter((text) => text?.includes('Cloud Start'));

    expect(texts).toEqual([
      expect.stringMatching(/Cloud Start, monthly, USD\$5\.00.*Over/),
      expect.stringMatching(/\$4\.00.*Running/),
      expect.stringMatching(/\$5\.00.*To come/),
    ]);
  });

  it('has only those of the price that the address names', async () => {
    const { asked } = await openAdminPage(
      <OffersAdminPage />,
      { OffersList: () => pageOf([row()]) },
      { path: '/?part=offers&plan=p1' },
    );
    await screen.findByText(/Cloud Start/);

    expect(JSON.stringify(asked('OffersList')[0]?.variables['where'])).toContain('"plan_id":{"_eq":"p1"}');
  });
});

describe('the form of an offer', () => {
  it('refuses what is no price or no code, and asks for both moments', async () => {
    const { user } = await openAdminPage(
      <OffersAdminPage />,
      { OffersList: () => pageOf([]), ...prices },
      { path: '/?record=new' },
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Offer' }));
    await fillField(user, await dialog.findByRole('spinbutton', { name: /^Offer price/ }), '-1');
    await fillField(user, await dialog.findByRole('textbox', { name: /^Code/ }), 'BLACK FRIDAY');

    await user.click(await dialog.findByRole('button', { name: 'Add Offer' }));

    for (const text of [
      'Please choose which price the offer replaces.',
      'Please enter a price of 0 or more, such as 4.99.',
      'At most 50 letters (A to Z), digits, points, hyphens and underscores, please.',
      'Please say when the offer begins.',
      'Please say when the offer ends.',
    ])
      expect(await dialog.findByText(text)).toBeTruthy();
  });

  it('sends what was changed alone', async () => {
    const { user, asked } = await openAdminPage(
      <OffersAdminPage />,
      {
        OffersList: () => pageOf([row()]),
        UpdateOffers: () => ({
          data: { saved: { __typename: 'plan_offers_mutation_response', affected_rows: 1 } },
        }),
        ...prices,
      },
      { path: '/?record=o1' },
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Offer' }));

    await fillField(user, await dialog.findByRole('spinbutton', { name: /^Offer price/ }), '٤٫٥');
    await user.click(await dialog.findByRole('button', { name: 'Save' }));

    await waitFor(() => expect(asked('UpdateOffers')).toHaveLength(1));
    expect(asked('UpdateOffers')[0]?.variables['set']).toEqual({ price: '4.5' });
  });

  it('refuses an end before the beginning', async () => {
    const { user, asked } = await openAdminPage(
      <OffersAdminPage />,
      { OffersList: () => pageOf([row({ ends_at: '2020-11-01T00:00:00+00:00' })]), ...prices },
      { path: '/?record=o1' },
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Offer' }));
    await fillField(user, await dialog.findByRole('spinbutton', { name: /^Offer price/ }), '4');

    await user.click(await dialog.findByRole('button', { name: 'Save' }));

    expect(await dialog.findByText('The offer must end after it begins.')).toBeTruthy();
    expect(asked('UpdateOffers')).toEqual([]);
  });

  it('says in Arabic that another offer runs at that time when the server refuses it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = await openAdminPage(
      <OffersAdminPage />,
      {
        OffersList: () => pageOf([row()]),
        UpdateOffers: () =>
          refused(
            'Exclusion violation. conflicting key value violates exclusion constraint "plan_offers_no_overlap"',
          ),
        ...prices,
      },
      { path: '/?record=o1', locale: 'ar' },
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'تعديل العرض' }));

    await fillField(user, await dialog.findByRole('spinbutton', { name: /^سعر العرض/ }), '3');
    await user.click(await dialog.findByRole('button', { name: 'حفظ' }));

    expect(
      await dialog.findByText('يسري عرض آخر لهذا السعر في ذلك الوقت. اختر وقتًا لا عرض فيه.'),
    ).toBeTruthy();
  });
});
