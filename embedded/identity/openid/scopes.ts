/** Scopes that a client may ask for; `openid` alone makes the answer hold an ID token. */
export const SCOPES = ['openid', 'profile', 'email'];

/** The scopes that a token gets: Keycloak's default ones always, `openid` when asked for; undefined when unknown. */
export function grantedScope(requested: string | undefined): string | undefined {
  const asked = (requested ?? '').split(' ').filter((scope) => scope !== '');
  if (asked.some((scope) => !SCOPES.includes(scope))) return undefined;

  return SCOPES.filter((scope) => scope !== 'openid' || asked.includes('openid')).join(' ');
}
