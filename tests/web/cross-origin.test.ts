import { describe, expect, it } from 'vitest';
import { useStarted } from '#tests/support/use-started.ts';
import { codeOf, queryString, startBeforeHasura } from './before-hasura.ts';

const PARTNER = 'https://partner.test';
const STRANGER = 'https://stranger.test';

const web = useStarted(() => startBeforeHasura({ CORS_ORIGINS: PARTNER }));

describe('pages of other sites', () => {
  const allowed = (response: Response) => response.headers.get('access-control-allow-origin');

  it('may read without a token', async () => {
    const byGet = await web.get(queryString('{ a }'), { origin: STRANGER });
    const byPost = await web.post({ query: '{ a }' }, { origin: STRANGER });

    for (const response of [byGet, byPost]) {
      expect([response.status, allowed(response)]).toEqual([200, '*']);
      expect(response.headers.get('access-control-allow-credentials')).toBeNull();
      expect(response.headers.get('access-control-expose-headers')).toContain('Retry-After');
      expect(response.headers.get('vary')).toContain('Origin');
    }
  });

  it('do nothing else', async () => {
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

  it('are told so before they ask', async () => {
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
