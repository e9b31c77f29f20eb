import type { FastifyRequest } from 'fastify';
import { decodeJwt, errors } from 'jose';
import type { RealmProviders } from '../openid/realm-providers.ts';
import { readAccessToken } from '../openid/read-access-token.ts';
import { REALM_MANAGEMENT } from '../realm/built-ins.ts';
import { MASTER, MASTER_ADMIN } from '../realm/seed-realms.ts';
import { directRoleIds } from '../storage/account-store.ts';
import type { Db } from '../storage/database.ts';
import { expandRoles } from '../storage/role-store.ts';
import { allowsOrigin, INVALID_ORIGIN } from '../openid/web-origins.ts';
import { AdminError, unauthorized } from './admin-error.ts';

/** The caller of the Admin API, with the rights that the caller has in the realm of the request. */
export type Administrator = {
  /** True for a caller that may do everything in every realm. */
  readonly isMaster: boolean;
  has(...anyOf: readonly string[]): boolean;
};

/**
 * Checks the caller's token, which realm `master` or the requested realm must have issued. The rights are read from
 * the database: they are those that the caller has now, not those at the time of the token's issue.
 */
export async function readAdministrator(
  db: Db,
  providers: RealmProviders,
  request: FastifyRequest,
  realm: string | undefined,
): Promise<Administrator> {
  const token = /^bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const home = token === undefined ? undefined : issuingRealm(token);
  if (token === undefined || home === undefined || (home !== MASTER && home !== realm)) throw unauthorized();
  const served = await providers.get(home);
  const read = served && (await readAccessToken(served.context, token));
  if (read?.kind !== 'valid') throw unauthorized();
  const origins = (read.claims['allowed-origins'] ?? []) as string[];
  if (!allowsOrigin(origins, request.headers.origin)) throw new AdminError(403, INVALID_ORIGIN);

  const roles = await expandRoles(db, await directRoleIds(db, read.account.id));
  const isMaster =
    home === MASTER && roles.some((role) => role.clientId === null && role.name === MASTER_ADMIN);
  const rights = new Set(roles.filter((role) => role.clientId === REALM_MANAGEMENT).map((role) => role.name));

  return { isMaster, has: (...anyOf) => isMaster || anyOf.some((right) => rights.has(right)) };
}

function issuingRealm(token: string): string | undefined {
  try {
    return /\/realms\/([^/]+)$/.exec(decodeJwt(token).iss ?? '')?.[1];
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
