import { describe, expect, it } from 'vitest';
import { sessionHeaders } from './session-headers.ts';

describe('sessionHeaders', () => {
  it('prefers headers of connection_init over headers of the upgrade, whatever their case', () => {
    const payload = { headers: { Authorization: 'Bearer new', 'X-Hasura-Role': 'user', number: 1 } };

    expect(sessionHeaders({ authorization: 'Bearer old' }, payload, true)).toEqual({
      authorization: 'Bearer new',
      'x-hasura-role': 'user',
    });
  });

  it.each([
    'X-Forwarded-For',
    'x-forwarded-proto',
    'Forwarded',
    'X-Real-IP',
    'True-Client-IP',
    'CF-Connecting-IP',
    'X-Request-Id',
  ])('ignores a client address or request id in connection_init: %s', (name) => {
    const upgrade = { 'x-forwarded-for': '192.0.2.1' };

    expect(sessionHeaders(upgrade, { headers: { [name]: '8.8.8.8' } }, true)).toEqual(upgrade);
  });

  it('drops cookies where the page’s origin may not use them', () => {
    expect(sessionHeaders({ cookie: 'a=b' }, {}, false)).toEqual({});
    expect(sessionHeaders({ cookie: 'a=b' }, {}, true)).toEqual({ cookie: 'a=b' });
  });
});
