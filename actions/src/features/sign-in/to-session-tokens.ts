import { KeycloakUnavailable, type Tokens } from '../../lib/keycloak-client.ts';
import { makeRefreshTokenStub } from '../../lib/refresh-token-stub.ts';

/** The GraphQL type session_tokens: what the browser may see of a session. */
export function toSessionTokens(tokens: Tokens, now: Date) {
  if (tokens.id_token === undefined) throw new KeycloakUnavailable('Keycloak responded without an ID token.');
  return {
    access_token: tokens.access_token,
    refresh_token: makeRefreshTokenStub(tokens, Math.floor(now.getTime() / 1000)),
    id_token: tokens.id_token,
    expires_in: tokens.expires_in,
  };
}
