import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Drawn } from './page-entry.ts';
import { PageStore } from './page-store.ts';
import { view } from './test-stores.ts';

/** Milliseconds of a drawing, more than a request waits for an ordinary change. */
const DRAWING_MS = 1_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Returns a store with a finished page that shows plans and settings, whose next drawings take long. */
async function storeOfSlowPages() {
  let count = 0;
  const draw = async (): Promise<Drawn> => {
    count += 1;
    const html = String(count);
    if (count > 1) await new Promise((resolve) => setTimeout(resolve, DRAWING_MS));
    return { html, headers: {}, shows: new Set(['plans', 'settings']) };
  };
  const store = new PageStore({ draw, log: { error: vi.fn() } });
  const read = async () => (await store.get(view('/')))?.identity.toString();
  expect(await read()).toBe('1');

  return { store, read };
}

describe('a request for a page that takes a second to render', () => {
  it('gets the old page after an ordinary change', async () => {
    const { store, read } = await storeOfSlowPages();
    store.refresh('plans');
    const page = read();
    await vi.advanceTimersByTimeAsync(100);

    expect(await page).toBe('1');
    store.close();
  });

  it('gets the new page after an urgent change, even if the page is already being rendered', async () => {
    const { store, read } = await storeOfSlowPages();
    store.refresh('settings', { isUrgent: true });
    const first = read();
    await vi.advanceTimersByTimeAsync(DRAWING_MS / 2);
    const second = read();
    await vi.advanceTimersByTimeAsync(DRAWING_MS / 2);
    expect(await Promise.all([first, second])).toEqual(['2', '2']);

    store.refresh('plans');
    const third = read();
    await vi.advanceTimersByTimeAsync(100);
    expect(await third).toBe('2');
    store.close();
  });
});
