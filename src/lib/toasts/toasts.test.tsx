import Dialog from '@mui/material/Dialog';
import { act, screen } from '@testing-library/react';
import { closeSnackbar, enqueueSnackbar } from 'notistack';
import { afterEach, describe, expect, it } from 'vitest';
import { renderApp } from '#src/testing/render-app.tsx';
import { Toasts } from './toasts.tsx';

afterEach(() => act(() => closeSnackbar()));

const page = (isDialogOpen: boolean) => (
  <>
    <Toasts />
    <Dialog open={isDialogOpen}>{'A form'}</Dialog>
  </>
);

describe('a toast', () => {
  it('is told to screen readers while a dialog is open too', async () => {
    await renderApp(page(true));

    act(() => void enqueueSnackbar('It could not be saved', { variant: 'error' }));

    expect((await screen.findByRole('alert')).textContent).toBe('It could not be saved');
  });
});
