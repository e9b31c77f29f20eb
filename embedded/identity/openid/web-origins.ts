import { originsOf } from '../storage/redirect-origins.ts';
import type { ClientSettings } from '../storage/representation.ts';

/** Keycloak's answer to a page whose origin is not one of the client's. */
export const INVALID_ORIGIN = { error: 'Invalid origin' };

/** Returns the origins whose pages may use a client; `+` means those of its redirect addresses. */
export function webOriginsOf({
  webOrigins = [],
  redirectUris = [],
}: Pick<ClientSettings, 'webOrigins' | 'redirectUris'>): string[] {
  return webOrigins.flatMap((origin) => (origin === '+' ? originsOf(redirectUris) : [origin]));
}

/** Tells whether a page of this origin is among those; a request without an origin comes from no page. */
export const allowsOrigin = (origins: readonly string[], origin: string | undefined): boolean =>
  !origin || origins.includes(origin) || origins.includes('*');
