import { screen, waitFor, within } from '@testing-library/react';
import { BehaviorSubject, of } from 'rxjs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openImportDialog } from '#src/testing/open-import-dialog.tsx';

const past = (fields: object) => ({
  __typename: 'imports',
  id: 'i1',
  state: 'done',
  source: 'file',
  file_name: 'october.csv',
  created_count: 40,
  updated_count: 0,
  existing_count: 2,
  duplicate_count: 0,
  invalid_count: 1,
  warning_count: 0,
  removed_count: 0,
  error_code: null,
  error_message: null,
  created_at: '2026-10-05T10:00:00+00:00',
  person: { __typename: 'people', user_id: 'u1', email: 'admin@example.test' },
  ...fields,
});
const undoing = (fields: object) => ({
  data: { undo_import: { __typename: 'undone_import', import_id: 'i1', ...fields } },
});
const FILE = 'Mail;Name\nsalma@x.test;سلمى\nomar@x.test;Omar\nsalma@x.test;again\nno;x\n';

const sent = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const queryOf = ([url]: [string, ...unknown[]]) =>
  Object.fromEntries(new URL(url, 'http://x.test').searchParams);
const sentQueries = () => sent.mock.calls.map(queryOf);

const toastWith = async (text: string) =>
  (await screen.findByText(text)).closest<HTMLElement>('[role=alert]')!;

beforeEach(() => {
  sent.mockReset();
  vi.stubGlobal('fetch', sent);
});

describe('the dialog that imports contacts', () => {
  it("asks in the specification's words for a CSV file when none is chosen", async () => {
    const { dialog, input, start } = await openImportDialog();

    expect(dialog.getByText('Upload a CSV file to add multiple contacts at once.')).toBeTruthy();
    expect(input.accept).toBe('.csv');
    await start();

    expect(await screen.findByText('Please select a CSV file to import.')).toBeTruthy();
    expect(sent).not.toHaveBeenCalled();
  });

  it('counts new, existing and invalid rows before the import, and lets a guessed column be corrected', async () => {
    const { user, dialog, asked, choose } = await openImportDialog();
    await choose(FILE);
    expect(await dialog.findByText('1 new')).toBeTruthy();
    expect(dialog.getByText('1 existing')).toBeTruthy();
    expect(dialog.getByText('1 duplicate in the file')).toBeTruthy();
    expect(dialog.getByText('1 invalid')).toBeTruthy();
    expect(dialog.getByText('Line 5: invalid email address')).toBeTruthy();
    expect(dialog.getByText('سلمى')).toBeTruthy();
    expect(dialog.getByRole('combobox', { name: 'Encoding' }).textContent).toBe('UTF-8');
    expect(dialog.getByRole('combobox', { name: 'Delimiter' }).textContent).toBe('Semicolon');
    expect(dialog.getByRole('combobox', { name: 'Email' }).textContent).toBe('Mail');
    expect(asked('KnownContacts')[0]?.variables).toEqual({ keys: ['salma@x.test', 'omar@x.test'] });

    await user.click(dialog.getByRole('combobox', { name: 'First Name' }));
    await user.click(await screen.findByRole('option', { name: 'Name' }));
    await waitFor(() =>
      expect(dialog.getByRole('combobox', { name: 'First Name' }).textContent).toBe('Name'),
    );
    expect(sent).not.toHaveBeenCalled();
  });

  it('sends the file with the settings of the preview, and says that the contacts are imported', async () => {
    sent.mockResolvedValue(Response.json({ import_id: 'i1', state: 'done', created: 1, warnings: 2 }));
    const { user, dialog, asked, choose, start } = await openImportDialog({
      UndoImport: () => undoing({ state: 'undone', removed: 1 }),
    });
    await choose(FILE);
    await user.click(await dialog.findByRole('radio', { name: 'Update their names and language' }));
    await start();

    const toast = await toastWith('Contacts imported successfully!');
    expect(toast.textContent).toMatch(/!1 created, 0 updated, .*2 values left out/);
    await user.click(within(toast).getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The import was undone: 1 contact removed')).toBeTruthy();
    expect(asked('UndoImport')[0]?.variables).toEqual({ id: 'i1' });
    const { key, ...query } = sentQueries()[0]!;
    expect(query).toEqual({
      mode: 'update',
      encoding: 'utf-8',
      delimiter: ';',
      name: 'list.csv',
      header: 'true',
      email: '0',
      full_name: '1',
    });
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(sent.mock.calls[0]?.[1].body).toBeInstanceOf(File);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(asked('ContactsList').length).toBeGreaterThan(1));
  });

  it('shows why an import failed, and sends the same idempotency key when it is retried', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    sent.mockImplementation(async () =>
      Response.json({ message: 'x', extensions: { code: 'import-database-unavailable' } }, { status: 409 }),
    );
    const { user, dialog, choose } = await openImportDialog();
    await choose(FILE);
    await dialog.findByText('1 new');
    for (const times of [1, 2]) {
      await user.click(await dialog.findByRole('button', { name: 'Import' }));
      await waitFor(() => expect(sent).toHaveBeenCalledTimes(times));
    }

    expect(
      (await screen.findAllByText(/^Failed to import contacts: The database is not available\./)).length,
    ).toBeGreaterThan(0);
    const [first, second] = sentQueries().map(({ key }) => key);
    expect(first).toBe(second);
  });

  it('shows the progress of an import, cancels it, and sends a new idempotency key afterwards', async () => {
    sent.mockImplementation(
      (_url, { signal }) =>
        new Promise((_resolve, reject) =>
          signal?.addEventListener('abort', () => reject(new Error('aborted'))),
        ),
    );
    const running = {
      ...past({ state: 'receiving', rows_read: 120 }),
      total_bytes: '200',
      received_bytes: '50',
    };
    const progress = new BehaviorSubject({ data: { imports: [running] } });
    const { user, dialog, asked, choose, start } = await openImportDialog({
      ImportProgress: () => progress,
      CancelImport: () => ({
        data: { cancel_import: { __typename: 'cancelled_import', import_id: 'i1', state: 'cancelled' } },
      }),
    });
    await choose(FILE);
    await dialog.findByText('1 new');
    await start();

    expect(await dialog.findByRole('button', { name: 'Importing...' })).toBeTruthy();
    expect((await dialog.findByText('120 rows read')).textContent).toBe('120 rows read');
    expect(dialog.getByRole('progressbar', { name: '120 rows read' }).getAttribute('aria-valuenow')).toBe(
      '25',
    );
    progress.next({ data: { imports: [{ ...running, state: 'merging' }] } });
    expect(await dialog.findByText('Adding 119 rows to the contacts')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));

    expect(await screen.findByText('The import was cancelled. Nothing was imported.')).toBeTruthy();
    expect(asked('CancelImport')[0]?.variables).toEqual({ id: 'i1' });
    await user.click(await dialog.findByRole('button', { name: 'Import' }));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    const [first, second] = sentQueries().map(({ key }) => key);
    expect(first).not.toBe(second);
  });

  it('refuses a file without an email column', async () => {
    const { dialog, choose, start } = await openImportDialog();
    await choose('name,phone\nSalma,1');
    await dialog.findByText('0 new');
    await start();

    expect(
      await screen.findByText(
        'No valid contacts found in the CSV file. Please ensure it has "email" column.',
      ),
    ).toBeTruthy();
    expect(sent).not.toHaveBeenCalled();
  });

  it('says what is wrong with a file that is not valid CSV', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { dialog, choose } = await openImportDialog();
    await choose('email\n"a@x.test');

    expect((await dialog.findByRole('alert')).textContent).toContain(
      'Error parsing CSV: Quoted field unterminated',
    );
  });

  it('shows the progress of undoing a large import until its contacts are removed', async () => {
    const history = new BehaviorSubject({ data: { imports: [past({})] } });
    const { user, dialog } = await openImportDialog({
      ImportHistory: () => history,
      UndoImport: () => undoing({ state: 'undoing', removed: 10 }),
    });
    await user.click(await dialog.findByRole('button', { name: 'Undo' }));
    history.next({ data: { imports: [past({ state: 'undoing', removed_count: 20 })] } });
    expect(await dialog.findByText(/20 contacts removed so far/)).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Undo' })).toBeNull();

    history.next({ data: { imports: [past({ state: 'undone', removed_count: 40 })] } });
    expect(await screen.findByText('The import was undone: 40 contacts removed')).toBeTruthy();
  });

  it('lists recent imports with the result of each, and undoes one', async () => {
    const { user, dialog, asked } = await openImportDialog({
      ImportHistory: () =>
        of({
          data: {
            imports: [
              past({}),
              past({ id: 'i3', file_name: 'warned.csv', created_count: 0, warning_count: 3 }),
              past({ id: 'i2', state: 'failed', file_name: 'broken.csv', error_code: 'import-interrupted' }),
            ],
          },
        }),
      UndoImport: () => undoing({ state: 'undone', removed: 39 }),
    });

    const history = within(await dialog.findByRole('region', { name: 'Recent imports' }));
    expect(history.getByText('october.csv')).toBeTruthy();
    expect(history.getAllByText('admin@example.test')[0]?.tagName).toBe('BDI');
    expect(history.getByText(/40 created, 0 updated, \d+ left out.*; 1 was invalid/)).toBeTruthy();
    expect(history.getByText(/3 values left out/)).toBeTruthy();
    expect(history.getByText(/The import was interrupted\. Nothing was imported/)).toBeTruthy();
    await user.click(history.getByRole('button', { name: 'Undo' }));

    expect(await screen.findByText('The import was undone: 39 contacts removed')).toBeTruthy();
    expect(asked('UndoImport')[0]?.variables).toEqual({ id: 'i1' });
  });
});
