import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { pretendMedia } from '#src/testing/pretend-media.ts';
import { renderApp } from '#src/testing/render-app.tsx';
import { AboutPanel } from './about-panel.tsx';

const config = { portalUrl: 'https://portal.example.test' };

describe('AboutPanel', () => {
  it('shows who we are, why to choose us, our track record with its figures, and our values', async () => {
    await renderApp(<AboutPanel isOpen onClose={vi.fn()} />, { config });

    for (const name of ['Who we are', 'Why choose us', 'Our track record', 'Our values']) {
      expect(screen.getByRole('heading', { name })).toBeTruthy();
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

  it('does not play the track record by itself for visitors who prefer reduced motion', async () => {
    pretendMedia('prefers-reduced-motion');

    await renderApp(<AboutPanel isOpen onClose={vi.fn()} />, { config });

    expect(screen.getByRole('button', { name: 'Play the track record' })).toBeTruthy();
  });

  it('shows its title and its link to the plans in Arabic on the Arabic site', async () => {
    await renderApp(<AboutPanel isOpen onClose={vi.fn()} />, { config, locale: 'ar' });

    expect(screen.getByRole('dialog', { name: 'من نحن' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'اطّلع على باقاتنا' })).toBeTruthy();
  });
});
