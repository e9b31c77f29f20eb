import { array, boolean, object, string } from 'yup';
import { ActionError } from '#actions/lib/action-error.ts';
import { AccountRefusal, throwRefusal } from './account-refusal.ts';
import {
  createKeycloakClient,
  fetchKeycloak,
  KeycloakUnavailable,
  type KeycloakOptions,
} from './keycloak-client.ts';
import { createCredentialCalls } from './keycloak-credentials.ts';
import { createProfileCalls } from './keycloak-profile.ts';

const PAGE_SIZE = 500;
const DEFAULT_TIMEOUT_MS = 10_000;
/** A token is renewed this long before it ends. */
const TOKEN_MARGIN_MS = 30_000;

const userSchema = object({
  id: string().required(),
  email: string(),
  enabled: boolean().default(false),
  totp: boolean(),
}).required();
const usersSchema = array(userSchema).required();
const flowsSchema = array(object({ alias: string().required() }).required()).required();
const roleSchema = object({ id: string().required(), name: string().required() }).required();

/**
 * User as Keycloak lists one; `totp`, which tells whether the user has an authenticator app, is missing in the brief
 * form.
 */
export type KeycloakUser = {
  id: string;
  email?: string | undefined;
  enabled: boolean;
  totp?: boolean | undefined;
};

const sessionsSchema = array(object({ id: string().required() }).required()).required();
const refusalSchema = object({ error_description: string().default('') }).default({ error_description: '' });

/** Thrown if Keycloak's policy refuses a password; the message is Keycloak's, in English. */
export class PasswordRefusal extends Error {}

type NewAccount = { email: string; firstName: string; lastName: string };

/** Creates requests to the Admin API with the service account's token, which is renewed before it ends. */
function createAdminTransport(options: KeycloakOptions & { clientSecret: string }) {
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

  /**
   * Sends a request. `allowed` lists the error statuses that the caller handles itself, besides 404; any other error
   * throws.
   */
  async function send(
    path: string,
    init: { method?: string; body?: unknown; allowed?: number[] } = {},
  ): Promise<Response> {
    const { method = 'GET', body, allowed = [] } = init;
    const headers = {
      authorization: `Bearer ${await readToken()}`,
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const response = await fetchKeycloak(
      `${base}${path}`,
      { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) },
      timeoutMs,
    );
    if (response.status === 401) token = undefined;
    if (!response.ok && response.status !== 404 && !allowed.includes(response.status)) {
      throw new KeycloakUnavailable(`Keycloak responded ${response.status} to ${path.split('?')[0]}.`);
    }
    return response;
  }

  /** Returns the body of a resource; throws if there is none. */
  async function read(path: string): Promise<unknown> {
    const response = await send(path);
    if (response.ok) return response.json();
    throw new KeycloakUnavailable(`Keycloak responded ${response.status} to ${path.split('?')[0]}.`);
  }

  return { send, read };
}

type Transport = ReturnType<typeof createAdminTransport>;

/** Creates the calls that set passwords, and that end the sessions which must not outlive the old ones. */
function createPasswordCalls({ send, read }: Transport) {
  return {
    /** Sets a password that stays; throws a PasswordRefusal if Keycloak's policy refuses it. */
    async setPassword(id: string, password: string): Promise<void> {
      const response = await send(`/users/${encodeURIComponent(id)}/reset-password`, {
        method: 'PUT',
        body: { type: 'password', value: password, temporary: false },
        allowed: [400],
      });
      if (response.ok) return;
      const { error_description: reason } = refusalSchema.cast(await response.json().catch(() => null));
      if (response.status === 400) throw new PasswordRefusal(reason);
      throw new KeycloakUnavailable(`Keycloak responded ${response.status} to a new password.`);
    },
    /** Ends the sessions of a person, all of them or all but one, named by its `sid`. */
    async endSessions(id: string, keptSessionId?: string): Promise<void> {
      const path = `/users/${encodeURIComponent(id)}`;
      if (keptSessionId === undefined) return void (await send(`${path}/logout`, { method: 'POST' }));
      const sessions = sessionsSchema.validateSync(await read(`${path}/sessions`), { stripUnknown: true });
      for (const session of sessions) {
        if (session.id !== keptSessionId) {
          await send(`/sessions/${encodeURIComponent(session.id)}`, { method: 'DELETE' });
        }
      }
    },
  };
}

/** Creates the calls that create and delete accounts, and change their email. */
function createAccountCalls({ send }: Transport) {
  return {
    /** Creates an account that is disabled and has no password yet; returns its id. */
    async createUser({ email, firstName, lastName }: NewAccount): Promise<string> {
      const account = { username: email, email, emailVerified: true, enabled: false, firstName, lastName };
      const response = await send('/users', { method: 'POST', body: account, allowed: [400, 409] });
      await throwRefusal(response);
      const id = response.headers.get('location')?.split('/').at(-1);
      if (response.status === 201 && id) return id;
      throw new KeycloakUnavailable(`Keycloak responded ${response.status} to a new account.`);
    },
    /** Changes a user's email, which is also the name they log in with. */
    async changeEmail(id: string, email: string): Promise<void> {
      const response = await send(`/users/${encodeURIComponent(id)}`, {
        method: 'PUT',
        body: { username: email, email, emailVerified: true },
        allowed: [400, 409],
      });
      await throwRefusal(response);
      if (!response.ok) throw new KeycloakUnavailable(`Keycloak responded ${response.status} to an address.`);
    },
    /** Deletes a user; a user who is gone already is no error. */
    async deleteUser(id: string): Promise<void> {
      await send(`/users/${encodeURIComponent(id)}`, { method: 'DELETE' });
    },
  };
}

type Pages = { most?: number; isBrief?: boolean };

/** Creates a client of Keycloak's Admin API, with the service account of the client `actions`. */
export function createKeycloakAdmin(options: KeycloakOptions & { clientSecret: string }) {
  const { send, read } = createAdminTransport(options);

  async function readUsers(path: string): Promise<KeycloakUser[]> {
    return usersSchema.validateSync(await read(path), { stripUnknown: true });
  }

  async function changeRealmRole(method: 'POST' | 'DELETE', userId: string, role: string): Promise<void> {
    const found = roleSchema.validateSync(await read(`/roles/${encodeURIComponent(role)}`), {
      stripUnknown: true,
    });
    const path = `/users/${encodeURIComponent(userId)}/role-mappings/realm`;
    const response = await send(path, { method, body: [found] });
    if (!response.ok)
      throw new KeycloakUnavailable(`Keycloak responded ${response.status} to a change of roles.`);
  }

  async function readAllPages(path: string, pages: Pages = {}): Promise<KeycloakUser[]> {
    const { most = Infinity, isBrief = true } = pages;
    const users: KeycloakUser[] = [];
    for (;;) {
      const range = `first=${users.length}&max=${PAGE_SIZE}`;
      const page = await readUsers(`${path}?briefRepresentation=${isBrief}&${range}`);
      users.push(...page);
      if (page.length < PAGE_SIZE || users.length > most) return users;
    }
  }

  return {
    /** Lists all users of the realm, page after page. */
    listUsers: () => readAllPages('/users'),
    /**
     * Lists users with `totp`, for which Keycloak reads each user's credentials; stops after the page on which there
     * are more than `most`.
     */
    listUsersInFull: (most: number) => readAllPages('/users', { most, isBrief: false }),
    /** Lists all users who have a realm role. */
    listUsersOfRole: (role: string) => readAllPages(`/roles/${encodeURIComponent(role)}/users`),
    /** Lists the aliases of the realm's authentication flows. */
    async listFlows(): Promise<string[]> {
      const flows = flowsSchema.validateSync(await read('/authentication/flows'), { stripUnknown: true });
      return flows.map(({ alias }) => alias);
    },
    /** Returns one user; undefined if there is no user with the id. */
    async findUser(id: string): Promise<KeycloakUser | undefined> {
      const response = await send(`/users/${encodeURIComponent(id)}`);
      return response.ok ? userSchema.validateSync(await response.json(), { stripUnknown: true }) : undefined;
    },
    ...createCredentialCalls({ send, read }),
    ...createPasswordCalls({ send, read }),
    ...createProfileCalls({ send, read }),
    ...createAccountCalls({ send, read }),
    /** Finds the user with an email, in upper or lower case. */
    async findUserByEmail(email: string): Promise<KeycloakUser | undefined> {
      const found = await readUsers(`/users?email=${encodeURIComponent(email)}&exact=true`);
      return found.find((user) => user.email?.toLowerCase() === email.toLowerCase());
    },
    grantRealmRole: (userId: string, role: string) => changeRealmRole('POST', userId, role),
    revokeRealmRole: (userId: string, role: string) => changeRealmRole('DELETE', userId, role),
  };
}

export type KeycloakAdmin = ReturnType<typeof createKeycloakAdmin>;

/**
 * Throws the error that tells an action's caller that the identity server is away, or that it refuses the account as it
 * is; rethrows any other cause, which is a fault of ours.
 */
export function throwUnavailable(cause: unknown): never {
  if (cause instanceof AccountRefusal) {
    throw new ActionError(
      'account-values-refused',
      'The identity server refuses the email or name of this account, and changes nothing until it is another one.',
      { cause },
    );
  }
  if (!(cause instanceof KeycloakUnavailable)) throw cause;
  throw new ActionError(
    'users-unavailable',
    'The identity server does not respond. Please try again in a minute.',
    { cause },
  );
}
