import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Drawn, PageView } from './page-entry.ts';
import { PageStore } from './page-store.ts';
import { until, view } from './test-stores.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

describe('the store of prerendered pages', () => {
  it('is ready once each page was rendered or has failed, and stays ready', async () => {
    const draw = vi.fn(async ({ path }: PageView): Promise<Drawn | undefined> => {
      if (path === '/broken') throw new Error('broken');
      return path === '/waits' ? undefined : { html: path, headers: {}, shows: new Set(['plans']) };
    });
    const store = new PageStore({ draw, log: { error: vi.fn() } });
    for (const path of ['/', '/broken', '/waits']) store.add(view(path));
    await until(() => draw.mock.calls.length === 3);
    expect(store.isReady).toBe(false);

    draw.mockResolvedValue({ html: 'a page', headers: {}, shows: new Set(['plans']) });
    store.refresh('plans');
    await vi.waitFor(() => expect(store.isReady).toBe(true));
    draw.mockRejectedValue(new Error('broken'));
    store.refresh();
    await store.get(view('/'));

    expect(store.isReady).toBe(true);
    store.close();
  });

  it('is ready once its first pages were rendered, while requests for later pages wait', async () => {
    let finish: (() => void) | undefined;
    const draw = async ({ path }: PageView): Promise<Drawn> => {
      if (path !== '/') await new Promise<void>((resolve) => (finish = resolve));
      return { html: path, headers: {}, shows: new Set() };
    };
    const store = new PageStore({ draw, log: { error: vi.fn() } });
    store.add(view('/'));
    store.add(view('/terms'), { isFirst: false });
    await until(() => finish !== undefined);
    expect([store.isReady, store.isWhole]).toEqual([true, false]);

    const page = store.get(view('/terms'));
    await vi.advanceTimersByTimeAsync(4_000);
    finish?.();

    expect((await page)?.identity.toString()).toBe('/terms');
    expect(store.isWhole).toBe(true);
    store.close();
  });
});
