import { setTimeout as wait } from 'node:timers/promises';
import { decodeJwt } from 'jose';
import { readMasterToken } from '#tests/support/admin-api.ts';

/** A server that the shared checks run against: the embedded identity or a real Keycloak. */
export type KeycloakTarget = {
  /** Address that requests go to. */
  url: string;
  /** Public origin in the issuer of tokens. */
  publicUrl: string;
  /** Realm of people; `hosting` by default. */
  realm?: string;
};

export const WEB_URL = 'http://localhost:3000';
export const ADMIN = { email: 'admin@example.com', password: 'first-admin-password' };
export const SECRETS = {
  bootstrapId: 'bootstrap',
  bootstrap: 'bootstrap-secret-0123456789',
  web: 'web-secret-0123456789abcdef',
  actions: 'actions-secret-0123456789abcdef',
};
/** Variables from which the realm file's placeholders are resolved. */
export const PLACEHOLDERS = {
  WEB_URL,
  WEB_CLIENT_SECRET: SECRETS.web,
  ACTIONS_CLIENT_SECRET: SECRETS.actions,
  API_READER_CLIENT_SECRET: 'reader-secret-0123456789abcdef',
  API_EDITOR_CLIENT_SECRET: 'editor-secret-0123456789abcdef',
  API_MAILING_CLIENT_SECRET: 'mailing-secret-0123456789abcdef',
};
export const WEB = { client_id: 'web', client_secret: SECRETS.web };
export const ACTIONS = { client_id: 'actions', client_secret: SECRETS.actions };

const SIGN_IN_ATTEMPTS = 5;
const SIGN_IN_PAUSE_MS = 500;

type Form = Record<string, string>;
export type Tokens = {
  access_token: string;
  refresh_token: string;
  id_token: string;
  expires_in: number;
  refresh_expires_in: number;
  scope: string;
  [field: string]: unknown;
};
export type Answer<T = Record<string, unknown>> = { status: number; body: T; headers: Headers };
export type AccessClaims = ReturnType<typeof decodeJwt> & Record<string, unknown>;

/** Client for one server's realm of people. */
export type KeycloakClient = ReturnType<typeof createKeycloakClient>;

export function createKeycloakClient({ url, publicUrl, realm = 'hosting' }: KeycloakTarget) {
  const oidc = `${url}/realms/${realm}/protocol/openid-connect`;

  const post = async <T = Record<string, unknown>>(path: string, form: Form, headers: Form = {}) => {
    const response = await fetch(`${oidc}/${path}`, {
      method: 'POST',
      body: new URLSearchParams(form),
      headers,
      redirect: 'manual',
    });
    return answer<T>(response);
  };
  const adminToken = () =>
    readMasterToken({ url, clientId: SECRETS.bootstrapId, clientSecret: SECRETS.bootstrap });
  const call = async <T = unknown>(token: string, method: string, path: string, body?: unknown) => {
    const response = await fetch(`${url}/admin/realms/${realm}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return answer<T>(response);
  };

  return {
    url,
    publicUrl,
    issuer: `${publicUrl}/realms/${realm}`,
    post,
    call,
    adminToken,
    get: async (path: string, headers: Form = {}) =>
      fetch(`${url}/realms/${realm}${path}`, { headers, redirect: 'manual' }),
    token: (form: Form) => post<Tokens & Record<string, unknown>>('token', form),
    /** Calls the Admin API as the bootstrap client. */
    admin: async <T = unknown>(method: string, path: string, body?: unknown) =>
      call<T>(await adminToken(), method, path, body),
    /**
     * Signs a person in, with several tries: a real Keycloak refuses a person while it still stores that person's
     * last sign-in.
     */
    signIn: async (username: string, password: string, scope = 'openid'): Promise<Tokens> => {
      const form = { ...WEB, grant_type: 'password', username, password, ...(scope && { scope }) };
      for (let attempt = 1; ; attempt += 1) {
        const { status, body } = await post<Tokens>('token', form);
        if (status === 200) return body;
        if (attempt === SIGN_IN_ATTEMPTS)
          throw new Error(`The sign-in of ${username} failed: ${JSON.stringify(body)}`);
        await wait(SIGN_IN_PAUSE_MS);
      }
    },
    refresh: (refreshToken: string, client: Form = WEB) =>
      post<Tokens>('token', { ...client, grant_type: 'refresh_token', refresh_token: refreshToken }),
    userinfo: (token: string) => fetch(`${oidc}/userinfo`, { headers: { authorization: `Bearer ${token}` } }),
    serviceToken: async (): Promise<string> =>
      (await post<Tokens>('token', { ...ACTIONS, grant_type: 'client_credentials' })).body.access_token,
  };
}

/** Creates a person with a new address and password. Nothing deletes the person, so each check creates its own. */
export async function makePerson(
  client: KeycloakClient,
  person: Record<string, unknown> = {},
): Promise<{ id: string; email: string; password: string }> {
  const email = `person-${Math.random().toString(36).slice(2)}@example.com`;
  const password = `password-of-${email}`;
  const { status, body, headers } = await client.admin('POST', '/users', {
    username: email,
    email,
    emailVerified: true,
    enabled: true,
    firstName: 'Salma',
    lastName: 'Haddad',
    credentials: [{ type: 'password', value: password, temporary: false }],
    ...person,
  });
  if (status !== 201) throw new Error(`No person was made: ${status} ${JSON.stringify(body)}`);

  return { id: idAtEnd(headers), email, password };
}

const OTP_SETTINGS = { subType: 'totp', digits: 6, counter: 0, period: 30, algorithm: 'HmacSHA1' };

/** Returns an authenticator app as Keycloak represents it; the bytes of `secret` are its key. */
export const otpCredential = (secret: string, userLabel = 'phone') => ({
  type: 'otp',
  userLabel,
  secretData: JSON.stringify({ value: secret }),
  credentialData: JSON.stringify(OTP_SETTINGS),
});

/** Gives a person the realm role of an administrator. */
export async function grantAdmin(client: KeycloakClient, id: string): Promise<void> {
  const { body: role } = await client.admin<{ id: string; name: string }>('GET', '/roles/admin');
  await client.admin('POST', `/users/${id}/role-mappings/realm`, [{ id: role.id, name: role.name }]);
}

/** Returns the id at the end of the header `Location` of a created resource. */
export function idAtEnd(headers: Headers): string {
  return headers.get('location')?.split('/').at(-1) ?? '';
}

export function claimsOf(token: string): AccessClaims {
  return decodeJwt(token);
}

async function answer<T>(response: Response): Promise<Answer<T>> {
  const text = await response.text();
  return { status: response.status, body: parsed(text) as T, headers: response.headers };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
