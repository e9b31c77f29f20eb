import { createRemoteJWKSet, customFetch, errors, jwtVerify } from 'jose';
import { object, string, boolean, ValidationError } from 'yup';
import { fetchWithin } from '#runtime/network/fetch-within.ts';

/** Addresses of Google's endpoints; tests pass those of a server of their own. */
export type GoogleEndpoints = { authorization: string; token: string; certs: string; issuer: string };

/** See https://accounts.google.com/.well-known/openid-configuration */
export const GOOGLE: GoogleEndpoints = {
  authorization: 'https://accounts.google.com/o/oauth2/v2/auth',
  token: 'https://oauth2.googleapis.com/token',
  certs: 'https://www.googleapis.com/oauth2/v3/certs',
  issuer: 'https://accounts.google.com',
};

export type GoogleClient = { clientId: string; clientSecret: string; scope: string; redirectUri: string };
export type PendingLogin = { nonce: string; verifier: string };
export type GooglePerson = {
  subject: string;
  email: string;
  /** True where Google itself runs the mailbox, so that no other person can own it. */
  ownsMailbox: boolean;
  firstName: string | undefined;
  lastName: string | undefined;
};

const ANSWER_MS = 10_000;

const tokenSchema = object({ id_token: string().strict().required() });
const claimsSchema = object({
  sub: string().strict().required(),
  email: string().strict().email().required(),
  email_verified: boolean().strict().oneOf([true]).required(),
  nonce: string().strict().required(),
  hd: string().strict(),
  given_name: string().strict(),
  family_name: string().strict(),
});

/** A login at Google that failed; the message is shown to the person who tried. */
export class BrokerError extends Error {}

/** Returns the address at which the browser signs in at Google. */
export function googleLoginUrl(
  endpoints: GoogleEndpoints,
  client: GoogleClient,
  request: { state: string; nonce: string; challenge: string },
): string {
  const url = new URL(endpoints.authorization);
  const parameters = {
    client_id: client.clientId,
    redirect_uri: client.redirectUri,
    response_type: 'code',
    scope: client.scope,
    state: request.state,
    nonce: request.nonce,
    code_challenge: request.challenge,
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);

  return url.href;
}

/**
 * Exchanges Google's authorization code for the person's data, and checks the ID token's signature, issuer, audience
 * and nonce.
 */
export async function fetchGooglePerson(
  endpoints: GoogleEndpoints,
  client: GoogleClient,
  { code, pending }: { code: string; pending: PendingLogin },
): Promise<GooglePerson> {
  const response = await fetchWithin(ANSWER_MS, endpoints.token, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: client.redirectUri,
      client_id: client.clientId,
      client_secret: client.clientSecret,
      code_verifier: pending.verifier,
    }),
  });
  if (!response.ok) throw new BrokerError('Google did not confirm the login.');

  try {
    const { id_token: token } = tokenSchema.validateSync(await response.json());
    const keys = createRemoteJWKSet(new URL(endpoints.certs), {
      [customFetch]: (url, init) => fetchWithin(ANSWER_MS, url, init),
    });
    const expected = { issuer: endpoints.issuer, audience: client.clientId, algorithms: ['RS256'] };
    return personOf((await jwtVerify(token, keys, expected)).payload, pending);
  } catch (cause) {
    if (cause instanceof ValidationError || cause instanceof errors.JOSEError) {
      throw new BrokerError('Google sent something that can’t be trusted.', { cause });
    }
    throw cause;
  }
}

function personOf(payload: unknown, { nonce }: PendingLogin): GooglePerson {
  const claims = claimsSchema.validateSync(payload);
  if (claims.nonce !== nonce) throw new BrokerError('Google responded to another login than this one.');

  return {
    subject: claims.sub,
    email: claims.email.toLowerCase(),
    ownsMailbox: claims.hd !== undefined || claims.email.toLowerCase().endsWith('@gmail.com'),
    firstName: claims.given_name,
    lastName: claims.family_name,
  };
}
