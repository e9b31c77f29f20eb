import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { pretendMedia } from '#src/testing/pretend-media.ts';
import { renderApp } from '#src/testing/render-app.tsx';
import { AboutPanel } from './about-panel.tsx';

const config = { portalUrl: 'https://portal.example.test' };
const currentFigure = () => document.querySelector('[aria-current=true]')?.textContent;

describe('AboutPanel', () => {
  it('says who we are, why, with which record and values', async () => {
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

  it('advances the track record every four seconds until it is paused', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { user } = await renderApp(<AboutPanel isOpen onClose={vi.fn()} />, { config });

    act(() => vi.advanceTimersByTime(4000));
    expect(currentFigure()).toContain('99.9%');
    await user.click(screen.getByRole('button', { name: 'Pause the track record' }));
    act(() => vi.advanceTimersByTime(8000));

    expect(currentFigure()).toContain('99.9%');
  });

  it('does not move for visitors who wish reduced motion', async () => {
    pretendMedia('prefers-reduced-motion');

    await renderApp(<AboutPanel isOpen onClose={vi.fn()} />, { config });

    expect(screen.getByRole('button', { name: 'Play the track record' })).toBeTruthy();
  });

  it('closes on the way to the plans, and opens the client area in a new tab', async () => {
    const onClose = vi.fn();
    const { user } = await renderApp(<AboutPanel isOpen onClose={onClose} />, { config });

    const clientArea = screen.getByRole('link', { name: 'Client Area' });
    await user.click(screen.getByRole('button', { name: 'View Our Plans' }));

    expect(clientArea.getAttribute('target')).toBe('_blank');
    expect(onClose).toHaveBeenCalled();
  });

  it('speaks Arabic', async () => {
    await renderApp(<AboutPanel isOpen onClose={vi.fn()} />, { config, locale: 'ar' });

    expect(screen.getByRole('dialog', { name: 'من نحن' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'اطّلع على باقاتنا' })).toBeTruthy();
  });
});
