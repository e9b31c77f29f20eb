import { decodeJwt } from 'jose';
import { fetchWithin } from '#runtime/network/fetch-within.ts';
import { currentRequestId, REQUEST_ID } from '#runtime/observe/request-id.ts';
import { currentTrace, TRACEPARENT } from '#runtime/observe/tracing.ts';
import { array, number, object, string, type InferType } from 'yup';

const tokensSchema = object({
  access_token: string().required(),
  refresh_token: string(),
  id_token: string(),
  expires_in: number().required(),
  refresh_expires_in: number(),
  token_type: string().required(),
  session_state: string(),
  scope: string(),
}).required();

const refusalSchema = object({ error: string().default('invalid_request'), error_description: string() });

/** The answer of Keycloak's token endpoint. */
export type Tokens = InferType<typeof tokensSchema>;

/** Thrown if Keycloak refuses a request. */
export class KeycloakRefusal extends Error {
  readonly error: string;
  readonly description: string;

  constructor(error: string, description: string) {
    super(`Keycloak refused: ${error} (${description})`);
    this.name = 'KeycloakRefusal';
    this.error = error;
    this.description = description;
  }
}

/** Thrown if Keycloak does not answer, or its answer can't be used. */
export class KeycloakUnavailable extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'KeycloakUnavailable';
  }
}

export type KeycloakOptions = {
  /** Internal URL of Keycloak, without the path of a realm. */
  url: string;
  realm: string;
  timeoutMs?: number;
};

const DEFAULT_TIMEOUT_MS = 10_000;
/** Errors of the token endpoint that mean a fault of our configuration, not of the person. */
const OUR_FAULTS = new Set(['unauthorized_client', 'invalid_client']);

/** Creates a client of Keycloak's token and logout endpoints, for one confidential client. */
export function createKeycloakClient(
  { url, realm, timeoutMs = DEFAULT_TIMEOUT_MS }: KeycloakOptions,
  client: { id: string; secret: string },
) {
  const base = `${url.replace(/\/+$/, '')}/realms/${encodeURIComponent(realm)}/protocol/openid-connect`;

  async function post(path: string, fields: Record<string, string>): Promise<unknown> {
    const body = new URLSearchParams({ ...fields, client_id: client.id, client_secret: client.secret });
    const response = await fetchKeycloak(`${base}/${path}`, { method: 'POST', body }, timeoutMs);
    const answer: unknown = await response.json().catch(() => null);

    if (response.ok) return answer;
    const { error, error_description: description = '' } = refusalSchema.cast(answer ?? {});
    if (response.status >= 500 || response.status === 429 || OUR_FAULTS.has(error)) {
      throw new KeycloakUnavailable(`Keycloak responded ${response.status} ${error}: ${description}`);
    }
    throw new KeycloakRefusal(error, description);
  }

  return {
    /** Asks for tokens by any grant. */
    async requestTokens(grant: Record<string, string>): Promise<Tokens> {
      const answer = await post('token', grant);
      if (!tokensSchema.isValidSync(answer))
        throw new KeycloakUnavailable('Keycloak responded without tokens.');
      return tokensSchema.cast(answer);
    },

    /** Ends the session that a refresh token belongs to. */
    async endSession(refreshToken: string): Promise<void> {
      await post('logout', { refresh_token: refreshToken });
    },
  };
}

export type KeycloakClient = ReturnType<typeof createKeycloakClient>;

/** Fetches from Keycloak; throws a KeycloakUnavailable if there is no answer in time. */
export async function fetchKeycloak(url: string, init: RequestInit, timeoutMs: number): Promise<Response> {
  try {
    const headers = new Headers(init.headers);
    const requestId = currentRequestId();
    if (requestId !== undefined) headers.set(REQUEST_ID, requestId);
    const trace = currentTrace();
    if (trace !== undefined) headers.set(TRACEPARENT, trace);
    return await fetchWithin(timeoutMs, url, { ...init, headers, redirect: 'error' });
  } catch (error) {
    throw new KeycloakUnavailable('Keycloak cannot be reached.', error);
  }
}

/** The person that an access token was issued to. */
export type TokenOwner = {
  userId: string;
  email: string | undefined;
  realmRoles: string[];
  /** Roles that the token allows in the API. */
  allowedRoles: string[];
  /** Claim `sid`. */
  sessionId: string | undefined;
};

const HASURA_CLAIMS = 'https://hasura.io/jwt/claims';
const roles = () => array(string().required()).default([]);

const claimsSchema = object({
  sub: string().required(),
  email: string(),
  sid: string(),
  realm_access: object({ roles: roles() }).default({ roles: [] }),
  [HASURA_CLAIMS]: object({ 'x-hasura-allowed-roles': roles() }).default({ 'x-hasura-allowed-roles': [] }),
});

/**
 * Reads the person and the roles of an access token. The token is not verified, so it must come straight from Keycloak.
 */
export function readAccessToken(accessToken: string): TokenOwner {
  const claims = claimsSchema.validateSync(decodeJwt(accessToken));

  return {
    userId: claims.sub,
    email: claims.email,
    realmRoles: claims.realm_access.roles,
    allowedRoles: claims[HASURA_CLAIMS]['x-hasura-allowed-roles'],
    sessionId: claims.sid,
  };
}
