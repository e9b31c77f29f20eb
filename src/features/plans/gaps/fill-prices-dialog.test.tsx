import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { pageOf, refused } from '#src/testing/fake-api.ts';
import { makeAdminPlan, makePlan } from '#src/testing/make-rows.ts';
import { fillField, openAdminPage } from '#src/testing/render-admin.tsx';
import type { Locale } from '#src/config/locale.ts';
import { PlansAdminPage } from '../admin/plans-section.tsx';

const terms = { renewal_price: '12.00', setup_fee: null, money_back_days: 30, support_minutes: null };
const rows = [
  makePlan({ id: 'a', name: 'A', name_ar: 'ألف', price: '9.99', sort_order: 1, ...terms }),
  makePlan({ id: 'b', name: 'B', name_ar: 'باء', price: '24.00', sort_order: 2, ...terms }),
  makePlan({ id: 'c', name: 'B', name_ar: 'باء', currency: 'KWD', price: '7.000', sort_order: 2, ...terms }),
];
const made = (affected_rows: number) => ({ data: { made: { __typename: 'answer', affected_rows } } });

async function open(locale: Locale, answer: () => ReturnType<typeof made> | ReturnType<typeof refused>) {
  const answers = {
    PlansList: () => pageOf([makeAdminPlan()]),
    AllPrices: () => ({ data: { pricing_plans: rows } }),
    AddPrices: answer,
  };
  const { user, asked } = await openAdminPage(<PlansAdminPage />, answers, { locale });
  const button = locale === 'ar' ? 'الأسعار الناقصة' : 'Missing prices';
  await user.click(await screen.findByRole('button', { name: button }));
  const dialog = await screen.findByRole('dialog');
  const rate = await within(dialog).findByRole('spinbutton');

  return { user, asked, dialog: within(dialog), rate };
}

it('the dialog for missing prices lists them, shows each new price, and saves it by a mutation', async () => {
  const { dialog, rate, user, asked } = await open('en', () => made(1));
  expect(dialog.getByText('KWD: 1 price')).toBeTruthy();
  expect(dialog.getByText('What 1 USD is in KWD')).toBeTruthy();

  await fillField(user, rate, '0.307');
  const [, line] = within(await dialog.findByRole('table')).getAllByRole('row');
  expect(line?.textContent).toMatch(
    /^A\$9\.99\/moRenewal: \$12\.00\W*KWD\W*3\.067\/moRenewal: \W*KWD\W*3\.684$/,
  );
  await user.click(dialog.getByRole('button', { name: 'Save 1 price' }));

  expect(await screen.findByText('1 price was added.')).toBeTruthy();
  expect(asked('AddPrices')[0]?.variables['objects']).toEqual([
    expect.objectContaining({
      name: 'A',
      currency: 'KWD',
      price: '3.067',
      renewal_price: '3.684',
      setup_fee: null,
      money_back_days: 30,
    }),
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked('PlansList').length).toBeGreaterThan(1);
});

it('the dialog for missing prices is shown in Arabic and reads Arabic digits', async () => {
  const { dialog, rate, user } = await open('ar', () => made(1));
  expect(dialog.getByText('KWD: سعر واحد')).toBeTruthy();

  await fillField(user, rate, '٠٫٣٠٧');

  expect((await dialog.findByRole('table')).textContent).toContain('3.067');
  expect(dialog.getByRole('button', { name: 'حفظ سعر واحد' })).toBeTruthy();
});

it('the dialog for missing prices asks for a rate above 0, and refuses a rate that rounds a price to 0', async () => {
  const { dialog, rate, user, asked } = await open('en', () => made(1));
  await fillField(user, rate, '0');
  await user.click(dialog.getByRole('button', { name: 'Save prices' }));
  expect(await dialog.findByText('A number above 0, please, with at most 10 decimal places.')).toBeTruthy();

  await fillField(user, rate, '0.00001');

  expect(await dialog.findByText('At this rate, an amount would be rounded to nothing.')).toBeTruthy();
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Save 1 price' }).disabled).toBe(true);
  expect(asked('AddPrices')).toEqual([]);
});

it('the dialog for missing prices says that the prices were stored already where the mutation adds none', async () => {
  const { dialog, rate, user } = await open('en', () => made(0));
  await fillField(user, rate, '0.307');
  await user.click(dialog.getByRole('button', { name: 'Save 1 price' }));

  expect(await screen.findByText('These prices were stored already; nothing was changed.')).toBeTruthy();
});

it('the dialog for missing prices stays open with the typed rate where saving fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { dialog, rate, user } = await open('en', () => refused('database is full'));
  await fillField(user, rate, '0.307');
  await user.click(dialog.getByRole('button', { name: 'Save 1 price' }));

  expect(await screen.findByText(/Failed to save plan: database is full/)).toBeTruthy();
  expect((rate as HTMLInputElement).value).toBe('0.307');
});
