import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi, pageOf } from '#src/testing/fake-api.ts';
import { renderAdminPage } from '#src/testing/render-admin.tsx';
import { HistoryPage } from './history-page.tsx';

const entry = (changes: object) => ({
  __typename: 'history_entries',
  happened_at: '2026-11-21T10:00:00Z',
  actor: 'system',
  actor_role: null,
  operation: 'update',
  changed_columns: ['value'],
  batch_id: null,
  row_count: 1,
  person: null,
  ...changes,
});

it('the history names settings and roles in the language of the page, not as the database does', async () => {
  const { link } = fakeApi({
    HistoryList: () =>
      pageOf([
        entry({ id: '43', table_name: 'site_settings', record_id: 'sender_email', label: 'sender_email' }),
        entry({ id: '42', table_name: 'user_roles', record_id: 'u1', label: 'admin' }),
      ]),
    HistoryPeople: () => ({ data: { people: [] } }),
  });
  await renderAdminPage(<HistoryPage />, { link, locale: 'ar' });

  expect(await screen.findByText('البريد الإلكتروني للمرسل')).toBeTruthy();
  expect(screen.getByText('مدير')).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/sender_email/);
});
