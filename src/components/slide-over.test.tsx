import { act, screen } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { SLIDE_OVER_CLOSE_MS } from '#src/lib/panels/history-step.ts';
import { renderApp } from '#src/testing/render-app.tsx';
import { SlideOver } from './slide-over.tsx';

/** A menu whose closing animation ends just while the panel chosen in it is mounted. */
function MenuAndPanel() {
  const [shown, setShown] = useState<'menu' | 'nothing' | 'panel'>('menu');
  useLayoutEffect(() => {
    if (shown === 'panel') vi.advanceTimersByTime(SLIDE_OVER_CLOSE_MS);
  }, [shown]);

  return (
    <>
      <SlideOver isOpen={shown === 'menu'} onClose={() => setShown('nothing')} title="Menu">
        {null}
      </SlideOver>
      <SlideOver isOpen={shown === 'panel'} onClose={() => setShown('nothing')} title="Panel">
        {null}
      </SlideOver>
      <button onClick={() => setShown('panel')}>Open the panel</button>
    </>
  );
}

describe('SlideOver', () => {
  it('is visible to screen readers even if another SlideOver closes while it opens', async () => {
    await renderApp(<MenuAndPanel />);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    act(() => screen.getByRole('button', { name: 'Close' }).click());

    act(() => screen.getByRole('button', { name: 'Open the panel', hidden: true }).click());

    expect(screen.getByRole('dialog', { name: 'Panel' })).toBeTruthy();
    expect(screen.queryByRole('dialog', { name: 'Menu', hidden: true })).toBeNull();
  });
});
