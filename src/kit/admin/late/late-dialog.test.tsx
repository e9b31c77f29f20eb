import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderAdminPage } from '#src/testing/render-admin.tsx';
import { lateDialog } from './late-dialog.tsx';

const MISSING = 'This part of the page could not be loaded';

type DialogProps = { open: boolean; onClose: () => void };

/** Renders an open dialog whose code does not arrive at first. */
async function renderMissing() {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // The loader asks again for some seconds, which pass at once here.
  let now = 0;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => (now += 20_000));
  onTestFinished(() => clock.mockRestore());
  const Loaded = ({ open }: DialogProps) => open && <p>{'The dialog'}</p>;
  const load = vi.fn().mockRejectedValueOnce(new Error('no such file')).mockResolvedValue(Loaded);
  const Dialog = lateDialog<DialogProps>(load as () => Promise<typeof Loaded>, 'extra');
  function Page() {
    const [isOpen, setIsOpen] = useState(true);

    return (
      <>
        <p>{isOpen ? 'Open' : 'Closed'}</p>
        <Dialog open={isOpen} onClose={() => setIsOpen(false)} />
      </>
    );
  }
  const { user } = await renderAdminPage(<Page />);
  const missing = (await screen.findByText(MISSING)).closest('dialog');
  if (!missing) throw new Error('The message stands in no dialog.');

  return { user, missing };
}

describe('a dialog whose code can’t be loaded', () => {
  it('is replaced by a native <dialog> that says so, and opens on "Try again"', async () => {
    const { user, missing } = await renderMissing();
    expect(missing.open).toBe(true);
    expect(missing.getAttribute('aria-label')).toBe(MISSING);

    await user.click(within(missing).getByText('Try again'));

    expect(await screen.findByText('The dialog')).toBeTruthy();
  });

  it('is closed together with the native <dialog> that replaces it', async () => {
    const { missing } = await renderMissing();

    missing.close();

    expect(await screen.findByText('Closed')).toBeTruthy();
    expect(screen.queryByText(MISSING)).toBeNull();
  });
});
