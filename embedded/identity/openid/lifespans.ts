import type { ClientSettings, RealmSettings } from '../storage/representation.ts';

/** Returns the lifetime of an access token in seconds: the realm's setting, else Keycloak's default. */
export const accessLifespan = (realm: RealmSettings): number => realm.accessTokenLifespan ?? 300;

/**
 * Returns the lifetime of a client's access token in seconds: the client's own setting, at most that of a session,
 * else the realm's.
 */
export function accessLifespanOf(
  { attributes }: Pick<ClientSettings, 'attributes'>,
  realm: RealmSettings,
): number {
  const own = Number(attributes?.['access.token.lifespan']);
  return own > 0 ? Math.min(own, sessionLifespan(realm)) : accessLifespan(realm);
}

/** Returns the maximum lifetime of a session in seconds. */
export const sessionLifespan = (realm: RealmSettings): number => realm.ssoSessionMaxLifespan ?? 36_000;

/**
 * Returns the lifetime of a refresh token in seconds: the idle timeout, but never longer than the rest of its
 * session.
 */
export function refreshLifespan(realm: RealmSettings, startedAt: number, now = Date.now() / 1000): number {
  const left = startedAt + sessionLifespan(realm) - Math.floor(now);
  return Math.max(1, Math.min(realm.ssoSessionIdleTimeout ?? 1800, left));
}
