import type { IncomingHttpHeaders } from 'node:http';
import { isOwnOrigin } from '#runtime/is-own-origin.ts';

/** What a page of another site may read of an answer beside its body. */
const EXPOSED = 'ETag, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id';
const MAX_AGE_S = 7_200;
/** What a page of any site may send: nothing that gives rights. */
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
const LISTED_HEADERS = [...HARMLESS, 'authorization', 'x-hasura-role'];

type Caller = { method: string; headers: IncomingHttpHeaders };
export type Cors = {
  /** Headers of an answer; those of `*` hold for anonymous reads alone. */
  headersOf: (caller: Caller) => Record<string, string>;
  /** Headers of the answer to a preflight. */
  preflightOf: (headers: IncomingHttpHeaders) => Record<string, string>;
  /** Whether a page of a site that nobody listed asks, without a token: it may read and do nothing else. */
  mayOnlyRead: (headers: IncomingHttpHeaders) => boolean;
  /** Whether a page of ours or of a listed site, or no page at all, asks for a WebSocket. */
  mayOpenSocket: (headers: IncomingHttpHeaders) => boolean;
};

type Rules = {
  publicUrl: string;
  /** Whether pages of an origin may do everything that a token allows. */
  isListed: (origin: string) => boolean;
};

/**
 * Which pages of other sites may use the API. Never with cookies: `Access-Control-Allow-Credentials` is sent to nobody.
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
      return headers.authorization === undefined && (isRead || isForeign) ? allow('*') : {};
    },
    preflightOf(headers) {
      const wanted = listOf(headers['access-control-request-headers']);
      if (isListed(headers)) return allowRequest(headers.origin ?? '', LISTED_HEADERS);
      return wanted.every((name) => HARMLESS.includes(name)) ? allowRequest('*', HARMLESS) : {};
    },
    mayOnlyRead: (headers) =>
      headers.origin !== undefined &&
      headers.authorization === undefined &&
      !isListed(headers) &&
      !isOwnOrigin(publicUrl, headers),
    mayOpenSocket: (headers) => isListed(headers) || isOwnOrigin(publicUrl, headers),
  };
}

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
