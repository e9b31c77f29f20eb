import Keycloak from 'keycloak-js';
import { decodePayload, readAccessClaims, type AccessClaims } from './access-claims.ts';
import { loginReturnIn } from './session-in-url.ts';
import { TOKEN_ENDPOINT } from './session-endpoint.ts';
import { SessionError } from './session-error.ts';
import type { SessionTokens } from './session.ts';

/** Where people sign in; `url` is the site's own origin. */
export type Identity = { url: string; realm: string; clientId: string };

/** How a visit that came back from the identity provider ended; null for every other visit. */
export type LoginReturn = 'completed' | 'failed' | 'second-factor' | null;

/** keycloak-js as the session store uses it. */
export type KeycloakClient = {
  readonly loginReturn: LoginReturn;
  /** The tokens at hand; null once the session is over. */
  tokens(): SessionTokens | null;
  claims(): AccessClaims | null;
  /** Seconds until the access token ends, by the server's clock; 0 without a token. */
  secondsLeft(): number;
  /** Takes tokens that `sign_in`, `/session/token` or another tab brought. */
  adopt(tokens: SessionTokens): void;
  /** Trades the cookie for fresh tokens; rejects and, where the session is over, forgets the tokens. */
  refresh(): Promise<void>;
  forget(): void;
  /** Leaves the page for the identity provider's Google login; rejects where that is away. */
  loginWithGoogle(redirectUri: string, locale: string): Promise<void>;
};

/**
 * Starts keycloak-js on the mediator's token endpoint. Tokens are handed over by `adopt` and not by `init`,
 * which would trade them in at once: a second rotation at every page load.
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

/** Without a login's answer in the URL `init` does nothing; with one it clears the URL and trades the code in. */
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

/** Whoever left for a server that is away would meet a gateway's error instead of a page. */
async function demandServer({ url, realm }: Identity): Promise<void> {
  const response = await fetch(`${url}/realms/${realm}/.well-known/openid-configuration`).catch(() => null);
  if (response?.ok) return;
  throw new SessionError('session-unavailable', 'The identity server could not be reached.');
}

/** Whether the service kept an administrator's session back; else keycloak-js gives no more than 'access_denied' and the like. */
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
