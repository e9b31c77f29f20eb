import type { Place } from '#runtime/allowed-places.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { Gauge, type Registry } from 'prom-client';
import type { Env } from '../config/env.ts';
import { REFUSALS, type Refusal } from '../security/refusals.ts';
import { followKeys } from './follow-keys.ts';
import { createRefusedTokens } from './refused-tokens.ts';
import { tokenIdOf } from './token-id.ts';
import { createTokenPlaces, type PlaceRefusal } from './token-places.ts';

/** Reason for refusing a well-formed token: its key was revoked, or the key does not allow the request's place. */
export type TokenRefusal = 'token-revoked' | PlaceRefusal;

/** Checks of tokens that belong to API keys. */
export type KeyTokens = {
  refusalOf: (jti: string, place: Place) => TokenRefusal | undefined;
  /** Registers a connection opened with a token, to `end` once the token is refused. Returns a function to unregister. */
  hold: (jti: string, place: Place, end: (refusal: TokenRefusal) => void) => () => void;
};

export type Keys = {
  tokens: KeyTokens;
  /** Tells whether pages of this origin may use the API: CORS_ORIGINS or a key lists it. */
  isListed: (origin: string) => boolean;
  stop: () => Promise<void>;
};

/** Creates the checks by keys. Without ACTION_SECRET no revocation arrives, and tokens are valid until they expire. */
export function createKeys(env: Env, log: Logger, metrics: Registry): Keys {
  const refused = createRefusedTokens();
  const places = createTokenPlaces();
  const listed = new Set(env.CORS_ORIGINS.split(',').map((origin) => origin.trim()));
  let ofKeys: ReadonlySet<string> = new Set();
  if (env.ACTION_SECRET === '')
    log.warn('ACTION_SECRET is not set: tokens of revoked keys hold until they expire');
  const following =
    env.ACTION_SECRET === ''
      ? undefined
      : followKeys({
          url: `${env.ACTIONS_URL.replace(/\/+$/, '')}/inside/keys`,
          secret: env.ACTION_SECRET,
          log,
          onUp: observeStream(metrics),
          onEvent({ tokens, origins, places: known }) {
            refused.replace(tokens);
            places.replace(known);
            ofKeys = new Set(origins);
          },
        });

  return {
    tokens: {
      refusalOf: (jti, place) => (refused.isRefused(jti) ? 'token-revoked' : places.refusalOf(jti, place)),
      hold(jti, place, end) {
        const releases = [refused.hold(jti, () => end('token-revoked')), places.hold(jti, place, end)];
        return () => releases.forEach((release) => release());
      },
    },
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
    if (status === 401) reply.header('www-authenticate', 'Bearer error="invalid_token"');
    return reply.code(status).header('cache-control', 'no-store').send(body);
  });
}

const MAX_AGE_S = 7_200;

/** Adds the CORS headers of `/keys`, so that pages of the origins a key lists may exchange the key for a token. */
export function addKeyCors(scope: FastifyInstance, { isListed }: Keys): void {
  const originOf = ({ headers: { origin } }: FastifyRequest) =>
    origin !== undefined && isListed(origin) ? origin : undefined;

  scope.addHook('onRequest', async (request, reply) => {
    const origin = originOf(request);
    reply.header('vary', 'Origin');
    if (origin) {
      reply.headers({
        'access-control-allow-origin': origin,
        'access-control-expose-headers': 'Retry-After, WWW-Authenticate, X-Request-Id',
      });
    }
    if (request.method !== 'OPTIONS') return undefined;
    return reply
      .code(204)
      .headers(
        origin
          ? {
              'access-control-allow-methods': 'POST',
              'access-control-allow-headers': 'authorization, content-type',
              'access-control-max-age': String(MAX_AGE_S),
            }
          : {},
      )
      .send();
  });
}
