import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { readAccessClaims } from '#src/lib/auth/access-claims.ts';
import type { AccountLink } from '#src/lib/auth/account-link.ts';
import type { KeycloakClient } from '#src/lib/auth/keycloak-client.ts';
import { SessionStoreContext } from '#src/lib/auth/session-context.ts';
import { SessionStore } from '#src/lib/auth/session-store.ts';
import type { Role, SessionTokens } from '#src/lib/auth/session.ts';

const IDENTITY = { url: 'https://site.test', realm: 'hosting', clientId: 'web' };
const LIFETIME_S = 300;

type TokenOptions = {
  userId?: string;
  email?: string;
  allowedRoles?: string[];
  /** Seconds until the access token ends. */
  expiresIn?: number;
  /** Token id, by which two tokens of one person differ. */
  jti?: string;
};

/** Returns tokens as the actions service answers them; no test checks their signature. */
export function makeTokens({
  userId = 'a1',
  email = 'admin@site.test',
  allowedRoles = ['site_admin', 'user'],
  expiresIn = LIFETIME_S,
  jti = '1',
}: TokenOptions = {}): SessionTokens {
  const now = Math.floor(Date.now() / 1000);
  const hasura = { 'x-hasura-allowed-roles': allowedRoles };
  const claims = { sub: userId, email, jti, iat: now, exp: now + expiresIn };

  return {
    access_token: jwt({ ...claims, 'https://hasura.io/jwt/claims': hasura }),
    refresh_token: jwt({ exp: now + 1800 }),
    id_token: jwt({ sub: userId }),
  };
}

export type FakeKeycloak = KeycloakClient & {
  /** Results of the next refreshes in turn; an error ends or disturbs the session. */
  answers: Array<SessionTokens | Error>;
  refreshes: number;
};

/** Returns the error with which keycloak-js rejects a refresh that the server answers with this status. */
export const refusal = (status: number): Error =>
  Object.assign(new Error(`refused with ${status}`), { response: new Response(null, { status }) });

/** Creates a fake of the keycloak-js client that needs no server. */
export function makeKeycloak(overrides: Partial<KeycloakClient> = {}): FakeKeycloak {
  let held: SessionTokens | null = null;
  const claims = () => (held ? readAccessClaims(held.access_token) : null);
  const fake: FakeKeycloak = {
    loginReturn: null,
    answers: [],
    refreshes: 0,
    tokens: () => held,
    claims,
    secondsLeft: () => (claims()?.expiresAt ?? 0) - Date.now() / 1000,
    adopt: (tokens) => {
      held = tokens;
    },
    refresh: async () => {
      fake.refreshes += 1;
      const answer = fake.answers.shift() ?? makeTokens({ jti: `refresh-${fake.refreshes}` });
      if (!(answer instanceof Error)) {
        held = answer;
        return;
      }
      const { response } = answer as { response?: Response };
      if (response?.status === 400) held = null;
      throw answer;
    },
    forget: () => {
      held = null;
    },
    loginWithGoogle: () => Promise.resolve(),
    ...overrides,
  };

  return fake;
}

/** Creates a real session store with a fake keycloak-js. */
export function createTestSessionStore(
  keycloak = makeKeycloak(),
  role: Role | null = 'admin',
  link: AccountLink | null = null,
): SessionStore {
  const store = new SessionStore({ identity: IDENTITY, loadKeycloak: () => Promise.resolve(keycloak), link });
  store.readRoleBy(() => Promise.resolve(role));

  return store;
}

/** Creates a session store in a state: still loading, a visitor, a client (`user`) or an administrator. */
export async function makeSessionStore(who: 'loading' | 'visitor' | Role): Promise<SessionStore> {
  const store = createTestSessionStore(makeKeycloak(), who === 'admin' || who === 'user' ? who : null);
  if (who === 'visitor') {
    vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response('{}', { status: 400 })));
    const stop = store.start();
    await vi.waitUntil(() => store.getSession().status === 'anonymous');
    stop();
    vi.unstubAllGlobals();
  }
  if (who === 'admin' || who === 'user') await store.signIn(makeTokens());

  return store;
}

/** Returns a `wrap` for `renderApp` that provides the session store to the tree. */
export function withSession(store: SessionStore) {
  return (children: ReactNode) => <SessionStoreContext value={store}>{children}</SessionStoreContext>;
}

function jwt(claims: object): string {
  const encode = (value: object) => btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_');

  return `${encode({ alg: 'RS256' })}.${encode(claims).replaceAll('=', '')}.signature`;
}
