import { hasDefaultScope, type Scoped } from '../tokens/default-scopes.ts';

/** Scopes that an answer names; it holds an ID token only where `openid` was requested. */
export const SCOPES = ['openid', 'profile', 'email'];
/** Keycloak's scopes that a client may request beside these, and that no answer names. */
const SILENT = ['acr', 'basic', 'roles', 'service_account', 'web-origins'];

/**
 * Returns the scopes of a token: always the client's default ones, and `openid` where requested; undefined where an
 * unknown scope is requested.
 */
export function grantedScope(requested: string | undefined, client: Scoped = {}): string | undefined {
  const known = SCOPES.filter((scope) => scope === 'openid' || hasDefaultScope(client, scope));
  const silent = SILENT.filter((scope) => hasDefaultScope(client, scope));
  const asked = (requested ?? '').split(' ').filter((scope) => scope !== '');
  if (asked.some((scope) => ![...known, ...silent].includes(scope))) return undefined;

  return known.filter((scope) => scope !== 'openid' || asked.includes('openid')).join(' ');
}
