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

describe('the session at load', () => {
  it('is loading first, and anonymous when the cookie belongs to no session', async () => {
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

  it('lets callers that ask for a token wait until it is known who is signed in', async () => {
    const tokens = makeTokens();
    let answer: (response: Response) => void = () => undefined;
    vi.mocked(fetch).mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const store = createTestSessionStore();
    start(store);

    const asked = store.accessToken();
    answer(new Response(JSON.stringify(tokens)));

    await expect(asked).resolves.toBe(tokens.access_token);
  });

  it('is taken up later where the server could not be asked, and is initial once', async () => {
    vi.useFakeTimers();
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    serverAnswers({}, 503);
    const store = createTestSessionStore();
    const events = start(store);
    await vi.advanceTimersByTimeAsync(60_000);
    const whileAway = store.getSession().status;

    serverAnswers(makeTokens());
    await vi.advanceTimersByTimeAsync(60_000);

    expect(whileAway).toBe('anonymous');
    expect(store.getSession().status).toBe('signed-in');
    expect(events).toEqual(['INITIAL_SESSION', 'SIGNED_IN']);
  });
});

describe('what a login left in the address', () => {
  afterEach(() => window.history.replaceState(null, '', '/'));

  it.each(['/auth#state=s1&code=c1', '/auth?state=s1&code=c1'])(
    'is the session, before any cookie: %s',
    async (url) => {
      window.history.replaceState(null, '', url);
      const keycloak = makeKeycloak({ loginReturn: 'completed' });
      keycloak.adopt(makeTokens());
      const store = createTestSessionStore(keycloak);

      const events = start(store);

      await vi.waitUntil(() => events.length > 0);
      expect(events).toEqual(['SIGNED_IN']);
      expect(fetch).not.toHaveBeenCalled();
    },
  );

  it('ends no session where it is nothing that this site asked for', async () => {
    window.history.replaceState(null, '', '/#state=made-up&code=made-up');
    serverAnswers(makeTokens());
    const store = createTestSessionStore(makeKeycloak({ loginReturn: 'failed' }));

    const events = start(store);

    await vi.waitUntil(() => events.length > 0);
    expect(events).toEqual(['INITIAL_SESSION']);
    expect(store.getSession().status).toBe('signed-in');
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

describe('another person', () => {
  it('comes after the one before has left, here and in the other tabs', async () => {
    serverAnswers({}, 400);
    const [first, second] = [createTestSessionStore(), createTestSessionStore()];
    const all = [start(first), start(second)];
    await vi.waitUntil(() => all.flat().length === 2);
    await first.signIn(makeTokens());
    await vi.waitUntil(() => second.getSession().status === 'signed-in');

    await first.signIn(makeTokens({ userId: 'b2', email: 'omar@site.test' }));
    await vi.waitUntil(() => second.getSession().user?.id === 'b2');

    const events = ['INITIAL_SESSION', 'SIGNED_IN', 'SIGNED_OUT', 'SIGNED_IN'];
    expect(all).toEqual([events, events]);
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
