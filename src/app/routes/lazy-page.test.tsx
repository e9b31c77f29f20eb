import { expect, it, vi } from 'vitest';
import { startLoading } from './lazy-page.tsx';

it("startLoading calls a route's handle once for the same URL", async () => {
  const handle = vi.fn();
  const routes = [{ path: '/:page', handle }];

  await Promise.all([startLoading(routes, '/one'), startLoading(routes, '/one')]);
  expect(handle).toHaveBeenCalledOnce();

  await startLoading(routes, '/two');
  expect(handle).toHaveBeenCalledTimes(2);
});
