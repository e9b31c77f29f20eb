import { expect, it, vi } from 'vitest';
import { lazyPage, startLoading } from './lazy-page.tsx';

it("startLoading calls a route's handle once for the same URL", async () => {
  const handle = vi.fn();
  const routes = [{ path: '/:page', handle }];

  await Promise.all([startLoading(routes, '/one'), startLoading(routes, '/one')]);
  expect(handle).toHaveBeenCalledOnce();

  await startLoading(routes, '/two');
  expect(handle).toHaveBeenCalledTimes(2);
});

it('a page whose load failed before it was opened is loaded again', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const Page = () => null;
  const load = vi.fn().mockRejectedValue(new TypeError('no network'));
  const page = lazyPage(load);
  const early = (page.handle as () => Promise<unknown>)().catch(() => 'failed');
  await vi.runAllTimersAsync();
  expect(await early).toBe('failed');

  load.mockResolvedValue(Page);

  expect(await (page.handle as () => Promise<unknown>)()).toBe(Page);
  vi.useRealTimers();
});
