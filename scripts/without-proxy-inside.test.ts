import { expect, it } from 'vitest';
import { withoutProxyInside } from './without-proxy-inside.mjs';

it.each([
  [{}, 'localhost,127.0.0.1,::1,[::1]'],
  [{ NO_PROXY: 'db.test' }, 'db.test,localhost,127.0.0.1,::1,[::1]'],
  [{ no_proxy: '*', NO_PROXY: 'db.test', HOST: '10.0.0.5' }, '*,10.0.0.5,localhost,127.0.0.1,::1,[::1]'],
])("the product's own addresses are added to NO_PROXY, beside the addresses that %j gives", (env, direct) => {
  expect(withoutProxyInside({ ...env, HTTP_PROXY: 'http://proxy.test' })).toEqual({
    ...env,
    HTTP_PROXY: 'http://proxy.test',
    NO_PROXY: direct,
    no_proxy: direct,
  });
});
