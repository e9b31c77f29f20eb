import { describe, expect, it } from 'vitest';
import { isFinishedPage, isGone, isKeptPath, keyOfPage, markKept } from './kept-answers.ts';

const FINISHED = {
  'content-type': 'text/html; charset=utf-8',
  'content-language': 'en',
  'cache-control': 'public, no-cache',
  etag: 'W/"abc"',
};

/** Creates a response as the worker receives it; a response made by a constructor would have the type `default`. */
const answer = (headers: Record<string, string>, { status = 200, type = 'basic', redirected = false } = {}) =>
  Object.defineProperties(new Response('<html>', { status, headers }), {
    type: { value: type },
    redirected: { value: redirected },
  });

describe('the pages that may be kept', () => {
  it.each(['/', '/en', '/ar/', '/hosting/vps', '/ar/hosting/cloud', '/en/developers', '/privacy'])(
    'has %s',
    (path) => {
      expect(isKeptPath(path)).toBe(true);
    },
  );

  it.each([
    '/auth',
    '/admin',
    '/admin/users',
    '/update-password',
    '/invitation',
    '/confirm-email',
    '/developers/explorer',
    '/v1/graphql',
    '/session/token',
    '/realms/hosting/account',
    '/resources/x.js',
    '/subscribe/token',
    '/unsubscribe/token',
    '/demo-portal',
    '/config.json',
    '/en/nothing',
  ])('has not %s', (path) => {
    expect(isKeptPath(path)).toBe(false);
  });

  it('are known by their path alone', () => {
    expect(keyOfPage('https://site.test/en/?currency=KWD&utm_source=mail#faq')).toBe('https://site.test/en');
    expect(keyOfPage('https://site.test/?lng=ar')).toBe('https://site.test/');
  });
});

describe('an answer that is kept', () => {
  it.each(['public, no-cache', 'private, no-cache'])('is a finished page (%s)', (cacheControl) => {
    expect(isFinishedPage(answer({ ...FINISHED, 'cache-control': cacheControl }))).toBe(true);
  });

  it.each([
    ['has no ETag, as a shell', answer(omit('etag'))],
    ['must not be stored', answer({ ...FINISHED, 'cache-control': 'no-store' })],
    ['is no document', answer({ ...FINISHED, 'content-type': 'application/json' })],
    ['is in no language, so not the site’s', answer(omit('content-language'))],
    ['was not found', answer(FINISHED, { status: 404 })],
    ['is the end of a redirect', answer(FINISHED, { redirected: true })],
    ['leads elsewhere', answer(FINISHED, { type: 'opaqueredirect' })],
    ['comes from another site', answer(FINISHED, { type: 'cors' })],
  ])('is none that %s', (_, response) => {
    expect(isFinishedPage(response)).toBe(false);
  });

  it.each([
    [404, true],
    [410, true],
    [503, false],
    [200, false],
  ])('is forgotten at status %s: %s', (status, isForgotten) => {
    expect(isGone(new Response('', { status }))).toBe(isForgotten);
  });

  it('has its own headers and the mark, and none of its way over the wire', async () => {
    const kept = markKept(
      new Response('page', {
        headers: { ...FINISHED, 'content-security-policy': "object-src 'none'", 'content-encoding': 'br' },
      }),
    );

    expect(Object.fromEntries(kept.headers)).toEqual({
      ...FINISHED,
      'content-security-policy': "object-src 'none'",
      'server-timing': 'kept',
    });
    expect(await kept.text()).toBe('page');
  });
});

function omit(name: keyof typeof FINISHED): Record<string, string> {
  return Object.fromEntries(Object.entries(FINISHED).filter(([key]) => key !== name));
}
