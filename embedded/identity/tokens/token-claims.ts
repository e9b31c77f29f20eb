import type { Client, Role } from '../storage/representation.ts';
import { directRoleIds, type Account } from '../storage/account-store.ts';
import type { Db } from '../storage/database.ts';
import { expandRoles, listScopeMappings } from '../storage/role-store.ts';
import { applyMappers } from './apply-mappers.ts';
import { hasDefaultScope } from './default-scopes.ts';

/** Returns the claims about a person that the scopes `profile` and `email` show, as Keycloak's default scopes do. */
export function profileClaims(account: Account, scopes: ReadonlySet<string>): Record<string, unknown> {
  const name = [account.firstName, account.lastName].filter(Boolean).join(' ');
  const person = {
    ...(scopes.has('email') && { email_verified: account.emailVerified, email: account.email }),
    ...(scopes.has('profile') && {
      name: name === '' ? null : name,
      preferred_username: account.username,
      given_name: account.firstName,
      family_name: account.lastName,
    }),
  };
  return Object.fromEntries(Object.entries(person).filter(([, value]) => value !== null));
}

/** Returns the claims that Keycloak adds to an access token: audience, roles, origins and those of mappers. */
export async function accessTokenClaims(
  db: Db,
  { client, account, scopes }: { client: Client; account: Account; scopes: ReadonlySet<string> },
): Promise<Record<string, unknown>> {
  const roles = await visibleRoles(db, client, account);
  const mapped = applyMappers(client.protocolMappers ?? [], 'access', { account, roles });
  const audiences = [
    ...new Set([
      ...(hasDefaultScope(client, 'roles') ? roleAudiences(roles, client) : []),
      ...mapped.audiences,
    ]),
  ];
  const has = (scope: string): boolean => hasDefaultScope(client, scope);
  const realmRoles = roles.filter((role) => role.clientId === null).map((role) => role.name);
  const origins = has('web-origins') ? (client.webOrigins ?? []) : [];

  return {
    ...(audiences.length > 0 && { aud: audiences.length === 1 ? audiences[0] : audiences }),
    ...(has('acr') && { acr: '1' }),
    ...(origins.length > 0 && { 'allowed-origins': origins }),
    ...(has('roles') && realmRoles.length > 0 && { realm_access: { roles: realmRoles } }),
    ...(has('roles') && clientAccess(roles)),
    ...profileClaims(account, scopes),
    ...mapped.claims,
  };
}

/**
 * Returns the claims of the ID token or the answer of `userinfo`: subject, profile, and those of the client's
 * mappers.
 */
export async function identityClaims(
  db: Db,
  kind: 'id' | 'userinfo',
  { client, account, scopes }: { client: Client; account: Account; scopes: ReadonlySet<string> },
): Promise<Record<string, unknown>> {
  const roles = await visibleRoles(db, client, account);
  const mapped = applyMappers(client.protocolMappers ?? [], kind, { account, roles });
  return { sub: account.id, ...profileClaims(account, scopes), ...mapped.claims };
}

/** Returns the account's roles that the client's tokens may show. */
async function visibleRoles(db: Db, client: Client, account: Account): Promise<Role[]> {
  const held = await expandRoles(db, await directRoleIds(db, account.id));
  if (client.fullScopeAllowed) return held;
  const mapped = await listScopeMappings(db, client.id);
  const shown = new Set(
    (
      await expandRoles(
        db,
        mapped.map((role) => role.id),
      )
    ).map((role) => role.id),
  );

  return held.filter((role) => shown.has(role.id) || role.clientId === client.clientId);
}

function clientAccess(roles: readonly Role[]): { resource_access?: Record<string, { roles: string[] }> } {
  const access: Record<string, { roles: string[] }> = {};
  for (const { clientId, name } of roles) {
    if (clientId !== null) (access[clientId] ??= { roles: [] }).roles.push(name);
  }
  return Object.keys(access).length > 0 ? { resource_access: access } : {};
}

/**
 * Returns the audiences that follow from roles. As in Keycloak, these are all clients whose roles are in the token,
 * except the client that asked for it.
 */
function roleAudiences(roles: readonly Role[], client: Client): string[] {
  return roles
    .map((role) => role.clientId)
    .filter((id): id is string => id !== null && id !== client.clientId);
}
