import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { loadAgain } from '#src/lib/loading/load-again.ts';
import { keptPage } from '#src/lib/offline/kept-page.ts';
import { renderApp } from '#src/testing/render-app.tsx';
import { ConnectionNote } from './connection-note.tsx';

const goes = (state: 'online' | 'offline') => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online');
  act(() => void window.dispatchEvent(new Event(state)));
};

describe('the note about the connection', () => {
  it.each([
    ['en', 'You are offline. This is the version that was loaded last.'],
    ['ar', 'لا يوجد اتصال بالإنترنت. تُعرض آخر نسخة جرى تحميلها.'],
  ] as const)('says in %s that the device is offline, until it is online again', async (locale, text) => {
    await renderApp(<ConnectionNote />, { locale });
    expect(screen.queryByText(text)).toBeNull();

    goes('offline');
    expect(screen.getByText(text).closest('[aria-live=polite]')).not.toBeNull();
    goes('online');

    expect(screen.queryByText(text)).toBeNull();
  });

  it('says that the device is offline while a stored page is shown, until its data are up to date', async () => {
    const isKept = vi.spyOn(keptPage, 'isKept').mockReturnValue(true);
    await renderApp(<ConnectionNote />);
    expect(screen.getByText(/You are offline/)).toBeTruthy();

    isKept.mockReturnValue(false);
    act(keptPage.renew);

    expect(screen.queryByText(/You are offline/)).toBeNull();
  });

  it('says that a page is loading late and is requested again', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('Offline')));
    await renderApp(<ConnectionNote />);
    let arrive!: () => void;
    const load = vi
      .fn<() => Promise<void>>()
      .mockRejectedValueOnce(new Error('no answer'))
      .mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));

    const loading = loadAgain(load);
    onTestFinished(async () => {
      // A part that is still loading would be late in the second try, too.
      arrive();
      await loading;
    });
    expect(await screen.findByText('The page is not loading yet. Trying again...')).toBeTruthy();
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    await act(async () => {
      arrive();
      await loading;
    });

    expect(screen.queryByText(/Trying again/)).toBeNull();
  });
});
