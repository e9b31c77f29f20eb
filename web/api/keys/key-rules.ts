import type { Place } from '#runtime/process/allowed-places.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { Gauge, type Registry } from 'prom-client';
import { REFUSED_BEARER } from '../../server/security/challenge.ts';
import { REFUSALS, RETRY_AFTER_S, type Refusal } from '../../server/security/refusals.ts';
import { noteKey } from './answers-to-keys.ts';
import { createAskActions } from './ask-actions.ts';
import { createKeyExchange, type KeyExchange } from './exchange-keys.ts';
import type { Exchanged, RefusedKey } from './key-token.ts';
import { readCredentials } from '../../server/security/read-credentials.ts';
import { followKeys } from './follow-keys.ts';
import { createRefusedTokens, type Revocation } from './refused-tokens.ts';
import { tokenIdOf } from './token-id.ts';
import { createTokenPlaces, type PlaceRefusal } from './token-places.ts';

/** Reason for refusing a well-formed token: it was revoked, or its key does not allow the request's place. */
export type TokenRefusal = Revocation | PlaceRefusal;

/** Checks of tokens that belong to API keys. */
export type KeyTokens = {
  refusalOf: (jti: string, place: Place) => TokenRefusal | undefined;
  /** Registers a connection opened with a token, to `end` once the token is refused. Returns a function to unregister. */
  hold: (jti: string, place: Place, end: (refusal: TokenRefusal) => void) => () => void;
};

export type Keys = {
  tokens: KeyTokens;
  /** Exchanges a key that a request or socket carries for a token of its own. */
  exchange: KeyExchange['exchange'];
  /** Tells whether pages of this origin may use the API: CORS_ORIGINS or a key lists it. */
  isListed: (origin: string) => boolean;
  stop: () => Promise<void>;
};

type KeyParts = {
  actionsUrl: string;
  actionSecret: string;
  corsOrigins: string;
  log: Logger;
  metrics: Registry;
  counts: (ip: string) => boolean;
};

/** Creates the checks by keys. Without ACTION_SECRET no revocation arrives, and tokens are valid until they expire. */
export function createKeys(parts: KeyParts): Keys {
  const { actionSecret, log, metrics, counts } = parts;
  const refused = createRefusedTokens();
  const places = createTokenPlaces();
  const listed = new Set(parts.corsOrigins.split(',').map((origin) => origin.trim()));
  let ofKeys: ReadonlySet<string> = new Set();
  if (!actionSecret) log.warn('ACTION_SECRET is not set: tokens of revoked keys hold until they expire');
  let isUp = false;
  const observe = observeStream(metrics);
  const actionsUrl = parts.actionsUrl.replace(/\/+$/, '');
  const { exchange } = createKeyExchange({
    ask: actionSecret
      ? createAskActions(`${actionsUrl}/inside/keys/token`, actionSecret, log)
      : async () => undefined,
    isUp: () => isUp,
    isRefused: (jti) => refused.isRefused(jti),
    counts,
  });
  const following = actionSecret
    ? followKeys({
        url: `${actionsUrl}/inside/keys`,
        secret: actionSecret,
        log,
        onUp(is) {
          isUp = is;
          observe(is);
        },
        onEvent({ tokens, origins, places: known }) {
          refused.replace(tokens);
          places.replace(known);
          ofKeys = new Set(origins);
        },
      })
    : undefined;

  return {
    tokens: {
      refusalOf: (jti, place) => refused.refusalOf(jti) ?? places.refusalOf(jti, place),
      hold(jti, place, end) {
        const releases = [refused.hold(jti, end), places.hold(jti, place, end)];
        return () => releases.forEach((release) => release());
      },
    },
    exchange,
    isListed: (origin) => listed.has(origin) || ofKeys.has(origin),
    async stop() {
      refused.close();
      await following?.stop();
    },
  };
}

/** Adds a gauge of the stream of keys, and returns the function that sets it. */
function observeStream(metrics: Registry): (isUp: boolean) => void {
  const gauge = new Gauge({
    name: 'hostfront_key_stream_up',
    help: 'Whether this server hears of revoked API keys; while it does not, their tokens hold until they expire.',
    registers: [metrics],
  });

  return (isUp) => gauge.set(isUp ? 1 : 0);
}

/** Answers to requests and upgrades whose token is refused. */
export const TOKEN_REFUSALS = {
  'token-revoked': REFUSALS.tokenRevoked,
  'key-ended': REFUSALS.tokenRevoked,
  'api-key-address-refused': REFUSALS.keyAddress,
  'api-key-origin-refused': REFUSALS.keyOrigin,
} satisfies Record<TokenRefusal, Refusal>;

/** Refuses requests whose token belongs to a revoked key, or to a key that does not allow this address or origin. */
export function refuseTokens(scope: FastifyInstance, { tokens }: Keys): void {
  scope.addHook('onRequest', async ({ headers, ip }, reply) => {
    const jti = tokenIdOf(headers.authorization);
    if (jti === undefined) return undefined;
    const refusal = tokens.refusalOf(jti, { ip, origin: headers.origin });
    if (refusal === undefined) return undefined;
    const { status, body } = TOKEN_REFUSALS[refusal];
    if (status === 401) reply.header('www-authenticate', REFUSED_BEARER);
    return reply.code(status).header('cache-control', 'no-store').send(body);
  });
}

/** Exchanges the key of a request for a token; the upstream then sees that token alone. */
export function exchangeKeys(scope: FastifyInstance, { exchange }: Keys): void {
  scope.addHook('onRequest', async (request, reply) => {
    const { headers, ip } = request;
    const given = readCredentials(headers);
    if (given.kind === 'none') return undefined;
    const found: Exchanged =
      given.kind === 'refused' ? given : await exchange(given.key, { ip, origin: headers.origin });
    if ('refusal' in found) return refuseKey(reply, found);
    headers.authorization = `Bearer ${found.token.value}`;
    delete headers['x-api-key'];
    return undefined;
  });
}

/** Tells where a key can be used, for paths where it can't; there only other credentials mean something. */
export function refuseKeys(scope: FastifyInstance): void {
  scope.addHook('onRequest', async ({ headers }, reply) => {
    if (readCredentials(headers).kind === 'none') return undefined;
    const { status, body } = REFUSALS.keyNotHere;
    return reply.code(status).header('cache-control', 'no-store').send(body);
  });
}

function refuseKey(reply: FastifyReply, { refusal, retryAfterS }: RefusedKey) {
  const { status, body } = refusal;
  if (status === 401) reply.header('www-authenticate', REFUSED_BEARER);
  if (status === 429 || status === 503) reply.header('retry-after', String(retryAfterS ?? RETRY_AFTER_S));
  return reply.code(status).send(body);
}

const MAX_AGE_S = 7_200;

/** Adds the CORS headers of `/keys/token`, so that pages of the origins a key lists may exchange the key for a token. */
export function addKeyCors(scope: FastifyInstance, { isListed }: Keys): void {
  const originOf = ({ headers: { origin } }: FastifyRequest) =>
    origin !== undefined && isListed(origin) ? origin : undefined;

  scope.addHook('onRequest', async (request, reply) => {
    const origin = originOf(request);
    reply.header('vary', 'Origin');
    if (origin) {
      reply.headers({
        'access-control-allow-origin': origin,
        'access-control-expose-headers':
          'RateLimit, RateLimit-Policy, Retry-After, WWW-Authenticate, X-Request-Id',
      });
    }
    if (request.method !== 'OPTIONS') return void noteKey(request);
    return reply
      .code(204)
      .headers(
        origin
          ? {
              'access-control-allow-methods': 'POST',
              'access-control-allow-headers': 'authorization, content-type, x-api-key',
              'access-control-max-age': String(MAX_AGE_S),
            }
          : {},
      )
      .send();
  });
}
