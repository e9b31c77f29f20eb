import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openImportDialog } from '#src/testing/open-import-dialog.tsx';

describe('the choice of a CSV file to import', () => {
  it('focuses by Tab the button "Choose a CSV file", then "Cancel"', async () => {
    const { user } = await openImportDialog();
    const focused = () => document.activeElement?.textContent;

    await user.tab();
    expect(focused()).toBe('Choose a CSV file');
    await user.tab();

    expect(focused()).toBe('Cancel');
  });
});

describe('the preview of a CSV file to import', () => {
  it('gives each column name and each cell its own text direction, left-to-right or right-to-left', async () => {
    const { dialog, choose } = await openImportDialog();
    await choose('email,status,unsubscribed_at,note\na@x.test,unsubscribed,2026-01-02 03:04:05,سلمى\n');
    const field = await dialog.findByRole('combobox', { name: 'Subscription' });

    expect([...field.querySelectorAll('bdi')].map((name) => name.textContent)).toEqual([
      'status',
      'unsubscribed_at',
    ]);
    expect(dialog.getByText('سلمى').getAttribute('dir')).toBe('auto');
  });

  it('lists the rows that are left out with their reasons, but not as an alert to screen readers', async () => {
    const { dialog, choose } = await openImportDialog();
    await choose('email\nsalma@x.test\nno\n');

    const list = within(await dialog.findByRole('group', { name: '1 row will be left out:' }));
    expect(list.getByText('Line 3: invalid email address')).toBeTruthy();
    expect(dialog.queryByRole('alert')).toBeNull();
  });

  it('names the columns with values that the import leaves out, and no others', async () => {
    const { dialog, choose } = await openImportDialog();
    await choose(
      ',E-Mail,Sprache,Newsletter,Abteilung,Notiz,\n1,a@x.test,Arabisch,ja,Vertrieb,,\n',
      'kunden.csv',
    );

    const note = await dialog.findByRole('note');
    expect(note.textContent).toBe('Not imported: Column 1, Abteilung');
  });

  it('says nothing of columns where the import takes all of them', async () => {
    const { dialog, choose } = await openImportDialog();
    await choose('email,first_name,status\na@x.test,Salma,active\n');

    await dialog.findByText('0 new');
    expect(dialog.queryByRole('note')).toBeNull();
  });
});
