import type { ApolloLink } from '@apollo/client';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { of, ReplaySubject, type Observable } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { openImportDialog } from '#src/testing/open-import-dialog.tsx';

describe('the choice of a CSV file to import', () => {
  it('focuses by Tab the buttons "Choose a CSV file", "Download a sample file" and "Cancel"', async () => {
    const { user } = await openImportDialog();
    const focused = () => document.activeElement?.textContent;

    await user.tab();
    expect(focused()).toBe('Choose a CSV file');
    await user.tab();
    expect(focused()).toBe('Download a sample file');
    await user.tab();

    expect(focused()).toBe('Cancel');
  });
});

describe('the place for the CSV file', () => {
  const drop = (place: HTMLElement, file: File) =>
    fireEvent.drop(place, { dataTransfer: { files: [file], types: ['Files'] } });

  it('takes a file that is dropped on it, and says how large it is', async () => {
    const { dialog } = await openImportDialog();

    drop(dialog.getByText('or drop it here'), new File(['email\na@x.test\n'], 'list.csv'));

    expect(await dialog.findByText('list.csv')).toBeTruthy();
    expect(dialog.getByText('15 bytes')).toBeTruthy();
  });

  it('refuses a dropped file that is no CSV file', async () => {
    const { dialog } = await openImportDialog();

    drop(dialog.getByText('or drop it here'), new File(['x'], 'list.xlsx'));

    expect(await screen.findByText('Please select a CSV file to import.')).toBeTruthy();
    expect(dialog.queryByText('list.xlsx')).toBeNull();
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
    const marked = dialog.getAllByText('Not imported').map((mark) => mark.closest('th')?.textContent);
    expect(marked).toEqual(['Column 1Not imported', 'AbteilungNot imported']);
  });

  it('says nothing of columns where the import takes all of them', async () => {
    const { dialog, choose } = await openImportDialog();
    await choose('email,first_name,status\na@x.test,Salma,active\n');

    await dialog.findByText('0 new');
    expect(dialog.queryByRole('note')).toBeNull();
  });

  it('has all of several columns that are chosen while the file is being read', async () => {
    const known = of<ApolloLink.Result>({
      data: { known: { __typename: 'known', aggregate: { __typename: 'fields', count: 0 } } },
    });
    const later = new ReplaySubject<ApolloLink.Result>();
    let answer: Observable<ApolloLink.Result> = known;
    const { user, dialog, choose } = await openImportDialog({ KnownContacts: () => answer });
    await choose('email,a,b,c,d\nx@x.test,1,2,3,4\n');
    await dialog.findByText('1 new');
    const field = (name: string) => dialog.getByRole('combobox', { name });
    const option = (name: string) => screen.findByRole('option', { name });

    answer = later;
    for (const [name, column] of [
      ['First Name', 'a'],
      ['Last Name', 'b'],
    ] as const) {
      await user.click(field(name));
      await user.click(await option(column));
    }
    await user.click(field('Subscription'));
    for (const column of ['c', 'd']) await user.click(await option(column));
    await user.keyboard('{Escape}');
    known.subscribe(later);

    await waitFor(() =>
      expect(['First Name', 'Last Name', 'Subscription'].map((name) => field(name).textContent)).toEqual([
        'a',
        'b',
        'c, d',
      ]),
    );
  });
});
