import type { ResourceServer } from 'oidc-provider';
import type { RealmSettings } from '../storage/representation.ts';
import { accessLifespan } from './lifespans.ts';
import { SCOPES } from './scopes.ts';

/** Makes `oidc-provider` write access tokens as JWTs; `shapeAccessToken` sets the real audience later. */
export function resourceServer(issuer: string, realm: RealmSettings): ResourceServer {
  return {
    scope: SCOPES.join(' '),
    audience: issuer,
    accessTokenFormat: 'jwt',
    accessTokenTTL: accessLifespan(realm),
    jwt: { sign: { alg: 'RS256' } },
  };
}
