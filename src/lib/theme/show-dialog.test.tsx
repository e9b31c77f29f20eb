import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '#src/testing/render-app.tsx';

const open = (name: string) => (
  <Dialog open>
    <DialogTitle>{name}</DialogTitle>
  </Dialog>
);

it('shows a dialog to screen readers that the end of another dialog has hidden', async () => {
  await renderApp(open('Progress'));
  screen.getByText('Progress').closest('.MuiModal-root')?.setAttribute('aria-hidden', 'true');

  expect(await screen.findByRole('dialog', { name: 'Progress' })).toBeTruthy();
});

it('leaves a dialog hidden beneath another', async () => {
  await renderApp(
    <>
      {open('Form')}
      {open('Question')}
    </>,
  );

  expect(await screen.findByRole('dialog', { name: 'Question' })).toBeTruthy();
  expect(screen.queryByRole('dialog', { name: 'Form' })).toBeNull();
});
