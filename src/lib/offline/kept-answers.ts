import { canonicalPath } from '#src/config/pages.ts';
import { isClosedPath } from '#src/config/paths.ts';
import { withoutLocale } from '#src/config/locale.ts';
import { KEPT_MARK } from './kept-page.ts';

/** A page older than this says nothing true of prices any more. */
export const MAX_AGE_S = 30 * 24 * 60 * 60;
export const MAX_PAGES = 30;
export const MAX_FILES = 200;

/** The stores of this form; the worker of another form removes them. */
export const CACHES = { pages: 'kept-pages-1', files: 'kept-files-1', offlinePage: 'kept-offline-page-1' };

export const OFFLINE_PAGE = '/offline.html';
const HASHED = '/assets/';

/** Whether a page may be kept: those that anybody may read, in the list of pages, and nothing else. */
export function isKeptPath(path: string): boolean {
  return canonicalPath(path) !== undefined && !isClosedPath(withoutLocale(path));
}

/** Files whose name changes with what they hold. */
export function isHashedFile(path: string): boolean {
  return path.startsWith(HASHED);
}

/**
 * The name that a page is kept by: parameters choose something of a page, which the browser does as well. A path without a
 * language is kept in the one that it was read in last.
 */
export function keyOfPage(url: string): string {
  const { origin, pathname } = new URL(url);

  return origin + (canonicalPath(pathname) ?? pathname);
}

/**
 * Whether an answer is a page as every visitor of its language gets it: one that the web server drew ahead, which alone has
 * an ETag. A shell, a page with a nonce, another's answer and the end of a redirect are none.
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

/** The page is not there any more, so it is not kept either. */
export function isGone({ status }: Response): boolean {
  return status === 404 || status === 410;
}

/** A kept answer with its own headers, and a mark by which its page knows that it is an old one. */
export function markKept(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set('server-timing', KEPT_MARK);
  // Of the bytes that came over the wire, which these are not.
  headers.delete('content-encoding');
  headers.delete('content-length');

  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
