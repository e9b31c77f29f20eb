import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DrawOptions } from './drawing-queue.ts';
import type { Drawn, PageView } from './page-entry.ts';
import { PageStore } from './page-store.ts';
import { until, view } from './test-stores.ts';

const log = { error: vi.fn() };
const stores: PageStore[] = [];

/** Creates a store that is closed after the test. */
function openStore(options: Omit<DrawOptions, 'log'>): PageStore {
  const store = new PageStore({ ...options, log });
  stores.push(store);

  return store;
}
const textOf = (page: { identity: Buffer } | undefined) => page?.identity.toString();

/** Creates a store whose pages contain their number of drawings; all show `plans`, only `/` shows `notices`. */
function countingStore() {
  const counts = new Map<string, number>();
  const draw = vi.fn(async ({ path, search }: PageView): Promise<Drawn | undefined> => {
    const count = (counts.get(path) ?? 0) + 1;
    counts.set(path, count);
    return {
      html: `${path}${search} ${count}`,
      headers: {},
      shows: new Set(path === '/' ? ['plans', 'notices'] : ['plans']),
    };
  });
  const store = openStore({ draw });

  return { store, draw, drawn: () => draw.mock.calls.map(([{ path, search }]) => path + search) };
}

/** Time after which the store draws what has changed. */
const COALESCE_MS = 200;

beforeEach(() => {
  // No request stops waiting for a drawing, however slow the machine is.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  log.error.mockReset();
});
afterEach(() => {
  for (const store of stores.splice(0)) store.close();
  vi.useRealTimers();
});

describe('the store of prerendered pages', () => {
  it('renders a page once and keeps it', async () => {
    const { store, draw } = countingStore();

    const [one, other] = await Promise.all([store.get(view('/')), store.get(view('/'))]);

    expect([textOf(one), textOf(other), textOf(await store.get(view('/')))]).toEqual(['/ 1', '/ 1', '/ 1']);
    expect(draw).toHaveBeenCalledOnce();
  });

  it('renders a page once for several changes, and only pages that show what has changed', async () => {
    const { store, draw, drawn } = countingStore();
    await store.get(view('/'));
    await store.get(view('/terms'));
    draw.mockClear();

    store.refresh('notices');
    store.refresh('notices');
    await vi.advanceTimersByTimeAsync(COALESCE_MS);
    expect(drawn()).toEqual(['/']);
    await store.get(view('/'));
    store.refresh('plans');
    await vi.advanceTimersByTimeAsync(COALESCE_MS);
    await until(() => drawn().length >= 3);

    expect(drawn().toSorted()).toEqual(['/', '/', '/terms']);
    expect(textOf(await store.get(view('/')))).toBe('/ 3');
  });

  it('renders a page without recent requests a minute after a change, or at once when it is requested', async () => {
    const { store, draw, drawn } = countingStore();
    for (const path of ['/', '/terms']) await store.get(view(path));
    store.refresh('plans');
    await vi.advanceTimersByTimeAsync(COALESCE_MS);
    await until(() => drawn().length === 4);
    await store.get(view('/'));
    draw.mockClear();

    store.refresh('plans');
    await vi.advanceTimersByTimeAsync(59_000);
    expect(drawn()).toEqual(['/']);
    expect(textOf(await store.get(view('/terms')))).toBe('/terms 3');

    store.refresh('plans');
    await vi.advanceTimersByTimeAsync(60_000);
    await until(() => drawn().length >= 4);
    expect(drawn().toSorted()).toEqual(['/', '/', '/terms', '/terms']);
  });

  it('renders a requested page before others, and never returns a page older than the change', async () => {
    const { store, draw, drawn } = countingStore();
    for (const path of ['/a', '/b', '/c']) await store.get(view(path));
    draw.mockClear();

    store.refresh('plans');
    const page = await store.get(view('/c'));

    expect(textOf(page)).toBe('/c 2');
    expect(drawn()[0]).toBe('/c');
  });

  it('renders a page again if its data change while it is being rendered, and returns the newer one', async () => {
    let answer = 'old';
    let finish: (() => void) | undefined;
    const draw = vi.fn(async (): Promise<Drawn> => {
      const html = answer;
      await new Promise<void>((resolve) => (finish = resolve));
      return { html, headers: {}, shows: new Set(['plans']) };
    });
    const store = openStore({ draw });
    const first = store.get(view('/'));
    await until(() => draw.mock.calls.length === 1);

    answer = 'new';
    store.refresh();
    const second = store.get(view('/'));
    finish?.();
    await first;
    await until(() => draw.mock.calls.length === 2);
    finish?.();

    expect(textOf(await second)).toBe('new');
  });

  it('keeps the old page if it cannot be rendered again, and logs the error', async () => {
    const { store, draw } = countingStore();
    await store.get(view('/'));
    draw.mockRejectedValueOnce(new Error('broken'));

    store.refresh('plans');

    expect(textOf(await store.get(view('/')))).toBe('/ 1');
    expect(log.error).toHaveBeenCalledOnce();
  });

  it('retries a page that cannot be rendered, at growing intervals, and logs the error once', async () => {
    const { store, draw } = countingStore();
    await store.get(view('/'));
    draw.mockClear();
    draw.mockRejectedValue(new Error('broken'));

    store.refresh('plans');
    await vi.advanceTimersByTimeAsync(60_000);
    const failures = draw.mock.calls.length;
    draw.mockReset();
    draw.mockResolvedValue({ html: 'of today', headers: {}, shows: new Set(['plans']) });
    await vi.advanceTimersByTimeAsync(60_000);

    expect(failures).toBeGreaterThan(3);
    expect(failures).toBeLessThan(10);
    expect(log.error).toHaveBeenCalledOnce();
    expect(draw).toHaveBeenCalledOnce();
    expect(textOf(await store.get(view('/')))).toBe('of today');
  });

  it('retries a page for which data were missing', async () => {
    const { store, draw } = countingStore();
    await store.get(view('/'));
    draw.mockResolvedValueOnce(undefined);

    store.refresh('plans');
    await vi.advanceTimersByTimeAsync(5_000);

    expect(draw).toHaveBeenCalledTimes(3);
    expect(textOf(await store.get(view('/')))).toBe('/ 2');
  });

  it('renders a page for which data were missing as soon as any answer arrives', async () => {
    const { store, draw } = countingStore();
    await store.get(view('/'));
    draw.mockResolvedValueOnce(undefined).mockResolvedValueOnce(undefined);
    store.refresh('plans');
    await vi.advanceTimersByTimeAsync(500);
    expect(draw).toHaveBeenCalledTimes(3);

    store.refresh('the first four plans');
    await vi.advanceTimersByTimeAsync(200);

    expect(draw).toHaveBeenCalledTimes(4);
    expect(textOf(await store.get(view('/')))).toBe('/ 2');
  });

  it('has no page while data are missing, and renders it once an answer has arrived', async () => {
    const { store, draw } = countingStore();
    draw.mockResolvedValueOnce(undefined);
    expect(await store.get(view('/'))).toBeUndefined();

    store.refresh('plans');

    expect(textOf(await store.get(view('/')))).toMatch(/^\/ /);
  });

  it('returns nothing if a page takes too long to render', async () => {
    const store = openStore({ draw: () => new Promise(() => undefined) });

    const page = store.get(view('/'));
    await vi.advanceTimersByTimeAsync(500);

    expect(await page).toBeUndefined();
  });
});
