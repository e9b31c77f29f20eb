import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answeringLink } from '#src/testing/answering-link.ts';
import { makePiece, originalPieces } from '#src/testing/make-pieces.ts';
import { renderApp } from '#src/testing/render-app.tsx';
import { FeatureGrid } from './feature-grid.tsx';

describe('FeatureGrid', () => {
  it('shows the features that a fresh product has, with heading, drawings and the guaranteed uptime', async () => {
    await renderApp(<FeatureGrid />, { link: answeringLink({ SitePieces: originalPieces }) });

    const grid = within(await screen.findByRole('region', { name: /^Everything a site needs/ }));
    expect(await grid.findAllByRole('heading', { level: 3 })).toHaveLength(8);
    expect(grid.getByText(/^99\.99% uptime by contract/)).toBeTruthy();
    expect(grid.getByText(/with at most 4\.3.minutes of downtime/)).toBeTruthy();
    expect(grid.getByText('Can you move my shop tonight?')).toBeTruthy();
  });

  it('shows another guaranteed uptime in texts and drawing, and a feature without a drawing', async () => {
    const site_pieces = [
      makePiece({ id: 'u', part: 'uptime', value: '99.5' }),
      makePiece({ id: 'f1', part: 'feature', title: 'Uptime', text: 'At {uptime}.', picture: 'uptime' }),
      makePiece({ id: 'f2', part: 'feature', title: 'Own feature', picture: null }),
    ];

    await renderApp(<FeatureGrid />, { link: answeringLink({ SitePieces: { site_pieces } }) });

    expect(await screen.findByText('At 99.5%.')).toBeTruthy();
    expect(screen.getByText(/with at most 216.minutes of downtime/)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Own feature' })).toBeTruthy();
  });
});
