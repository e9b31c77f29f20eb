import { createRemoteJWKSet, customFetch, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { array, object, string } from 'yup';
import { fetchWithin } from '#runtime/network/fetch-within.ts';
import { ActionError } from '#actions/lib/action-error.ts';
import type { Session } from '#actions/lib/session-variables.ts';

const NAMESPACE = 'https://hasura.io/jwt/claims';
const KEYS_MAX_AGE_MS = 10 * 60_000;
const KEYS_COOL_DOWN_MS = 30_000;
const KEYS_ANSWER_MS = 5_000;
/** Characters of a token; the engine has the same limit. */
const MAX_TOKEN_LENGTH = 16_384;
/** Hasura's own superuser role, which no token of ours carries. */
const SUPERUSER = 'admin';

/** Rules for tokens of our realm: signed by RS256, issued for this API, and never without an expiry. */
const TOKEN_RULES = { algorithms: ['RS256'], audience: 'hasura', requiredClaims: ['exp'] };

const claimsSchema = object({
  sub: string().required(),
  [NAMESPACE]: object({ 'x-hasura-allowed-roles': array(string().required()).required() }).required(),
}).required();

type Options = { keycloakUrl: string; realm: string; publicUrl: string };

/**
 * Reads a bearer token. Of `roles`, the roles that may call, the first one that the token allows becomes the session's
 * role.
 */
export type ReadBearer = (authorization: string | undefined, roles: readonly string[]) => Promise<Session>;

/**
 * Creates the reader of access tokens for requests that do not pass the GraphQL engine. It applies the engine's own
 * rules: signature, issuer, audience, time, and a role that the token allows. It returns the session variables that the
 * engine would send.
 */
export function createBearerReader({ keycloakUrl, realm, publicUrl }: Options): ReadBearer {
  const keys = createRemoteJWKSet(
    new URL(
      `${keycloakUrl.replace(/\/+$/, '')}/realms/${encodeURIComponent(realm)}/protocol/openid-connect/certs`,
    ),
    {
      cacheMaxAge: KEYS_MAX_AGE_MS,
      cooldownDuration: KEYS_COOL_DOWN_MS,
      [customFetch]: (url, init) => fetchWithin(KEYS_ANSWER_MS, url, init),
    },
  );
  const issuer = `${publicUrl}/realms/${realm}`;

  return (authorization, roles) => readBearer(authorization, roles, { keys, issuer });
}

type Verification = { keys: JWTVerifyGetKey; issuer: string };

async function readBearer(
  authorization: string | undefined,
  wanted: readonly string[],
  { keys, issuer }: Verification,
): Promise<Session> {
  const token = /^Bearer ([^\s]+)$/i.exec(authorization ?? '')?.[1];
  if (!token) throw refused('The request needs an access token (Authorization: Bearer …).');
  if (token.length > MAX_TOKEN_LENGTH) throw refused('The access token is too long.');
  const { payload } = await jwtVerify(token, keys, { ...TOKEN_RULES, issuer }).catch((cause: unknown) => {
    throw cause instanceof errors.JOSEError && !isKeysFault(cause)
      ? refused('The access token is not valid.', cause)
      : unavailable(cause);
  });
  if (!claimsSchema.isValidSync(payload)) throw refused('The access token has no roles.');
  const {
    sub,
    [NAMESPACE]: { 'x-hasura-allowed-roles': roles },
  } = claimsSchema.cast(payload);
  const role = wanted.find((name) => roles.includes(name));
  if (role === undefined || roles.includes(SUPERUSER)) {
    throw new ActionError('role-required', `This is for the roles ${wanted.join(', ')}.`, { status: 403 });
  }
  return { 'x-hasura-role': role, 'x-hasura-user-id': sub };
}

/** Tells whether an error means that the keys could not be fetched, which says nothing about the token. */
const isKeysFault = (cause: errors.JOSEError) =>
  cause instanceof errors.JWKSTimeout || cause.code === 'ERR_JOSE_GENERIC';

function refused(message: string, cause?: unknown): ActionError {
  return new ActionError('token-invalid', message, { status: 401, cause });
}

function unavailable(cause: unknown): ActionError {
  return new ActionError('users-unavailable', 'The identity server does not respond. Please try again.', {
    status: 503,
    cause,
  });
}
