import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answeringLink } from '#src/testing/answering-link.ts';
import { makePiece } from '#src/testing/make-pieces.ts';
import { renderApp } from '#src/testing/render-app.tsx';
import { usePieces } from '#src/lib/pieces/use-pieces.ts';
import { UptimeBadge } from './uptime-badge.tsx';

function Badge() {
  return <UptimeBadge pieces={usePieces('landing')} />;
}

const show = (claim: object, locale: 'en' | 'ar') => {
  const site_pieces = [
    makePiece({
      id: 'b',
      part: 'heading',
      original: 'hero-badge',
      title: '{uptime} uptime',
      title_ar: 'تشغيل {uptime}',
    }),
    makePiece({ id: 'u', part: 'uptime', value: '99.95', ...claim }),
  ];

  return renderApp(<Badge />, { link: answeringLink({ SitePieces: { site_pieces } }), locale });
};
const claim = { source: 'Our measurements', source_ar: 'قياساتنا', source_date: '2026-11-01' };

it('the uptime promise has what proves it beneath it, with its day, in the language of the page', async () => {
  await show(claim, 'en');
  expect(await screen.findByText('99.95% uptime')).toBeTruthy();
  expect(screen.getByText('Our measurements · Nov 1, 2026')).toBeTruthy();
});

it('the uptime promise has its source in Arabic', async () => {
  await show(claim, 'ar');
  expect(await screen.findByText(/^قياساتنا · /)).toBeTruthy();
});

it('the uptime promise without a source has no empty line that is read', async () => {
  const { container } = await show({}, 'en');
  await screen.findByText('99.95% uptime');
  expect(container.querySelectorAll('p:not(:empty)')).toHaveLength(1);
});
