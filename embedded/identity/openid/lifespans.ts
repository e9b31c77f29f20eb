import type { ClientSettings, RealmSettings } from '../storage/representation.ts';

/** Seconds that an access token lives; Keycloak's default where the realm says nothing. */
export const accessLifespan = (realm: RealmSettings): number => realm.accessTokenLifespan ?? 300;

/** The same for a client that may have a lifespan of its own. */
export function accessLifespanOf(
  { attributes }: Pick<ClientSettings, 'attributes'>,
  realm: RealmSettings,
): number {
  const own = Number(attributes?.['access.token.lifespan']);
  return own > 0 ? Math.min(own, sessionLifespan(realm)) : accessLifespan(realm);
}

/** Seconds that a session lives at most. */
export const sessionLifespan = (realm: RealmSettings): number => realm.ssoSessionMaxLifespan ?? 36_000;

/** Seconds that a refresh token lives: the idle time, but never longer than its session. */
export function refreshLifespan(realm: RealmSettings, startedAt: number, now = Date.now() / 1000): number {
  const left = startedAt + sessionLifespan(realm) - Math.floor(now);
  return Math.max(1, Math.min(realm.ssoSessionIdleTimeout ?? 1800, left));
}
