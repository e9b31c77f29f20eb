import { within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openImportDialog } from '#src/testing/open-import-dialog.tsx';

beforeEach(() => {
  window.localStorage.clear();
});

describe('the rows that an import leaves out', () => {
  it('are listed with their reasons, but are not read out as an alert', async () => {
    const { user, dialog, input } = await openImportDialog();
    await user.upload(input, new File(['email\nsalma@x.test\nno\n'], 'list.csv', { type: 'text/csv' }));

    const list = within(await dialog.findByRole('group', { name: '1 row will be left out:' }));
    expect(list.getByText('Line 3: invalid email address')).toBeTruthy();
    expect(dialog.queryByRole('alert')).toBeNull();
  });
});
