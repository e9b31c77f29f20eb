import { describe, expect, it, vi } from 'vitest';
import type { Drawn } from './page-entry.ts';
import { useStores, view } from './test-stores.ts';

const openStore = useStores();

describe('the store of finished pages', () => {
  it('draws a failed page with choices in its address again when it is asked for, not before', async () => {
    const draw = vi.fn(async (): Promise<Drawn> => ({ html: 'a page', headers: {}, shows: new Set() }));
    const store = openStore(draw);
    draw.mockRejectedValueOnce(new Error('broken'));
    await store.get(view('/', '?currency=EUR'));

    await vi.advanceTimersByTimeAsync(60_000);
    expect(draw).toHaveBeenCalledOnce();

    const page = await store.get(view('/', '?currency=EUR'));
    expect(page?.identity.toString()).toBe('a page');
  });

  it('keeps a bounded number of what an address may choose', async () => {
    const draw = vi.fn(async (): Promise<Drawn> => ({ html: 'a page', headers: {}, shows: new Set() }));
    const store = openStore(draw);
    for (let choice = 0; choice <= 128; choice += 1) await store.get(view('/', `?currency=${choice}`));
    draw.mockClear();

    await store.get(view('/', '?currency=128'));
    expect(draw).not.toHaveBeenCalled();
    await store.get(view('/', '?currency=0'));

    expect(draw).toHaveBeenCalledOnce();
  });

  it('keeps a bounded number of bytes of what an address may choose, and every page of the list', async () => {
    const html = 'x'.repeat(5 * 1024 * 1024);
    const draw = vi.fn(async (): Promise<Drawn> => ({ html, headers: {}, shows: new Set() }));
    const store = openStore(draw, { compression: 'fast' });
    await store.get(view('/'));
    for (const code of ['USD', 'SAR', 'KWD', 'AED', 'EGP']) await store.get(view('/', `?currency=${code}`));
    draw.mockClear();

    await store.get(view('/'));
    await store.get(view('/', '?currency=EGP'));
    await store.get(view('/', '?currency=AED'));
    expect(draw).not.toHaveBeenCalled();
    await store.get(view('/', '?currency=USD'));

    expect(draw).toHaveBeenCalledOnce();
  });
});
