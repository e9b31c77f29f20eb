import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pageOf, removed } from '#src/testing/fake-api.ts';
import { makeAdminNotice as row } from '#src/testing/make-rows.ts';
import { openNotices } from '#src/testing/open-notices.tsx';

const entries = [{ __typename: 'history_entries', id: '812' }];
const restored = ['813', '814'].map((id) => ({ __typename: 'history_entries', id }));

/** Opens a list of two notices, whose history knows these entries of the deletion. */
const open = (known = entries, count = 1) =>
  openNotices({
    NoticesList: () => pageOf([row(), row({ id: 'n2', content: 'Second' })]),
    DeleteNotices: () => removed(count),
    DeletionEntry: () => ({ data: { entries: known } }),
    UndoDeletion: () => ({ data: { restored: restored.slice(0, count) } }),
  });
type User = Awaited<ReturnType<typeof open>>['user'];

const confirm = async (user: User) =>
  user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));

async function deleteFirst(user: User): Promise<void> {
  const [first] = await screen.findAllByRole('button', { name: 'Delete' });
  await user.click(first!);
  await confirm(user);
}

describe('deleted notices', () => {
  it('come back by Undo, all that were deleted together', async () => {
    const { user, asked } = await open(entries, 2);
    await user.click(await screen.findByRole('checkbox', { name: 'Select all rows of this page' }));
    await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Delete' }));
    await confirm(user);

    await user.click(await screen.findByRole('button', { name: 'Undo' }));

    expect(await screen.findByText('2 records are back')).toBeTruthy();
    expect(asked('DeletionEntry')[0]?.variables).toEqual({ table: 'store_notices', ids: ['n1', 'n2'] });
    expect(asked('UndoDeletion')[0]?.variables).toEqual({ entry_id: '812' });
  });

  it('come back by Ctrl+Z, unless a text field has the focus', async () => {
    const { user, asked } = await open();
    await deleteFirst(user);
    await screen.findByRole('button', { name: 'Undo' });

    await user.click(screen.getByRole('searchbox'));
    await user.keyboard('{Control>}z{/Control}');
    expect(asked('DeletionEntry')).toHaveLength(0);
    screen.getByRole('button', { name: 'View' }).focus();
    await user.keyboard('{Control>}z{/Control}{Control>}z{/Control}');

    expect(await screen.findByText('1 record is back')).toBeTruthy();
    expect(asked('UndoDeletion')).toHaveLength(1);
  });

  it('stay deleted, with a message, when the change history no longer contains them', async () => {
    const { user } = await open([]);
    await deleteFirst(user);

    await user.click(await screen.findByRole('button', { name: 'Undo' }));

    expect(await screen.findByText('The history can no longer bring this back.')).toBeTruthy();
  });
});
