import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { pageOf, refused, type fakeApi } from '#src/testing/fake-api.ts';
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

describe('the history page', () => {
  it('says what was changed, and which person, program or system changed it', async () => {
    const bySystem = { actor: 'system', actor_role: null, person: null };
    const byProgram = { actor: 'p1', actor_role: 'editor', person: null };
    await open([
      entry(),
      entry({ id: '40', operation: 'delete', label: 'Old link', ...bySystem }),
      entry({ id: '38', operation: 'insert', label: 'Cloud S', ...byProgram }),
      entry({
        id: '39',
        operation: 'insert',
        table_name: 'contacts',
        batch_id: 'i1',
        row_count: 500,
        label: null,
      }),
    ]);

    const row = within(await screen.findByRole('row', { name: /Status page/ }));
    expect(row.getByText('Changed: Label, Sort order')).toBeTruthy();
    expect(row.getByText('salma@example.test')).toBeTruthy();
    expect(within(screen.getByRole('row', { name: /Old link/ })).getByText('System')).toBeTruthy();
    expect(screen.getByText('Added 500 rows at once')).toBeTruthy();
    const program = screen.getByRole('row', { name: /Cloud S/ });
    expect(program.textContent).toContain('API (editor)');
  });

  it('filters the entries by section, person and record', async () => {
    const { user, asked } = await open([entry()], {}, { path: '/?of=l1&section=footer_links' });
    await screen.findByText('Changed: Label, Sort order');

    await user.click(screen.getByRole('combobox', { name: 'By' }));
    await user.click(await screen.findByRole('option', { name: 'salma@example.test' }));

    await waitFor(() =>
      expect(asked('HistoryList').at(-1)?.variables['where']).toEqual({
        _and: [
          { table_name: { _eq: 'footer_links' } },
          { actor: { _eq: 'u1' } },
          { record_id: { _eq: 'l1' } },
        ],
      }),
    );
  });

  it("shows an entry's old and new values, and restores the old ones", async () => {
    const { user, asked } = await open([entry()], {
      RestoreEntry: () => ({ data: { restored: [{ __typename: 'history_entries', id: '42' }] } }),
    });

    await user.click(await screen.findByRole('button', { name: 'Show' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'What was changed' }));
    const row = within(await dialog.findByRole('row', { name: /^Label/ }));
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['Status', 'Status page']);
    await user.click(dialog.getByRole('button', { name: 'Restore previous values' }));

    expect(await screen.findByText('Restored')).toBeTruthy();
    expect(asked('RestoreEntry')[0]?.variables).toEqual({ entry_id: '41', whole_transaction: false });
  });

  it('shows dates, booleans and choices of an entry in the words of the language', async () => {
    const before = { is_active: true, severity: 'info', notice_date: '2026-11-21', starts_at: null };
    const after = {
      is_active: false,
      severity: 'critical',
      notice_date: '2026-11-22',
      starts_at: '2026-11-22T10:00:00+00:00',
    };
    const notice = entry({ table_name: 'store_notices' });
    const { user } = await open(
      [notice],
      { HistoryEntry: () => details({ table_name: 'store_notices', before, after }) },
      { locale: 'ar' },
    );

    await user.click(await screen.findByRole('button', { name: 'عرض' }));

    expect(await screen.findByRole('row', { name: /نعم لا$/ })).toBeTruthy();
    expect(screen.getByRole('row', { name: /معلومة عاجل/ })).toBeTruthy();
    expect(screen.getByRole('row', { name: /21\W*نوفمبر 2026 22\W*نوفمبر 2026/ })).toBeTruthy();
    expect(screen.queryByText(/T10:00|2026-11/)).toBeNull();
  });

  it('shows settings and unknown columns or tables by words, never by their database names', async () => {
    const before = { key: 'brand_name', value: 'Host', brand_new: 1 };
    const after = { key: 'brand_name', value: 'Front', brand_new: 2 };
    const changed = { table_name: 'site_settings', changed_columns: ['value', 'brand_new', 'also_new'] };
    const odd = entry({ id: '40', table_name: 'brand_news', operation: 'insert', label: 'Odd' });
    const { user } = await open([entry(changed), odd], {
      HistoryEntry: () => details({ ...changed, before, after }),
    });

    await user.click(within(await screen.findByRole('row', { name: /Changed: Value/ })).getByRole('button'));

    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('row', { name: 'Setting Brand Brand' })).toBeTruthy();
    expect(dialog.getByText('Changed: Value, Another field')).toBeTruthy();
    expect(screen.getByText('Another section')).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/brand_|also_new/);
  });

  it('shows words for values that no form has as choices, such as the state of a contact', async () => {
    const before = { state: 'subscribed', state_reason: null, source: 'import' };
    const after = { state: 'unsubscribed', state_reason: 'complaint', source: 'import' };
    const changed = { table_name: 'contacts', changed_columns: ['state', 'state_reason'] };
    const { user } = await open([entry(changed)], {
      HistoryEntry: () => details({ ...changed, before, after }),
    });

    await user.click(await screen.findByRole('button', { name: 'Show' }));

    expect(await screen.findByRole('row', { name: 'State Subscribed Unsubscribed' })).toBeTruthy();
    expect(screen.getByRole('row', { name: /^Reason for the state empty The person reported/ })).toBeTruthy();
    expect(
      screen.getByRole('row', { name: 'Source Imported from a file Imported from a file' }),
    ).toBeTruthy();
  });

  it('restores a deleted record, or all records deleted in the same transaction', async () => {
    const { user, asked } = await open([entry({ operation: 'delete' })], {
      HistoryEntry: () => details({ operation: 'delete', after: null, together: counted(3) }),
      RestoreEntry: () => ({
        data: { restored: ['43', '44', '45'].map((id) => ({ __typename: 'history_entries', id })) },
      }),
    });

    await user.click(await screen.findByRole('button', { name: 'Show' }));
    await screen.findByRole('button', { name: 'Bring back' });
    await user.click(screen.getByRole('button', { name: 'Bring back all 3 records' }));

    expect(await screen.findByText('3 records restored')).toBeTruthy();
    expect(asked('RestoreEntry')[0]?.variables).toEqual({ entry_id: '41', whole_transaction: true });
  });

  it('does not offer to restore a whole transaction that also added records', async () => {
    const { user } = await open([entry()], {
      HistoryEntry: () => details({ together: counted(3), added: counted(1) }),
    });

    await user.click(await screen.findByRole('button', { name: 'Show' }));
    await screen.findByRole('button', { name: 'Restore previous values' });

    expect(screen.queryByRole('button', { name: /all/ })).toBeNull();
  });

  it('explains why an entry cannot be restored', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = await open([entry()], {
      RestoreEntry: () =>
        refused('Check constraint violation. history-record-gone', { code: 'permission-error' }),
    });

    await user.click(await screen.findByRole('button', { name: 'Show' }));
    await user.click(await screen.findByRole('button', { name: 'Restore previous values' }));

    expect(await screen.findByText(/This record was deleted/)).toBeTruthy();
  });

  it("offers no restoring for the change of a contact's email address", async () => {
    const { user } = await open([entry({ table_name: 'contacts' })], {
      HistoryEntry: () =>
        details({ table_name: 'contacts', before: { email: 'a@b.test' }, after: { email: 'c@d.test' } }),
    });

    await user.click(await screen.findByRole('button', { name: 'Show' }));
    await screen.findByRole('row', { name: /^Email/ });

    expect(screen.queryByRole('button', { name: /Restore|Bring back/ })).toBeNull();
  });

  it('is in Arabic, and shows settings and roles by their Arabic names', async () => {
    const setting = { table_name: 'site_settings', record_id: 'sender_email', label: 'sender_email' };
    const role = { table_name: 'user_roles', label: 'admin' };
    await open(
      [entry(), entry({ id: '43', ...setting }), entry({ id: '42', ...role })],
      {},
      { locale: 'ar' },
    );

    expect(await screen.findByText('تعديل: النص (بالإنجليزية) وترتيب العرض')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'سجل التغييرات' })).toBeTruthy();
    expect(screen.getByText('البريد الإلكتروني للمرسل')).toBeTruthy();
    expect(screen.getByText('مدير')).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/sender_email/);
  });
});
