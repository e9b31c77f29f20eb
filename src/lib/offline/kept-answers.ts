import { canonicalPath } from '#src/config/pages.ts';
import { isClosedPath } from '#src/config/paths.ts';
import { withoutLocale } from '#src/config/locale.ts';
import { KEPT_MARK } from './kept-page.ts';

/** Seconds after which a kept page is dropped, since its prices may be wrong. */
export const MAX_AGE_S = 30 * 24 * 60 * 60;
export const MAX_PAGES = 30;
export const MAX_FILES = 200;

/** Names of the caches. Their number changes with their form, and a worker removes caches with other names. */
export const CACHES = { pages: 'kept-pages-1', files: 'kept-files-1', offlinePage: 'kept-offline-page-1' };

export const OFFLINE_PAGE = '/offline.html';
const HASHED = '/assets/';

/** Returns whether a page may be kept: only pages that are in the list of pages and open to everybody. */
export function isKeptPath(path: string): boolean {
  return canonicalPath(path) !== undefined && !isClosedPath(withoutLocale(path));
}

/** Returns whether a path is that of a file whose name changes with its content. */
export function isHashedFile(path: string): boolean {
  return path.startsWith(HASHED);
}

/**
 * Returns the cache key of a page: its URL without the query, since the browser itself can apply the choices in a query.
 * A path without a language is kept in the language in which it was read last.
 */
export function keyOfPage(url: string): string {
  const { origin, pathname } = new URL(url);

  return origin + (canonicalPath(pathname) ?? pathname);
}

/**
 * Returns whether a response is a page that every visitor in its language gets: one drawn ahead by the web server, as only
 * these have an ETag. A shell, a page with a nonce, another server's response and a redirected one do not count.
 */
export function isFinishedPage({ status, type, redirected, headers }: Response): boolean {
  return (
    status === 200 &&
    type === 'basic' &&
    !redirected &&
    headers.has('etag') &&
    headers.has('content-language') &&
    /^text\/html\b/.test(headers.get('content-type') ?? '') &&
    !/\bno-store\b/.test(headers.get('cache-control') ?? '')
  );
}

/** Returns whether a response says that the page no longer exists, so that its kept copy must go. */
export function isGone({ status }: Response): boolean {
  return status === 404 || status === 410;
}

/** Returns a kept response with a `Server-Timing` entry by which the page recognizes that it was kept. */
export function markKept(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set('server-timing', KEPT_MARK);
  // Both headers describe the encoded body from the network; this body is decoded.
  headers.delete('content-encoding');
  headers.delete('content-length');

  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
