import { authorizeByGoogle } from './google-entry.ts';
import { createKeycloakClient, makePerson, WEB_URL, type KeycloakClient } from './keycloak-client.ts';
import { createBrowser } from './redirect-browser.ts';

const REALM = 'stand-in';
const BROKER = { clientId: 'hosting', secret: 'broker-secret-0123456789abcdef' };

/**
 * Creates a second realm on a real Keycloak, to which our realm sends people under the alias `google`. Returns a
 * function that links a person of our realm to a new person there, signs them in there in a browser, and returns the
 * address at which the browser comes back to the site.
 */
export async function standInForGoogle(
  ours: KeycloakClient,
): Promise<(person: { id: string }) => Promise<URL>> {
  const theirs = createKeycloakClient({ url: ours.url, publicUrl: WEB_URL, realm: REALM });
  await makeRealm(theirs);
  await replaceGoogle(ours);

  return async ({ id }) => {
    const there = await makePerson(theirs);
    await demand(
      ours.admin('POST', `/users/${id}/federated-identity/google`, {
        identityProvider: 'google',
        userId: there.id,
        userName: there.email,
      }),
    );
    const browser = createBrowser(ours.url);
    const form = actionIn(await browser.open(authorizeByGoogle()));
    return browser.follow(form, { username: there.email, password: there.password });
  };
}

async function makeRealm(theirs: KeycloakClient): Promise<void> {
  const response = await fetch(`${theirs.url}/admin/realms`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await theirs.adminToken()}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      realm: REALM,
      enabled: true,
      clients: [{ ...BROKER, redirectUris: [`${WEB_URL}/realms/hosting/broker/google/endpoint`] }],
    }),
  });
  if (!response.ok) throw new Error(`No realm was made: ${response.status} ${await response.text()}`);
}

/** Replaces the identity provider `google`, whose kind can't be changed. */
async function replaceGoogle(ours: KeycloakClient): Promise<void> {
  const path = '/identity-provider/instances';
  await demand(ours.admin('DELETE', `${path}/google`));
  const endpoints = (base: string) => `${base}/realms/${REALM}/protocol/openid-connect`;
  await demand(
    ours.admin('POST', path, {
      alias: 'google',
      providerId: 'keycloak-oidc',
      enabled: true,
      trustEmail: true,
      config: {
        clientId: BROKER.clientId,
        clientSecret: BROKER.secret,
        clientAuthMethod: 'client_secret_post',
        defaultScope: 'openid profile email',
        syncMode: 'IMPORT',
        pkceEnabled: 'true',
        pkceMethod: 'S256',
        issuer: `${WEB_URL}/realms/${REALM}`,
        authorizationUrl: `${endpoints(WEB_URL)}/auth`,
        tokenUrl: `${endpoints(ours.url)}/token`,
        validateSignature: 'true',
        useJwksUrl: 'true',
        jwksUrl: `${endpoints(ours.url)}/certs`,
      },
    }),
  );
}

async function demand(answer: ReturnType<KeycloakClient['admin']>): Promise<void> {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(`Keycloak answered ${status}: ${JSON.stringify(body)}`);
}

function actionIn(page: string): string {
  const action = /<form[^>]* action="([^"]+)"/.exec(page)?.[1];
  if (action === undefined) throw new Error(`No form: ${page}`);
  return action.replaceAll('&amp;', '&');
}
