import Keycloak from 'keycloak-js';
import { decodePayload, readAccessClaims, type AccessClaims } from './access-claims.ts';
import { loginReturnIn } from './session-in-url.ts';
import { TOKEN_ENDPOINT } from './session-endpoint.ts';
import { SessionError } from './session-error.ts';
import type { SessionTokens } from './session.ts';

/** Identity server's realm in which people sign in; `url` is the site's own origin. */
export type Identity = { url: string; realm: string; clientId: string };

/** Outcome of a login from which this visit returned; null if the visit is no return from the identity provider. */
export type LoginReturn = 'completed' | 'failed' | 'second-factor' | null;

/** Interface to keycloak-js for the session store. */
export type KeycloakClient = {
  readonly loginReturn: LoginReturn;
  /** Returns the current tokens; null after the session has ended. */
  tokens(): SessionTokens | null;
  claims(): AccessClaims | null;
  /** Returns the seconds until the access token expires, by the server's clock; 0 without a token. */
  secondsLeft(): number;
  /** Makes tokens from `sign_in`, `/session/resume` or another tab the current ones. */
  adopt(tokens: SessionTokens): void;
  /** Gets fresh tokens for the cookie's refresh token; rejects on failure, and drops the tokens if the session is over. */
  refresh(): Promise<void>;
  forget(): void;
  /** Leaves the page for the identity provider's Google login; rejects if the identity server can't be reached. */
  loginWithGoogle(redirectUri: string, locale: string): Promise<void>;
};

/**
 * Starts keycloak-js with the actions service's token endpoint. Tokens are passed by `adopt` and not by `init`, which
 * would refresh them at once: a second rotation of the refresh token at every page load.
 */
export async function createKeycloakClient(identity: Identity): Promise<KeycloakClient> {
  const keycloak = createKeycloak(identity);
  const loginReturn = await startKeycloak(keycloak);

  return {
    loginReturn,
    tokens: () => readTokens(keycloak),
    claims: () => (keycloak.token ? readAccessClaims(keycloak.token) : null),
    secondsLeft: () => secondsLeft(keycloak),
    adopt: (tokens) => adopt(keycloak, tokens),
    refresh: async () => void (await keycloak.updateToken(-1)),
    forget: () => keycloak.clearToken(),
    loginWithGoogle: async (redirectUri, locale) => {
      await demandServer(identity);
      await keycloak.login({ idpHint: 'google', redirectUri, locale });
    },
  };
}

function createKeycloak({ url, realm, clientId }: Identity): Keycloak {
  const endpoints = `${url}/realms/${realm}/protocol/openid-connect`;

  return new Keycloak({
    clientId,
    oidcProvider: {
      authorization_endpoint: `${endpoints}/auth`,
      token_endpoint: TOKEN_ENDPOINT,
      end_session_endpoint: `${endpoints}/logout`,
    },
  });
}

/** Runs `init`. With a login's answer in the URL it exchanges the code and clears the URL; otherwise it does nothing. */
async function startKeycloak(keycloak: Keycloak): Promise<LoginReturn> {
  const place = loginReturnIn(window.location);
  try {
    await keycloak.init({ pkceMethod: 'S256', checkLoginIframe: false, responseMode: place ?? 'fragment' });
  } catch (error) {
    return (await isSecondFactorRefusal(error)) ? 'second-factor' : 'failed';
  }
  if (!place) return null;

  return keycloak.authenticated ? 'completed' : 'failed';
}

/** Throws if the identity server can't be reached, since the person would find a gateway's error there instead of a page. */
async function demandServer({ url, realm }: Identity): Promise<void> {
  const response = await fetch(`${url}/realms/${realm}/.well-known/openid-configuration`).catch(() => null);
  if (response?.ok) return;
  throw new SessionError('session-unavailable', 'The identity server could not be reached.');
}

/**
 * Returns whether the actions service refused an administrator's session for lack of a second factor. It reads the response,
 * as keycloak-js's own errors say no more than 'access_denied' and the like.
 */
async function isSecondFactorRefusal(error: unknown): Promise<boolean> {
  if (!(error instanceof Error) || !('response' in error) || !(error.response instanceof Response))
    return false;
  const body: unknown = await error.response.json().catch(() => null);

  return (
    typeof body === 'object' && body !== null && 'error' in body && body.error === 'second_factor_required'
  );
}

function adopt(keycloak: Keycloak, tokens: SessionTokens): void {
  const claims = decodePayload(tokens.access_token);
  keycloak.token = tokens.access_token;
  keycloak.tokenParsed = claims;
  keycloak.refreshToken = tokens.refresh_token;
  keycloak.idToken = tokens.id_token;
  keycloak.authenticated = true;
  keycloak.timeSkew = Math.floor(Date.now() / 1000) - Number(claims['iat'] ?? 0);
}

function readTokens({ token, refreshToken, idToken }: Keycloak): SessionTokens | null {
  if (!token || !refreshToken) return null;

  return { access_token: token, refresh_token: refreshToken, id_token: idToken ?? '' };
}

function secondsLeft({ token, tokenParsed, timeSkew }: Keycloak): number {
  if (!token || !tokenParsed?.exp) return 0;

  return tokenParsed.exp - Date.now() / 1000 + (timeSkew ?? 0);
}
