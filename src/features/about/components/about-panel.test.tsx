import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answeringLink } from '#src/testing/answering-link.ts';
import { originalPieces } from '#src/testing/make-pieces.ts';
import { pretendMedia } from '#src/testing/pretend-media.ts';
import { renderApp } from '#src/testing/render-app.tsx';
import { AboutPanel } from './about-panel.tsx';

const config = { portalUrl: 'https://portal.example.test' };
const link = answeringLink({ SitePieces: originalPieces });

describe('AboutPanel', () => {
  it('shows who we are, why to choose us, our track record with its figures, and our values', async () => {
    await renderApp(<AboutPanel isOpen onClose={vi.fn()} />, { config, link });

    for (const name of ['Who we are', 'Why choose us', 'Our track record', 'Our values']) {
      expect(await screen.findByRole('heading', { name })).toBeTruthy();
    }
    for (const text of ['Excellence', 'Customer-centric', 'Reliability']) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    const figures = [...document.querySelectorAll('[aria-current]')].map(({ textContent }) => textContent);
    expect(figures).toEqual([
      '50K+active clients',
      '99.9%uptime SLA',
      '15+years of experience',
      '24/7support',
    ]);
  });

  it('says what proves a claim and of which day it is, and leaves out a part without pieces (in Arabic)', async () => {
    const pieces = originalPieces({ parts: ['heading', 'about-figure', 'about-reason'] }).site_pieces;
    const proven = { source: 'Audit', source_ar: 'تدقيق مستقل', source_date: '2026-11-01' };
    const site_pieces = pieces.map((piece) =>
      piece.original === 'clients' ? { ...piece, ...proven } : piece,
    );

    await renderApp(<AboutPanel isOpen onClose={vi.fn()} />, {
      ...{ config, locale: 'ar' },
      link: answeringLink({ SitePieces: { site_pieces } }),
    });

    const [first] = await screen.findAllByText(/تدقيق مستقل/);
    expect(first?.textContent).toMatch(/^تدقيق مستقل · 1 \p{L}+ 2026$/u);
    expect(screen.getByRole('heading', { name: 'سجلنا بالأرقام' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'قيمنا' })).toBeNull();
  });

  it('does not play the track record by itself for visitors who prefer reduced motion', async () => {
    pretendMedia('prefers-reduced-motion');

    await renderApp(<AboutPanel isOpen onClose={vi.fn()} />, { config, link });

    expect(await screen.findByRole('button', { name: 'Play the track record' })).toBeTruthy();
  });

  it('shows its title and its link to the plans in Arabic on the Arabic site', async () => {
    await renderApp(<AboutPanel isOpen onClose={vi.fn()} />, { config, locale: 'ar' });

    expect(screen.getByRole('dialog', { name: 'من نحن' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'اطّلع على باقاتنا' })).toBeTruthy();
  });
});
