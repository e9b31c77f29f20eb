import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openImportDialog } from '#src/testing/open-import-dialog.tsx';

const sent = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  sent.mockReset();
  vi.stubGlobal('fetch', sent);
});

describe('a CSV file that may list unsubscribed people', () => {
  it('causes a warning before the import, and can be imported as unsubscribed contacts', async () => {
    sent.mockResolvedValue(Response.json({ state: 'done' }));
    const { user, dialog, choose, start } = await openImportDialog();
    await choose('Email Address\nsalma@x.test', 'unsubscribed_members_export.csv');
    expect(await dialog.findByText(/^This looks like a list of people who left/)).toBeTruthy();

    await start();
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Send newsletters to people who left?' }),
    );
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent).not.toHaveBeenCalled();

    await user.click(dialog.getByRole('button', { name: 'Import as unsubscribed' }));
    expect(dialog.queryByText(/^This looks like a list of people who left/)).toBeNull();
    await start();
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    expect(new URL(sent.mock.calls[0]![0], 'http://x.test').searchParams.get('mode')).toBe('unsubscribe');
  });

  it('is imported with the status of each row after a press on "Import anyway"', async () => {
    sent.mockResolvedValue(Response.json({ state: 'done', warnings: 2 }));
    const { user, dialog, choose, start } = await openImportDialog();
    await choose('email,status\nsalma@x.test,blocklisted\nomar@x.test,gone fishing');
    expect(await dialog.findByText('1 without newsletters')).toBeTruthy();
    await user.click(dialog.getByRole('combobox', { name: /^gone fishing/ }));
    await user.click(await screen.findByRole('option', { name: 'Gets newsletters' }));
    await dialog.findByText('1 new');
    expect(dialog.getByRole('combobox', { name: 'Subscription' }).textContent).toBe('status');

    await start();
    await user.click(await screen.findByRole('button', { name: 'Import anyway' }));
    expect(await screen.findByText('Contacts imported successfully!')).toBeTruthy();
    expect(await screen.findByText('2 values left out')).toBeTruthy();
    const query = new URL(sent.mock.calls[0]![0], 'http://x.test').searchParams;
    expect([query.get('mode'), query.get('email'), query.get('state')]).toEqual(['skip', '0', '1']);
    expect(JSON.parse(query.get('states') ?? '')).toEqual([
      { column: 1, value: 'gone fishing', means: 'subscribed' },
    ]);
  });

  it('is not imported before the user says what each unknown status means', async () => {
    const { user, dialog, choose, start } = await openImportDialog();
    await choose('email,status\nsalma@x.test,active\nomar@x.test,pending\nnoor@x.test,pending');
    expect(await dialog.findByRole('group', { name: 'Who gets newsletters?' })).toBeTruthy();
    expect(dialog.getByText(/2 rows/)).toBeTruthy();

    await start();
    expect(
      await screen.findByText(
        'Please say what “\u2068pending\u2069” means in the column “\u2068status\u2069”.',
      ),
    ).toBeTruthy();
    expect(sent).not.toHaveBeenCalled();

    await user.click(dialog.getByRole('radio', { name: /^Unsubscribe them/ }));
    expect(dialog.queryByRole('group', { name: 'Who gets newsletters?' })).toBeNull();
    expect(await dialog.findByText('3 without newsletters')).toBeTruthy();
    expect(dialog.getByText('2 new')).toBeTruthy();

    await user.click(dialog.getByRole('radio', { name: 'Skip them' }));
    expect(await dialog.findByText('0 new')).toBeTruthy();
    expect(dialog.getByRole('group', { name: 'Who gets newsletters?' })).toBeTruthy();
  });
});
