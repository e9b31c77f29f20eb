import {
  createLocalJWKSet,
  errors,
  type FlattenedJWSInput,
  type JSONWebKeySet,
  type JWSHeaderParameters,
} from 'jose';

type KeyResolver = ReturnType<typeof createLocalJWKSet>;

type KeySetOptions = {
  readonly url: URL;
  readonly fetchKeys?: (url: URL) => Promise<JSONWebKeySet>;
  readonly nowMs?: () => number;
};

const MAX_AGE_MS = 10 * 60_000;
const COOL_DOWN_MS = 30_000;
const TIMEOUT_MS = 5_000;

/**
 * The keys behind a jwk_url: kept for ten minutes, fetched again at once for an unknown `kid`, but then at
 * most every 30 seconds, failures counted, so that a flood of made-up kids is one fetch. While the address
 * does not answer, the keys known last stay good: tokens already given out keep working.
 */
export function createKeySet({ url, fetchKeys = fetchJwks, nowMs = Date.now }: KeySetOptions) {
  let resolver: KeyResolver | undefined;
  let triedAtMs = Number.NEGATIVE_INFINITY;
  let fetchedAtMs = Number.NEGATIVE_INFINITY;
  let pending: Promise<void> | undefined;

  const load = async () => {
    triedAtMs = nowMs();
    resolver = createLocalJWKSet(await fetchKeys(url));
    fetchedAtMs = nowMs();
  };
  const refresh = () => {
    pending ??= load().finally(() => {
      pending = undefined;
    });
    return pending;
  };
  const mayTry = () => pending !== undefined || nowMs() - triedAtMs >= COOL_DOWN_MS;

  const current = async (): Promise<KeyResolver> => {
    const isStale = nowMs() - fetchedAtMs >= MAX_AGE_MS;
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

async function fetchJwks(url: URL): Promise<JSONWebKeySet> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
  if (!response.ok) throw new Error(`${url.href} answered with status ${response.status}`);
  return (await response.json()) as JSONWebKeySet;
}
