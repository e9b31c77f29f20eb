import type { IncomingHttpHeaders } from 'node:http';
import { isOwnOrigin } from '#runtime/network/is-own-origin.ts';

/** Answer headers that a page of another site may read. */
const EXPOSED = 'ETag, RateLimit, RateLimit-Policy, Retry-After, WWW-Authenticate, X-Request-Id';
const MAX_AGE_S = 7_200;
/** Request headers that a page of any site may send: none of them gives rights. */
const HARMLESS = [
  'accept',
  'accept-language',
  'apollo-require-preflight',
  'apollographql-client-name',
  'apollographql-client-version',
  'cache-control',
  'content-type',
  'if-none-match',
  'x-apollo-operation-name',
  'x-request-id',
];
const LISTED_HEADERS = [...HARMLESS, 'authorization', 'x-api-key', 'x-hasura-role'];

type Caller = { method: string; headers: IncomingHttpHeaders };
export type Cors = {
  /** Returns the CORS headers of an answer; `*` is allowed for requests without a token only. */
  headersOf: (caller: Caller) => Record<string, string>;
  /** Returns the headers of the answer to a preflight. */
  preflightOf: (headers: IncomingHttpHeaders) => Record<string, string>;
  /** Tells whether the request comes without a token from a page of an unlisted foreign site, which may only read. */
  mayOnlyRead: (headers: IncomingHttpHeaders) => boolean;
  /** Tells whether a WebSocket may open: from our own origin, from a listed one, or from a program that is no page. */
  mayOpenSocket: (headers: IncomingHttpHeaders) => boolean;
};

type Rules = {
  publicUrl: string;
  /** Tells whether pages of an origin may use the API with a token. */
  isListed: (origin: string) => boolean;
};

/**
 * Creates the CORS rules of the API. `Access-Control-Allow-Credentials` is never sent: no foreign page acts by cookies.
 *
 * See decision 51.
 */
export function createCors({ publicUrl, isListed: knows }: Rules): Cors {
  const isListed = ({ origin }: IncomingHttpHeaders) => origin !== undefined && knows(origin);

  return {
    headersOf({ method, headers }) {
      if (isListed(headers)) return allow(headers.origin ?? '');
      const isRead = method === 'GET' || method === 'HEAD';
      const isForeign = headers.origin !== undefined && !isOwnOrigin(publicUrl, headers);
      return !hasRights(headers) && (isRead || isForeign) ? allow('*') : {};
    },
    preflightOf(headers) {
      const wanted = listOf(headers['access-control-request-headers']);
      if (isListed(headers)) return allowRequest(headers.origin ?? '', LISTED_HEADERS);
      return wanted.every((name) => HARMLESS.includes(name)) ? allowRequest('*', HARMLESS) : {};
    },
    mayOnlyRead: (headers) =>
      headers.origin !== undefined &&
      !hasRights(headers) &&
      !isListed(headers) &&
      !isOwnOrigin(publicUrl, headers),
    mayOpenSocket: (headers) => isListed(headers) || isOwnOrigin(publicUrl, headers),
  };
}

/** Tells whether a request carries a token or a key. */
const hasRights = (headers: IncomingHttpHeaders) =>
  headers.authorization !== undefined || headers['x-api-key'] !== undefined;

const READING = 'GET, HEAD, POST';
const allow = (origin: string) => ({
  'access-control-allow-origin': origin,
  'access-control-expose-headers': EXPOSED,
});

const allowRequest = (origin: string, headers: readonly string[]) => ({
  'access-control-allow-origin': origin,
  'access-control-allow-methods': origin === '*' ? READING : `${READING}, PUT, DELETE`,
  'access-control-allow-headers': headers.join(', '),
  'access-control-max-age': String(MAX_AGE_S),
});

const listOf = (value = '') =>
  value
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
