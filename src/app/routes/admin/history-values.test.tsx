import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pageOf, type fakeApi } from '#src/testing/fake-api.ts';
import { makeHistoryEntry as entry } from '#src/testing/make-rows.ts';
import { openAdminPage } from '#src/testing/render-admin.tsx';
import type { RenderAppOptions } from '#src/testing/render-app.tsx';
import { HistoryPage } from './history-page.tsx';

const counted = (count: number) => ({ __typename: 'counted', aggregate: { __typename: 'fields', count } });
const details = (changes: object = {}) => ({
  data: {
    entry: entry({
      before: { label: 'Status', sort_order: 1 },
      after: { label: 'Status page', sort_order: 4 },
      together: counted(1),
      added: counted(0),
      ...changes,
    }),
  },
});

const open = (rows: object[], answers: Parameters<typeof fakeApi>[0] = {}, options: RenderAppOptions = {}) =>
  openAdminPage(
    <HistoryPage />,
    {
      HistoryList: () => pageOf(rows),
      HistoryPeople: () => ({ data: { people: [entry().person] } }),
      HistoryEntry: () => details(),
      ...answers,
    },
    options,
  );

describe('names and values in the history', () => {
  it('calls a record in Arabic by its Arabic name, and finds it by that name', async () => {
    const { user, asked } = await open(
      [entry({ label: 'Careers', label_ar: 'الوظائف' })],
      {},
      { locale: 'ar' },
    );

    expect(await screen.findByText('الوظائف')).toBeTruthy();
    expect(screen.queryByText('Careers')).toBeNull();
    await user.type(screen.getByRole('searchbox'), 'وظائف');

    await waitFor(() =>
      expect(JSON.stringify(asked('HistoryList').at(-1)?.variables['where'])).toContain(
        '"label_ar":{"_regex":',
      ),
    );
  });

  it('shows who invited somebody by the email, and a person who is gone as a former user', async () => {
    const person = entry().person.user_id;
    const before = { invited_by: '8fc821bf-845d-4d5b-9d0f-6b1d2c3e4f50' };
    const { user } = await open([entry({ table_name: 'invitations' })], {
      HistoryEntry: () => details({ table_name: 'invitations', before, after: { invited_by: person } }),
    });

    await user.click(await screen.findByRole('button', { name: 'Show' }));

    expect(
      await screen.findByRole('row', { name: 'Invited by A former user salma@example.test' }),
    ).toBeTruthy();
  });

  it.each([
    ['the currency that the change holds', { currency: 'KWD' }, {}, '‎KWD‎ 9.500'],
    ['the currency that the plan has now', {}, { currency: 'EUR' }, '€9.50'],
  ])('shows an amount of money with %s', async (_which, held, now, shown) => {
    const plan = Object.keys(now).length > 0 ? { __typename: 'pricing_plans', ...now } : null;
    const { user } = await open([entry({ table_name: 'pricing_plans' })], {
      HistoryEntry: () =>
        details({
          table_name: 'pricing_plans',
          before: { price: 9, ...held },
          after: { price: 9.5, ...held },
          pricing_plan: plan,
        }),
    });

    await user.click(await screen.findByRole('button', { name: 'Show' }));

    const row = within(await screen.findByRole('row', { name: /^Price/ }));
    expect(row.getAllByRole('cell').at(-1)?.textContent).toBe(shown);
  });
});
