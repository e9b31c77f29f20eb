import {
  createLocalJWKSet,
  errors,
  type FlattenedJWSInput,
  type JSONWebKeySet,
  type JWSHeaderParameters,
} from 'jose';
import { fetchWithin } from '#runtime/network/fetch-within.ts';

type KeyResolver = ReturnType<typeof createLocalJWKSet>;

/** Fetched keys, and the time for which the response's headers allow to keep them. */
type FetchedKeys = { readonly keySet: JSONWebKeySet; readonly maxAgeMs?: number };

type KeySetOptions = {
  readonly url: URL;
  readonly fetchKeys?: (url: URL) => Promise<FetchedKeys>;
  readonly nowMs?: () => number;
};

const MAX_AGE_MS = 10 * 60_000;
const COOL_DOWN_MS = 30_000;
const ANSWER_MS = 5_000;

/**
 * Makes the function that finds a token's key behind a jwk_url. Keys are kept for ten minutes, or for less if their
 * headers say so. An unknown `kid` makes the engine fetch again at once, but at most every 30 seconds, failed fetches
 * included, so that a flood of made-up kids causes one fetch. While the address does not answer, the last known keys
 * stay valid, so tokens already issued keep working.
 */
export function createKeySet({ url, fetchKeys = fetchJwks, nowMs = Date.now }: KeySetOptions) {
  let resolver: KeyResolver | undefined;
  let triedAtMs = Number.NEGATIVE_INFINITY;
  let staleAtMs = Number.NEGATIVE_INFINITY;
  let pending: Promise<void> | undefined;

  const load = async () => {
    triedAtMs = nowMs();
    const { keySet, maxAgeMs = MAX_AGE_MS } = await fetchKeys(url);
    resolver = createLocalJWKSet(keySet);
    staleAtMs = nowMs() + Math.min(maxAgeMs, MAX_AGE_MS);
  };
  const refresh = () => {
    pending ??= load().finally(() => {
      pending = undefined;
    });
    return pending;
  };
  const mayTry = () => pending !== undefined || nowMs() - triedAtMs >= COOL_DOWN_MS;

  const current = async (): Promise<KeyResolver> => {
    const isStale = nowMs() >= staleAtMs;
    if (resolver === undefined) await refresh();
    else if (isStale && mayTry()) await refresh().catch(() => undefined);
    if (resolver === undefined) throw new errors.JWKSNoMatchingKey();
    return resolver;
  };

  return async (header: JWSHeaderParameters, token: FlattenedJWSInput) => {
    const known = await current();
    try {
      return await known(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey) || !mayTry()) throw error;
      await refresh();
      return (await current())(header, token);
    }
  };
}

async function fetchJwks(url: URL): Promise<FetchedKeys> {
  const response = await fetchWithin(ANSWER_MS, url, { redirect: 'error' });
  if (!response.ok) throw new Error(`${url.href} answered with status ${response.status}`);
  const keySet = (await response.json()) as JSONWebKeySet;
  const maxAgeMs = maxAgeOf(response.headers, Date.now());

  return maxAgeMs === undefined ? { keySet } : { keySet, maxAgeMs };
}

/**
 * Returns the milliseconds for which keys may be kept: by `max-age` or `s-maxage` of Cache-Control, else by Expires,
 * as Hasura reads them.
 *
 * See https://hasura.io/docs/latest/auth/authentication/jwt/
 */
export function maxAgeOf(headers: Headers, nowMs: number): number | undefined {
  const cacheControl = headers.get('cache-control') ?? '';
  if (/\bno-(?:cache|store)\b/i.test(cacheControl)) return 0;
  const seconds = /\b(?:max-age|s-maxage)\s*=\s*"?(\d+)/i.exec(cacheControl)?.[1];
  if (seconds !== undefined) return Number(seconds) * 1000;
  const expiresMs = Date.parse(headers.get('expires') ?? '');

  return Number.isNaN(expiresMs) ? undefined : Math.max(0, expiresMs - nowMs);
}
