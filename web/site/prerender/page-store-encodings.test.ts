import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DrawOptions } from './drawing-queue.ts';
import type { Drawn, PageView } from './page-entry.ts';
import { PageStore } from './page-store.ts';
import { view } from './test-stores.ts';

const stores: PageStore[] = [];

/** Creates a store that is closed after the test. */
function openStore(options: Omit<DrawOptions, 'log'>): PageStore {
  const store = new PageStore({ ...options, log: { error: vi.fn() } });
  stores.push(store);

  return store;
}

const drawn = (html: string): Drawn => ({ html, headers: {}, shows: new Set(['plans']) });

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  for (const store of stores.splice(0)) store.close();
  vi.useRealTimers();
});

describe('the store of prerendered pages', () => {
  it('gives a page of the same text the same ETag, rendered again or by another server', async () => {
    const draw = vi.fn(async ({ path }: PageView) => drawn(path));
    const store = openStore({ draw });
    const page = await store.get(view('/'));
    store.refresh('plans');
    const again = await store.get(view('/'));

    expect(draw).toHaveBeenCalledTimes(2);
    expect(again?.etag).toBe(page?.etag);
    const another = openStore({ draw });
    expect((await another.get(view('/')))?.etag).toBe(page?.etag);
    expect((await store.get(view('/terms')))?.etag).not.toBe(page?.etag);
  });

  it('gives a changed page another ETag, and its text is the same in Brotli and gzip', async () => {
    let count = 0;
    const store = openStore({ draw: async () => drawn(String((count += 1))) });
    const page = await store.get(view('/'));
    store.refresh('plans');
    const newer = await store.get(view('/'));

    expect(page?.etag).toMatch(/^W\/"[\w-]{22}"$/);
    expect(newer?.etag).not.toBe(page?.etag);
    expect(brotliDecompressSync(await newer!.bodyIn('br')).toString()).toBe('2');
    expect(gunzipSync(await newer!.bodyIn('gzip')).toString()).toBe('2');
  });

  it('compresses a page at full strength once it has not changed for a while, with the same ETag', async () => {
    const html = JSON.stringify(Array.from({ length: 2_000 }, (_, line) => line ** 2));
    const store = openStore({ draw: async () => drawn(html) });
    const size = async () => (await (await store.get(view('/')))?.bodyIn('br'))?.length ?? 0;
    const fast = await size();
    const etag = (await store.get(view('/')))?.etag;

    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(5_000);
      expect(await size()).toBeLessThan(fast);
    });
    expect((await store.get(view('/')))?.etag).toBe(etag);
  });

  it('schedules no compression at full strength if it is set to fast compression', async () => {
    const store = openStore({ draw: async () => drawn('a page'), compression: 'fast' });
    await store.get(view('/'));

    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(0));
  });
});
