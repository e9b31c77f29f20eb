import { beforeEach, describe, expect, it } from 'vitest';
import { openImportDialog } from '#src/testing/open-import-dialog.tsx';

const FILE = 'email,status,unsubscribed_at,note\na@x.test,unsubscribed,2026-01-02 03:04:05,سلمى\n';

beforeEach(() => {
  window.localStorage.clear();
});

describe('the preview of a file', () => {
  it('keeps each name and each cell to its own direction, so that a list of names runs as the page does', async () => {
    const { user, dialog, input } = await openImportDialog();
    await user.upload(input, new File([FILE], 'list.csv', { type: 'text/csv' }));
    const field = await dialog.findByRole('combobox', { name: 'Subscription' });

    expect([...field.querySelectorAll('bdi')].map((name) => name.textContent)).toEqual([
      'status',
      'unsubscribed_at',
    ]);
    expect(dialog.getByText('سلمى').getAttribute('dir')).toBe('auto');
  });
});
