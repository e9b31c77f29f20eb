import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestSessionStore, makeKeycloak, makeTokens } from '#src/testing/make-session-store.tsx';
import type { SessionStore } from './session-store.ts';
import type { SessionEvent } from './session.ts';

const stops: Array<() => void> = [];

beforeEach(() => {
  vi.stubGlobal('fetch', vi.fn<typeof fetch>());
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function serverAnswers(body: object, status = 200): void {
  vi.mocked(fetch).mockImplementation(() => Promise.resolve(new Response(JSON.stringify(body), { status })));
}

function start(store: SessionStore): SessionEvent[] {
  const events: SessionEvent[] = [];
  store.onEvent((event) => events.push(event));
  stops.push(store.start());

  return events;
}

const refused = (status: number) =>
  Object.assign(new Error('refused'), { response: new Response(null, { status }) });

describe('the session at load', () => {
  it('is loading first, and anonymous when the cookie stands for nothing', async () => {
    serverAnswers({ error: 'invalid_grant' }, 400);
    const store = createTestSessionStore();

    expect(store.getSession().status).toBe('loading');
    const events = start(store);

    await vi.waitUntil(() => events.length > 0);
    expect(events).toEqual(['INITIAL_SESSION']);
    expect(store.getSession()).toEqual({ status: 'anonymous', user: null, role: null });
  });

  it('asks for the cookie session once, and never trades it in twice', async () => {
    serverAnswers(makeTokens());
    const keycloak = makeKeycloak();
    const store = createTestSessionStore(keycloak);

    const events = start(store);

    await vi.waitUntil(() => events.length > 0);
    expect(store.getSession()).toMatchObject({
      status: 'signed-in',
      user: { email: 'admin@site.test' },
      role: 'admin',
    });
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(keycloak.refreshes).toBe(0);
  });

  it('does not load keycloak-js for visitors', async () => {
    serverAnswers({}, 400);
    const store = createTestSessionStore();
    const events = start(store);

    await vi.waitUntil(() => events.length > 0);

    expect(store.loginReturn).toBeNull();
    await expect(store.accessToken()).resolves.toBeNull();
  });
});

describe('the role', () => {
  it('counts as admin only when the token allows it too', async () => {
    const store = createTestSessionStore();

    await store.signIn(makeTokens({ allowedRoles: ['user'] }));

    expect(store.getSession().role).toBe('user');
  });

  it('is none when it cannot be read, which is logged', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const store = createTestSessionStore();
    store.readRoleBy(() => Promise.reject(new Error('no answer')));

    await store.signIn(makeTokens());

    expect(store.getSession()).toMatchObject({ status: 'signed-in', role: null });
    expect(error).toHaveBeenCalledWith('[session] The role could not be read.', expect.anything());
  });

  it('is none without a row, which is no error', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const store = createTestSessionStore(makeKeycloak(), null);

    await store.signIn(makeTokens());

    expect(store.getSession().role).toBeNull();
    expect(error).not.toHaveBeenCalled();
  });
});

describe('refreshing', () => {
  it('happens at the tick of 30 s once 90 s or less remain', async () => {
    vi.useFakeTimers();
    serverAnswers(makeTokens({ expiresIn: 130 }));
    const keycloak = makeKeycloak();
    const store = createTestSessionStore(keycloak);
    const events = start(store);
    await vi.waitUntil(() => events.length > 0);

    await vi.advanceTimersByTimeAsync(30_000);
    const afterOneTick = keycloak.refreshes;
    await vi.advanceTimersByTimeAsync(30_000);

    expect([afterOneTick, keycloak.refreshes]).toEqual([0, 1]);
    expect(events).toEqual(['INITIAL_SESSION', 'TOKEN_REFRESHED']);
  });

  it('renews an expired token before it is used', async () => {
    const keycloak = makeKeycloak();
    const store = createTestSessionStore(keycloak);
    await store.signIn(makeTokens({ expiresIn: -1 }));
    const fresh = makeTokens({ jti: 'fresh' });
    keycloak.answers = [fresh];

    await expect(store.accessToken()).resolves.toBe(fresh.access_token);
  });

  it('tries again while a gateway says that its back end is away', async () => {
    vi.useFakeTimers();
    const keycloak = makeKeycloak();
    const store = createTestSessionStore(keycloak);
    await store.signIn(makeTokens({ expiresIn: -1 }));
    keycloak.answers = [refused(503), refused(502), makeTokens()];

    const token = store.accessToken();
    await vi.advanceTimersByTimeAsync(1000);

    await expect(token).resolves.not.toBeNull();
    expect(keycloak.refreshes).toBe(3);
  });

  it('ends the session when the server knows it no more', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const keycloak = makeKeycloak();
    const store = createTestSessionStore(keycloak);
    const events: SessionEvent[] = [];
    await store.signIn(makeTokens({ expiresIn: -1 }));
    store.onEvent((event) => events.push(event));
    keycloak.answers = [refused(400)];

    await expect(store.accessToken()).resolves.toBeNull();
    expect(store.getSession().status).toBe('anonymous');
    expect(events).toEqual(['SIGNED_OUT']);
  });

  it('says USER_UPDATED when the new token names the person differently', async () => {
    const keycloak = makeKeycloak();
    const store = createTestSessionStore(keycloak);
    await store.signIn(makeTokens({ expiresIn: -1 }));
    const events: SessionEvent[] = [];
    store.onEvent((event) => events.push(event));
    keycloak.answers = [makeTokens({ email: 'new@site.test' })];

    await store.accessToken();

    expect(events).toEqual(['USER_UPDATED']);
    expect(store.getSession().user?.email).toBe('new@site.test');
  });

  it('never sends a refused token again, even when no other can be had', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const keycloak = makeKeycloak();
    const store = createTestSessionStore(keycloak);
    const tokens = makeTokens();
    await store.signIn(tokens);
    keycloak.answers = [refused(500), refused(500)];

    await store.renew(tokens.access_token);

    await expect(store.accessToken()).resolves.toBeNull();
    expect(keycloak.refreshes).toBe(2);
  });
});

describe('several tabs', () => {
  it('sign in, refresh and sign out together', async () => {
    serverAnswers({}, 400);
    const [first, second] = [createTestSessionStore(), createTestSessionStore()];
    const firstEvents = start(first);
    const secondEvents = start(second);
    await vi.waitUntil(() => firstEvents.length + secondEvents.length === 2);

    await first.signIn(makeTokens());
    await vi.waitUntil(() => second.getSession().status === 'signed-in');
    serverAnswers({});
    await second.signOut();
    await vi.waitUntil(() => first.getSession().status === 'anonymous');

    expect(firstEvents).toEqual(['INITIAL_SESSION', 'SIGNED_IN', 'SIGNED_OUT']);
    expect(secondEvents).toEqual(['INITIAL_SESSION', 'SIGNED_IN', 'SIGNED_OUT']);
  });
});

describe('signing out', () => {
  it.each([401, 403, 404])('is done when the server answers %i', async (status) => {
    const store = createTestSessionStore();
    await store.signIn(makeTokens());
    serverAnswers({}, status);

    await store.signOut();

    expect(store.getSession().status).toBe('anonymous');
  });

  it('keeps the session when the server cannot end it', async () => {
    const store = createTestSessionStore();
    await store.signIn(makeTokens());
    serverAnswers({}, 500);

    await expect(store.signOut()).rejects.toMatchObject({ code: 'session-sign-out-failed', status: 500 });
    expect(store.getSession().status).toBe('signed-in');
  });
});
