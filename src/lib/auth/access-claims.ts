import { createLogger } from '#src/lib/log/logger.ts';
import type { Role, SessionUser } from './session.ts';

const HASURA_CLAIMS = 'https://hasura.io/jwt/claims';

/** API role that a token must allow before its bearer counts as an administrator. */
const ADMIN_API_ROLE = 'site_admin';

const log = createLogger('session');

/** Claims that the site reads from an access token; times are in Unix seconds. */
export type AccessClaims = { user: SessionUser; allowedRoles: string[]; issuedAt: number; expiresAt: number };

/**
 * Reads an access token's claims without checking its signature: the API verifies every token, the site only chooses what
 * to show.
 */
export function readAccessClaims(token: string): AccessClaims {
  const claims = decodePayload(token);
  const hasura = claims[HASURA_CLAIMS];
  const roles = isRecord(hasura) ? hasura['x-hasura-allowed-roles'] : [];

  return {
    user: {
      id: text(claims['sub']),
      email: text(claims['email']),
      name: text(claims['name']) || text(claims['email']),
    },
    allowedRoles: Array.isArray(roles) ? roles.filter((role) => typeof role === 'string') : [],
    issuedAt: seconds(claims['iat']),
    expiresAt: seconds(claims['exp']),
  };
}

/** Reads `user_roles.role` of one person; null where there is no row. */
export type RoleReader = (userId: string) => Promise<Role | null>;

/** Reads a person's role; null where there is no row, undefined if it could not be read. */
export async function readRoleOf(
  claims: AccessClaims,
  readRole: RoleReader,
): Promise<Role | null | undefined> {
  try {
    return allowedRoleOf(claims, await readRole(claims.user.id));
  } catch (error) {
    log.error('The role could not be read.', { error });
    return undefined;
  }
}

/** Returns the role as far as the token allows it: `admin` counts only with the API's role for administrators. */
export function allowedRoleOf(claims: AccessClaims, role: Role | null): Role | null {
  return role === 'admin' && !claims.allowedRoles.includes(ADMIN_API_ROLE) ? 'user' : role;
}

/** Returns whether two tokens have equal user ids, emails and names. */
export function hasSameUser({ user: a }: AccessClaims, { user: b }: AccessClaims): boolean {
  return a.id === b.id && a.email === b.email && a.name === b.name;
}

/** Returns whether two tokens have equal user ids and allowed roles. */
export function hasSameRights(a: AccessClaims, b: AccessClaims): boolean {
  return a.user.id === b.user.id && a.allowedRoles.join() === b.allowedRoles.join();
}

/** Returns the JSON in the middle part of a JWT; throws when there is none. */
export function decodePayload(token: string): Record<string, unknown> {
  const part = token.split('.')[1] ?? '';
  const base64 = part.replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  const payload: unknown = JSON.parse(new TextDecoder().decode(bytes));
  if (!isRecord(payload)) throw new TypeError('The token holds no claims.');

  return payload;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function seconds(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}
