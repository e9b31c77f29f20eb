import { beforeEach, expect, it, vi } from 'vitest';
import { SessionStore } from './session-store.ts';
import type { SessionEvent } from './session.ts';

const identity = { url: 'https://site.test', realm: 'hosting', clientId: 'web' };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
it('the session store is anonymous while its code cannot be loaded, and resumes the session afterwards', async () => {
  let isThere = false;
  const loadKeeper = vi.fn(() =>
    isThere ? import('./session-keeper.ts') : Promise.reject(new TypeError('Failed to fetch')),
  );
  const store = new SessionStore({ identity, loadKeeper });
  const events: SessionEvent[] = [];
  store.onEvent((event) => events.push(event));

  const stop = store.start();
  await vi.advanceTimersByTimeAsync(0);
  const whileAway = store.getSession().status;
  isThere = true;
  vi.mocked(fetch).mockResolvedValue(new Response('{}', { status: 400 }));
  window.dispatchEvent(new Event('online'));
  await vi.waitUntil(() => vi.mocked(fetch).mock.lastCall?.[0] === '/session/resume');
  stop();

  expect(whileAway).toBe('anonymous');
  expect(events[0]).toBe('INITIAL_SESSION');
  await expect(store.accessToken()).resolves.toBeNull();
});

it('the session store does not try to load its code again once it has been stopped', async () => {
  const loadKeeper = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  const stop = new SessionStore({ identity, loadKeeper }).start();
  await vi.advanceTimersByTimeAsync(30_000);
  const asked = loadKeeper.mock.calls.length;

  stop();
  await vi.advanceTimersByTimeAsync(60_000);

  expect(asked).toBe(2);
  expect(loadKeeper).toHaveBeenCalledTimes(asked);
});
