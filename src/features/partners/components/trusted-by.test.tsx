import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answeringLink } from '#src/testing/answering-link.ts';
import { makePiece, originalPieces } from '#src/testing/make-pieces.ts';
import { renderApp } from '#src/testing/render-app.tsx';
import { TrustedBy } from './trusted-by.tsx';

it('the partners of a fresh product are six marks, word marks named by their company (in Arabic)', async () => {
  const link = answeringLink({ SitePieces: originalPieces });

  await renderApp(<TrustedBy />, { link, locale: 'ar' });

  const part = within(await screen.findByRole('region', { name: 'تقنيات نعتمد عليها' }));
  expect(part.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    ...['', 'Cloudflare', '', 'WordPress', 'AlmaLinux', "Let's Encrypt"],
  ]);
  for (const name of ['Plesk', 'AMD']) expect(part.getByRole('img', { name })).toBeTruthy();
});

it('a partner without a mark is shown by its name', async () => {
  const site_pieces = [
    makePiece({ part: 'heading', original: 'partners', title: 'Trusted by' }),
    makePiece({ id: 'p2', part: 'partner', title: 'Bakery Salma', picture: null }),
  ];

  await renderApp(<TrustedBy />, { link: answeringLink({ SitePieces: { site_pieces } }) });

  expect((await screen.findByRole('listitem')).textContent).toBe('Bakery Salma');
});
