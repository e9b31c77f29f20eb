import { beforeEach, describe, expect, it } from 'vitest';
import { openImportDialog } from '#src/testing/open-import-dialog.tsx';

beforeEach(() => {
  window.localStorage.clear();
});

describe('the choice of a file to import', () => {
  it('leads the focus by Tab to the button that chooses a file, and onwards', async () => {
    const { user } = await openImportDialog();
    const focused = () => document.activeElement?.textContent;

    await user.tab();
    expect(focused()).toBe('Choose a CSV file');
    await user.tab();

    expect(focused()).toBe('Cancel');
  });
});
