import { array, object, string } from 'yup';
import {
  createKeycloakClient,
  fetchKeycloak,
  KeycloakUnavailable,
  type KeycloakOptions,
} from './keycloak-client.ts';

const PAGE_SIZE = 500;
const DEFAULT_TIMEOUT_MS = 10_000;
/** A token is renewed this long before it ends. */
const TOKEN_MARGIN_MS = 30_000;

const usersSchema = array(object({ id: string().required(), email: string() }).required()).required();

/** A person as Keycloak lists one. */
export type KeycloakUser = { id: string; email?: string | undefined };

/** Keycloak's Admin API, as the service account of client `actions` sees it. */
export function createKeycloakAdmin(options: KeycloakOptions & { clientSecret: string }) {
  const { url, realm, clientSecret, timeoutMs = DEFAULT_TIMEOUT_MS } = options;
  const base = `${url.replace(/\/+$/, '')}/admin/realms/${encodeURIComponent(realm)}`;
  const client = createKeycloakClient(options, { id: 'actions', secret: clientSecret });
  let token: { value: string; endsAt: number } | undefined;

  async function readToken(): Promise<string> {
    if (token && token.endsAt > Date.now()) return token.value;
    const tokens = await client.requestTokens({ grant_type: 'client_credentials' });
    token = { value: tokens.access_token, endsAt: Date.now() + tokens.expires_in * 1000 - TOKEN_MARGIN_MS };
    return token.value;
  }

  async function readUsers(path: string): Promise<KeycloakUser[]> {
    const headers = { authorization: `Bearer ${await readToken()}`, accept: 'application/json' };
    const response = await fetchKeycloak(`${base}${path}`, { headers }, timeoutMs);
    if (response.status === 401) token = undefined;
    if (!response.ok)
      throw new KeycloakUnavailable(`Keycloak answered ${response.status} to ${path.split('?')[0]}.`);

    return usersSchema.validateSync(await response.json(), { stripUnknown: true });
  }

  async function readAllPages(path: string): Promise<KeycloakUser[]> {
    const users: KeycloakUser[] = [];
    for (;;) {
      const page = await readUsers(`${path}?briefRepresentation=true&first=${users.length}&max=${PAGE_SIZE}`);
      users.push(...page);
      if (page.length < PAGE_SIZE) return users;
    }
  }

  return {
    /** Everybody in the realm. */
    listUsers: () => readAllPages('/users'),
    /** Everybody who has a realm role. */
    listUsersOfRole: (role: string) => readAllPages(`/roles/${encodeURIComponent(role)}/users`),
  };
}

export type KeycloakAdmin = ReturnType<typeof createKeycloakAdmin>;
