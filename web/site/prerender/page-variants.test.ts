import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Drawn } from './page-entry.ts';
import { PageStore } from './page-store.ts';
import { view } from './test-stores.ts';

const log = { error: vi.fn() };

afterEach(() => void vi.useRealTimers());

describe('the store of prerendered pages', () => {
  it('renders a failed page with a query string again only when it is requested', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const draw = vi.fn(async (): Promise<Drawn> => ({ html: 'a page', headers: {}, shows: new Set() }));
    const store = new PageStore({ draw, log });
    draw.mockRejectedValueOnce(new Error('broken'));
    await store.get(view('/', '?currency=EUR'));

    await vi.advanceTimersByTimeAsync(60_000);
    expect(draw).toHaveBeenCalledOnce();

    const page = await store.get(view('/', '?currency=EUR'));
    expect(page?.identity.toString()).toBe('a page');
    store.close();
  });

  it('keeps the last 128 pages with a query string', async () => {
    const draw = vi.fn(async (): Promise<Drawn> => ({ html: 'a page', headers: {}, shows: new Set() }));
    const store = new PageStore({ draw, log });
    for (let choice = 0; choice <= 128; choice += 1) await store.get(view('/', `?currency=${choice}`));
    draw.mockClear();

    await store.get(view('/', '?currency=128'));
    expect(draw).not.toHaveBeenCalled();
    await store.get(view('/', '?currency=0'));

    expect(draw).toHaveBeenCalledOnce();
    store.close();
  });

  it('limits the bytes of pages with a query string, and always keeps pages without one', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const html = 'x'.repeat(5 * 1024 * 1024);
    const draw = vi.fn(async (): Promise<Drawn> => ({ html, headers: {}, shows: new Set() }));
    const store = new PageStore({ draw, log, compression: 'fast' });
    await store.get(view('/'));
    for (const code of ['USD', 'SAR', 'KWD', 'AED', 'EGP']) await store.get(view('/', `?currency=${code}`));
    draw.mockClear();

    await store.get(view('/'));
    await store.get(view('/', '?currency=EGP'));
    await store.get(view('/', '?currency=AED'));
    expect(draw).not.toHaveBeenCalled();
    await store.get(view('/', '?currency=USD'));

    expect(draw).toHaveBeenCalledOnce();
    store.close();
  });
});
