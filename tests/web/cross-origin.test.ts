import { describe, expect, it } from 'vitest';
import { useStarted } from '#tests/support/use-started.ts';
import { codeOf, queryString, startBeforeHasura } from './before-hasura.ts';

const PARTNER = 'https://partner.test';
const STRANGER = 'https://stranger.test';

const web = useStarted(() => startBeforeHasura({ CORS_ORIGINS: PARTNER }));

describe('a page of another origin', () => {
  const allowed = (response: Response) => response.headers.get('access-control-allow-origin');

  it('may send queries without a token, by GET and by POST', async () => {
    const byGet = await web.get(queryString('{ a }'), { origin: STRANGER });
    const byPost = await web.post({ query: '{ a }' }, { origin: STRANGER });

    for (const response of [byGet, byPost]) {
      expect([response.status, allowed(response)]).toEqual([200, '*']);
      expect(response.headers.get('access-control-allow-credentials')).toBeNull();
      expect(response.headers.get('access-control-expose-headers')).toContain('Retry-After');
      expect(response.headers.get('vary')).toContain('Origin');
    }
  });

  it('is refused with 403 when it sends a mutation without a token, also one hidden in a batch', async () => {
    const mutation = await web.post({ query: 'mutation { a }' }, { origin: STRANGER });
    const hidden = await web.post([{ query: '{ a }' }, { query: 'mutation { a }' }], { origin: STRANGER });
    const last = await web.post(`{"query":"{ a }","query":"mutation { a }"}`, { origin: STRANGER });

    for (const response of [mutation, hidden, last]) {
      expect([response.status, allowed(response)]).toEqual([403, null]);
      expect(await codeOf(response)).toBe('origin-not-allowed');
    }
    expect((await web.post('{', { origin: STRANGER })).status).toBe(400);
    expect(web.asked()).toEqual([]);
  });

  it('may send a token, by the answer to its preflight, only when its origin is configured', async () => {
    const preflight = (origin: string, wanted: string) =>
      fetch(`${web.graphql}`, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': wanted,
        },
      });
    const [stranger, refused, partner] = await Promise.all([
      preflight(STRANGER, 'content-type'),
      preflight(STRANGER, 'authorization,content-type'),
      preflight(PARTNER, 'authorization,content-type'),
    ]);

    expect([stranger, refused, partner].map(allowed)).toEqual(['*', null, PARTNER]);
    expect(stranger.headers.get('access-control-max-age')).toBe('7200');
    expect(stranger.status).toBe(204);
  });
});
