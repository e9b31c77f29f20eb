import { expect, it, vi } from 'vitest';
import { startLoading } from './lazy-page.tsx';

it('looks an address up once, however often it is drawn', async () => {
  const handle = vi.fn();
  const routes = [{ path: '/:page', handle }];

  await Promise.all([startLoading(routes, '/one'), startLoading(routes, '/one')]);
  expect(handle).toHaveBeenCalledOnce();

  await startLoading(routes, '/two');
  expect(handle).toHaveBeenCalledTimes(2);
});
