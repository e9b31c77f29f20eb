import { createHash, timingSafeEqual } from 'node:crypto';
import { EngineError, UnauthenticatedError } from '../errors/engine-error.ts';
import type { Session } from '../contract/session.ts';
import { headerText, type Headers } from './headers.ts';
import type { JwtConfig } from './jwt-config.ts';
import { createTokenSessions } from './token-sessions.ts';

/** Returns the session of a request's headers; rejects with an EngineError where they are refused. */
export type Authenticate = (headers: Headers) => Promise<Session>;

export type AuthSettings = {
  readonly adminSecret?: string | undefined;
  readonly jwt?: JwtConfig | undefined;
  readonly unauthorizedRole?: string | undefined;
  /** Refuses tokens whose allowed or default role is Hasura's superuser role `admin`. */
  readonly refuseAdminClaim: boolean;
  readonly nowMs?: () => number;
};

const SECRET_HEADERS = ['x-hasura-admin-secret', 'x-hasura-access-key'];
const BACKEND_ONLY = 'x-hasura-use-backend-only-permissions';
const TRUE_WORDS = new Set(['true', 't', 'yes', 'y']);
const FALSE_WORDS = new Set(['false', 'f', 'no', 'n']);

/**
 * Makes the function that authenticates requests, in Hasura's order: the admin secret first (a wrong secret is
 * an error whatever else is sent), then the token, then the unauthorized role. A client's x-hasura-* headers set
 * session variables only with the admin secret or where no authentication is configured; Hasura is less strict
 * and lets the unauthorized role bring session variables.
 */
export function createAuthenticate(settings: AuthSettings): Authenticate {
  const { adminSecret, unauthorizedRole } = settings;
  const tokenSession = settings.jwt === undefined ? undefined : createTokenSessions(settings.jwt, settings);
  const anonymous = unauthorizedRole === undefined ? undefined : plainSession(unauthorizedRole);
  const isSecret = adminSecret === undefined ? () => false : createSecretCheck(adminSecret);

  return async (headers) => {
    if (adminSecret === undefined) return trustedSession(headers);
    const sent = SECRET_HEADERS.map((name) => headers[name]).find((value) => value !== undefined);
    if (sent !== undefined) {
      if (typeof sent === 'string' && isSecret(sent)) return trustedSession(headers);
      throw new UnauthenticatedError('invalid x-hasura-admin-secret/x-hasura-access-key');
    }
    const session = (await tokenSession?.(headers)) ?? anonymous;
    if (session !== undefined) return session;
    if (settings.jwt !== undefined) {
      const { type } = settings.jwt.header;
      throw new EngineError('invalid-headers', `Missing ${type} header in JWT authentication mode`);
    }
    throw new UnauthenticatedError('x-hasura-admin-secret/x-hasura-access-key required, but not found');
  };
}

function plainSession(role: string): Session {
  return { role, variables: { 'x-hasura-role': role }, isTrusted: false, useBackendOnlyPermissions: false };
}

function trustedSession(headers: Headers): Session {
  const role = headerText(headers, 'x-hasura-role') || 'admin';
  const variables: Record<string, string> = {};
  for (const name of Object.keys(headers)) {
    if (!name.startsWith('x-hasura-') || SECRET_HEADERS.includes(name) || name === BACKEND_ONLY) continue;
    const value = headerText(headers, name);
    if (value !== undefined) variables[name] = value;
  }
  variables['x-hasura-role'] = role;

  return { role, variables, isTrusted: true, useBackendOnlyPermissions: usesBackendOnly(headers) };
}

function usesBackendOnly(headers: Headers): boolean {
  const word = headerText(headers, BACKEND_ONLY)?.toLowerCase();
  if (word === undefined || FALSE_WORDS.has(word)) return false;
  if (TRUE_WORDS.has(word)) return true;
  throw new EngineError(
    'bad-request',
    `${BACKEND_ONLY}:  Not a valid boolean text. True values are ["true","t","yes","y"] and  False values are ["false","f","no","n"]. All values are case insensitive`,
  );
}

/** Compares digests, so that the time taken tells neither length nor content. */
function createSecretCheck(secret: string): (sent: string) => boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const expected = digest(secret);
  return (sent) => timingSafeEqual(digest(sent), expected);
}
