import type { ClientSettings } from '../storage/representation.ts';

/** Scopes that a client may request; the answer holds an ID token only where `openid` was requested. */
export const SCOPES = ['openid', 'profile', 'email'];

/**
 * Returns the scopes of a token: always the client's default ones, and `openid` where requested; undefined where an
 * unknown scope is requested. A client without `defaultClientScopes` has Keycloak's own default scopes.
 */
export function grantedScope(
  requested: string | undefined,
  { defaultClientScopes }: Pick<ClientSettings, 'defaultClientScopes'> = {},
): string | undefined {
  const known = SCOPES.filter(
    (scope) => scope === 'openid' || (defaultClientScopes?.includes(scope) ?? true),
  );
  const asked = (requested ?? '').split(' ').filter((scope) => scope !== '');
  if (asked.some((scope) => !known.includes(scope))) return undefined;

  return known.filter((scope) => scope !== 'openid' || asked.includes('openid')).join(' ');
}
