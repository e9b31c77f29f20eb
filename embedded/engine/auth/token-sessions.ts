import { EngineError } from '../errors/engine-error.ts';
import type { Session } from '../contract/session.ts';
import type { Headers } from './headers.ts';
import { readHasuraClaims, type HasuraClaims } from './hasura-claims.ts';
import type { JwtConfig } from './jwt-config.ts';
import { createVerifyToken } from './verify-token.ts';

type Known = {
  readonly claims: HasuraClaims;
  readonly expiresAtMs: number | undefined;
  readonly untilMs: number;
};

type Settings = { readonly refuseAdminClaim: boolean; readonly nowMs?: () => number };

/** Milliseconds for which a checked token is not checked again; a withdrawn key stops working after them. */
const TRUST_MS = 60_000;
const REMEMBERED = 2_000;
const MAX_TOKEN_LENGTH = 16_384;

/**
 * Returns a function that makes the session of a request's token, or `undefined` where the request carries no token.
 */
export function createTokenSessions(config: JwtConfig, { refuseAdminClaim, nowMs = Date.now }: Settings) {
  const verify = createVerifyToken(config, nowMs);
  const known = new Map<string, Known>();

  const check = async (token: string): Promise<Known> => {
    const seen = known.get(token);
    if (seen !== undefined && seen.untilMs > nowMs()) return seen;
    known.delete(token);

    const payload = await verify(token);
    const claims = readHasuraClaims(payload, config.claims);
    if (refuseAdminClaim && (claims.allowedRoles.includes('admin') || claims.defaultRole === 'admin')) {
      throw new EngineError('access-denied', 'a token may not carry the role "admin"');
    }
    const expiresAtMs = payload.exp === undefined ? undefined : (payload.exp + config.allowedSkewS) * 1000;
    const untilMs = Math.min(expiresAtMs ?? Number.POSITIVE_INFINITY, nowMs() + TRUST_MS);
    const fresh = { claims, expiresAtMs, untilMs };
    if (known.size >= REMEMBERED) known.clear();
    known.set(token, fresh);
    return fresh;
  };

  return async (headers: Headers): Promise<Session | undefined> => {
    const token = findToken(headers, config.header);
    if (token === undefined) return undefined;
    const { claims, expiresAtMs } = await check(token);
    const role = chooseRole(headers, claims);

    return {
      role,
      variables: { ...claims.variables, 'x-hasura-role': role },
      isTrusted: false,
      useBackendOnlyPermissions: false,
      ...(expiresAtMs === undefined ? {} : { expiresAtMs }),
    };
  };
}

function chooseRole(headers: Headers, claims: HasuraClaims): string {
  const asked = headers['x-hasura-role'];
  const role = asked === undefined || asked === '' ? claims.defaultRole : asked;
  if (typeof role !== 'string' || !claims.allowedRoles.includes(role)) {
    throw new EngineError('access-denied', 'Your requested role is not in allowed roles');
  }
  return role;
}

function findToken(headers: Headers, place: JwtConfig['header']): string | undefined {
  const token =
    place.type === 'Cookie'
      ? fromCookie(headers['cookie'], place.name)
      : fromBearer(headers['authorization']);
  if (token !== undefined && token.length > MAX_TOKEN_LENGTH) {
    throw new EngineError('invalid-jwt', 'Could not verify JWT: the token is too long');
  }
  return token;
}

function fromBearer(value: string | string[] | undefined): string | undefined {
  if (value === undefined) return undefined;
  const [scheme, token, ...rest] = typeof value === 'string' ? value.trim().split(/\s+/) : [];
  if (scheme?.toLowerCase() !== 'bearer' || token === undefined || rest.length > 0) {
    throw new EngineError('invalid-headers', 'Malformed Authorization header');
  }
  return token;
}

function fromCookie(value: string | string[] | undefined, name: string): string | undefined {
  if (value === undefined) return undefined;
  const cookies = Array.isArray(value) ? value.join('; ') : value;
  for (const cookie of cookies.split(';')) {
    const at = cookie.indexOf('=');
    if (at > 0 && cookie.slice(0, at).trim() === name) return cookie.slice(at + 1).trim();
  }
  return undefined;
}
