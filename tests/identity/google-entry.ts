import { WEB_URL } from './keycloak-client.ts';

const REDIRECT_URI = `${WEB_URL}/auth`;
const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

/** Returns the address to which the site sends a browser that logs in with Google. */
export function authorizeByGoogle(): string {
  const query = new URLSearchParams({
    client_id: 'web',
    redirect_uri: REDIRECT_URI,
    response_type: 'code',
    scope: 'openid',
    state: 's',
    nonce: 'n',
    code_challenge: CHALLENGE,
    code_challenge_method: 'S256',
    kc_idp_hint: 'google',
  });
  return `${WEB_URL}/realms/hosting/protocol/openid-connect/auth?${query}`;
}

/** Returns the form that exchanges the code with which a browser came back. */
export function exchangeOf(back: URL): Record<string, string> {
  return {
    grant_type: 'authorization_code',
    code: back.searchParams.get('code') ?? '',
    redirect_uri: REDIRECT_URI,
    code_verifier: VERIFIER,
  };
}
