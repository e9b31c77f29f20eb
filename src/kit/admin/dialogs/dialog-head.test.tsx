import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '#src/testing/render-app.tsx';
import { DialogHead } from './dialog-head.tsx';

it('closes a dialog that fills the window, and has no sign for that in another', async () => {
  const onClose = vi.fn();
  const { user } = await renderApp(
    <>
      <DialogHead titleId="full" onClose={onClose}>
        {'Import'}
      </DialogHead>
      <DialogHead titleId="small" onClose={undefined}>
        {'Delete'}
      </DialogHead>
    </>,
  );

  await user.click(await screen.findByRole('button', { name: 'Close' }));

  expect(onClose).toHaveBeenCalledOnce();
  expect(screen.getByRole('heading', { name: 'Import' }).id).toBe('full');
});
