import type { ClientSettings } from '../storage/representation.ts';

/** Scopes that a client may ask for; `openid` alone makes the answer hold an ID token. */
export const SCOPES = ['openid', 'profile', 'email'];

/**
 * The scopes that a token gets: the client's default ones always, `openid` when asked for; undefined when unknown. A client
 * for which nothing else is said has Keycloak's own default scopes.
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
