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

describe('the pages that the service worker may store', () => {
  it.each(['/', '/en', '/ar/', '/hosting/vps', '/ar/hosting/cloud', '/en/developers', '/privacy'])(
    'include %s',
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
  ])('do not include %s', (path) => {
    expect(isKeptPath(path)).toBe(false);
  });

  it('are stored under their path, without query string and hash', () => {
    expect(keyOfPage('https://site.test/en/?currency=KWD&utm_source=mail#faq')).toBe('https://site.test/en');
    expect(keyOfPage('https://site.test/?lng=ar')).toBe('https://site.test/');
  });
});

describe('a response that the service worker receives', () => {
  it.each(['public, no-cache', 'private, no-cache'])('may be stored if finished (%s)', (cacheControl) => {
    expect(isFinishedPage(answer({ ...FINISHED, 'cache-control': cacheControl }))).toBe(true);
  });

  it.each([
    ['has no ETag, as a page that was not prerendered', answer(omit('etag'))],
    ['must not be stored', answer({ ...FINISHED, 'cache-control': 'no-store' })],
    ['is no document', answer({ ...FINISHED, 'content-type': 'application/json' })],
    ['is in no language, so not the site’s', answer(omit('content-language'))],
    ['was not found', answer(FINISHED, { status: 404 })],
    ['is the end of a redirect', answer(FINISHED, { redirected: true })],
    ['is a redirect', answer(FINISHED, { type: 'opaqueredirect' })],
    ['comes from another site', answer(FINISHED, { type: 'cors' })],
  ])('may not be stored if it %s', (_, response) => {
    expect(isFinishedPage(response)).toBe(false);
  });

  it.each([
    [404, true],
    [410, true],
    [503, false],
    [200, false],
  ])('deletes the stored page at the status %s: %s', (status, isForgotten) => {
    expect(isGone(new Response('', { status }))).toBe(isForgotten);
  });

  it('is marked as stored, and loses its content-encoding header', async () => {
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
