import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openImportDialog } from '#src/testing/open-import-dialog.tsx';

const FILE = 'email\nsalma@x.test\nomar@x.test\n';

const sent = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const toastWith = async (text: string) =>
  (await screen.findByText(text)).closest<HTMLElement>('[role=alert]')!;

beforeEach(() => {
  sent.mockReset();
  vi.stubGlobal('fetch', sent);
});

describe('the dialog that imports contacts, with a file that is refused', () => {
  it('says which line is invalid and why when a file has no valid contact', async () => {
    const { dialog, choose, start } = await openImportDialog();
    await choose('email,first_name\nno,Salma');
    await dialog.findByText(/new$/);
    await start();

    const toast = await toastWith('No valid contacts found to import');
    expect(toast.textContent).toBe('No valid contacts found to importLine 2: invalid email address');
    await choose(FILE);
    await waitFor(() => expect(toast.isConnected).toBe(false));
    expect(sent).not.toHaveBeenCalled();
  });

  it('says which line the server rejected, and why', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const rejections = [{ line: 7, reason: 'name-unprintable' }];
    sent.mockResolvedValue(
      Response.json(
        { message: 'x', extensions: { code: 'import-no-contacts', rejections } },
        { status: 422 },
      ),
    );
    const { dialog, choose, start } = await openImportDialog();
    await choose(FILE);
    await dialog.findByText('1 new');
    await start();

    expect(await screen.findByText('Line 7: invisible control characters in a name')).toBeTruthy();
  });
});
