import { act, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { SLIDE_OVER_CLOSE_MS } from '#src/lib/panels/history-step.ts';
import { openServicePanel } from '#src/lib/panels/service-panel-event.ts';
import { answeringLink } from '#src/testing/answering-link.ts';
import { renderApp } from '#src/testing/render-app.tsx';
import { SitePanels } from './site-panels.tsx';

const link = answeringLink({ CategoryPlans: { pricing_plans: [] } });

/** Runs `happen` and lets the closing time pass before React has rendered the result. */
const passBeforeDrawing = (happen: () => void) => {
  act(() => {
    happen();
    vi.advanceTimersByTime(SLIDE_OVER_CLOSE_MS);
  });
};

/** Requests the panel in a layout effect, the first moment in which the page accepts clicks. */
function AskAtOnce() {
  useLayoutEffect(() => {
    openServicePanel('vps');
  }, []);

  return null;
}

describe('the service panel', () => {
  it('opens even if rendering it takes longer than its closing animation', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await renderApp(<SitePanels />, { link });

    passBeforeDrawing(() => {
      openServicePanel('cloud');
    });
    vi.useRealTimers();

    expect(await screen.findByRole('dialog', { name: 'Cloud hosting' })).toBeTruthy();
  });

  it('opens for another category while it is closing', async () => {
    const { user } = await renderApp(<SitePanels />, { link });
    act(() => {
      openServicePanel('cloud');
    });
    await screen.findByRole('dialog', { name: 'Cloud hosting' });

    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    act(() => {
      screen.getByRole('button', { name: 'Close' }).click();
    });
    passBeforeDrawing(() => {
      openServicePanel('vps');
    });
    vi.useRealTimers();

    expect(await screen.findByRole('dialog', { name: 'VPS hosting' })).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });

  it('opens for a request made as soon as the page accepts clicks', async () => {
    await renderApp(
      <>
        <SitePanels />
        <AskAtOnce />
      </>,
      { link },
    );

    expect(await screen.findByRole('dialog', { name: 'VPS hosting' })).toBeTruthy();
  });
});
