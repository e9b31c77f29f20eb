import Dialog from '@mui/material/Dialog';
import { act, render, screen } from '@testing-library/react';
import { closeSnackbar } from 'notistack';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRequire } from 'node:module';
import { renderApp } from '#src/testing/render-app.tsx';
import { toastPlace } from './toast-place.ts';
import { showToast } from './toasts.tsx';

const require = createRequire(import.meta.url);

afterEach(() => act(() => closeSnackbar()));

const page = (isDialogOpen: boolean) => (
  <>
    {toastPlace.get()}
    <Dialog open={isDialogOpen}>{'A form'}</Dialog>
  </>
);

describe('a toast message', () => {
  it('is announced to screen readers even while a dialog is open', async () => {
    await renderApp(page(true));

    act(() => void showToast('It could not be saved', { variant: 'error' }));

    expect((await screen.findByRole('alert')).textContent).toBe('It could not be saved');
  });
});

describe('a toast message before the place for toasts is rendered', () => {
  it('is shown once that place is rendered, unless it was closed before', async () => {
    // This test needs a fresh copy of notistack, in which no provider was ever created.
    for (const file of Object.keys(require.cache))
      if (file.includes('/notistack/')) Reflect.deleteProperty(require.cache, file);
    const none = { enqueueSnackbar: undefined, closeSnackbar: undefined };
    vi.doMock('notistack', () => Object.assign(require('notistack') as object, none));
    vi.resetModules();
    const { closeToast, showToast } = await import('./toasts.tsx');
    const { toastPlace } = await import('./toast-place.ts');
    showToast('Saved', { variant: 'success' });
    closeToast(showToast('Withdrawn'));

    render(toastPlace.get());

    expect((await screen.findByRole('alert')).textContent).toBe('Saved');
    expect(screen.queryByText('Withdrawn')).toBeNull();
    vi.doUnmock('notistack');
    // Later test files must not get the modules that this test has loaded.
    vi.resetModules();
  });
});
