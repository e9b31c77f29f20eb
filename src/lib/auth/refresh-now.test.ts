import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestSessionStore, makeKeycloak, makeTokens } from '#src/testing/make-session-store.tsx';
import type { SessionEvent } from './session.ts';

const before = makeTokens();

async function signedIn() {
  const keycloak = makeKeycloak();
  const store = createTestSessionStore(keycloak);
  await store.signIn(before);
  const events: SessionEvent[] = [];
  store.onEvent((event) => events.push(event));

  return { keycloak, store, events };
}

beforeEach(() => {
  vi.stubGlobal('fetch', vi.fn<typeof fetch>());
});

describe('refreshNow', () => {
  it('trades in a token that has time left, and the role follows what the new one allows', async () => {
    const { keycloak, store, events } = await signedIn();
    expect(store.getSession().role).toBe('admin');
    keycloak.answers.push(makeTokens({ allowedRoles: ['user'], jti: '2' }));

    await store.refreshNow();

    expect(keycloak.refreshes).toBe(1);
    expect(store.getSession()).toMatchObject({ status: 'signed-in', role: 'user' });
    expect(events).toEqual(['TOKEN_REFRESHED']);
  });

  it('asks nothing where nobody is signed in', async () => {
    const keycloak = makeKeycloak();
    const store = createTestSessionStore(keycloak);

    await store.refreshNow();

    expect(keycloak.refreshes).toBe(0);
    expect(fetch).not.toHaveBeenCalled();
  });
});
