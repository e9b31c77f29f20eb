import type { ApolloLink } from '@apollo/client';
import { screen } from '@testing-library/react';
import { BehaviorSubject } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { refused } from '#src/testing/fake-api.ts';
import { openImportDialog } from '#src/testing/open-import-dialog.tsx';

const FAILED = {
  __typename: 'imports',
  id: 'i1',
  state: 'failed',
  total_bytes: '2',
  received_bytes: '2',
  rows_read: 1,
  created_count: 0,
  updated_count: 0,
  existing_count: 0,
  duplicate_count: 0,
  invalid_count: 0,
  error_code: 'import-database-unavailable',
  error_message: null,
};

describe('an import of contacts that is merged after its upload', () => {
  it('shows the error when its progress cannot be read, and the reason when the merge fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.stubGlobal('fetch', async () => Response.json({ state: 'merging' }));
    const answers = new BehaviorSubject<ApolloLink.Result>(refused('no such field', { code: 'internal' }));
    const { user, dialog, choose, start } = await openImportDialog({ ImportProgress: () => answers });
    await choose('email\nsalma@x.test\nomar@x.test\n');
    await dialog.findByText('1 new');
    await start();
    expect(await screen.findByText('Failed to import contacts: no such field')).toBeTruthy();

    answers.next({ data: { imports: [FAILED] } });
    await user.click(await dialog.findByRole('button', { name: 'Import' }));

    expect(
      await screen.findByText(/^Failed to import contacts: The database is not available\./),
    ).toBeTruthy();
  });
});
