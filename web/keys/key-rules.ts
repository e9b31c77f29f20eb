import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Env } from '../config/env.ts';
import { REFUSALS } from '../proxy/refusals.ts';
import { followKeys } from './follow-keys.ts';
import { createRefusedTokens, type RefusedTokens } from './refused-tokens.ts';
import { tokenIdOf } from './token-id.ts';

export type Keys = {
  refused: RefusedTokens;
  /** Whether pages of this origin may use the API: the operator or a key says so. */
  isListed: (origin: string) => boolean;
  stop: () => Promise<void>;
};

/** What this server knows of keys. Without the secret it is told nothing: tokens then hold until they expire. */
export function createKeys(env: Env, log: Logger): Keys {
  const refused = createRefusedTokens();
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
          onEvent({ tokens, origins }) {
            refused.replace(tokens);
            ofKeys = new Set(origins);
          },
        });

  return {
    refused,
    isListed: (origin) => listed.has(origin) || ofKeys.has(origin),
    async stop() {
      refused.close();
      await following?.stop();
    },
  };
}

/** Refuses requests whose token belongs to a key that is no longer good for it. */
export function refuseTokens(scope: FastifyInstance, { refused }: Keys): void {
  scope.addHook('onRequest', async ({ headers }, reply) => {
    const jti = tokenIdOf(headers.authorization);
    if (jti === undefined || !refused.isRefused(jti)) return undefined;
    const { status, body } = REFUSALS.tokenRevoked;
    return reply
      .code(status)
      .header('www-authenticate', 'Bearer error="invalid_token"')
      .header('cache-control', 'no-store')
      .send(body);
  });
}

const MAX_AGE_S = 7_200;

/** Pages of the origins that a key names may change it for a token: what `/keys` answers them beside the token. */
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
