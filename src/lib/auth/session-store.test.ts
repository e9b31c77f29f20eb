import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createTestSessionStore,
  makeKeycloak,
  makeTokens,
  refusal,
} from '#src/testing/make-session-store.tsx';
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

describe('the session when the page loads', () => {
  it('is "loading" first, and "anonymous" if the cookie belongs to no session', async () => {
    serverAnswers({ error: 'invalid_grant' }, 400);
    const store = createTestSessionStore();

    expect(store.getSession().status).toBe('loading');
    const events = start(store);

    await vi.waitUntil(() => events.length > 0);
    expect(events).toEqual(['INITIAL_SESSION']);
    expect(store.getSession()).toEqual({ status: 'anonymous', user: null, role: null });
  });

  it('is read from the cookie by one request', async () => {
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

  it('makes callers that need a token wait until it is known', async () => {
    const tokens = makeTokens();
    let answer: (response: Response) => void = () => undefined;
    vi.mocked(fetch).mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const store = createTestSessionStore();
    start(store);

    const asked = store.accessToken();
    answer(new Response(JSON.stringify(tokens)));

    await expect(asked).resolves.toBe(tokens.access_token);
  });

  it('is resumed later if the server was unreachable, and emits INITIAL_SESSION only once', async () => {
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

describe('the state and code of a login in the URL', () => {
  afterEach(() => window.history.replaceState(null, '', '/'));

  it.each(['/auth#state=s1&code=c1', '/auth?state=s1&code=c1'])(
    "open the session without a request for the cookie's session: %s",
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

  it("do not end the cookie's session if this site did not start the login", async () => {
    window.history.replaceState(null, '', '/#state=made-up&code=made-up');
    serverAnswers(makeTokens());
    const store = createTestSessionStore(makeKeycloak({ loginReturn: 'failed' }));

    const events = start(store);

    await vi.waitUntil(() => events.length > 0);
    expect(events).toEqual(['INITIAL_SESSION']);
    expect(store.getSession().status).toBe('signed-in');
  });
});

describe('several tabs of the site', () => {
  it('sign in and sign out together', async () => {
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

describe('the sign-in of a different person', () => {
  it('signs the previous person out first, in every tab', async () => {
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
  it('is told while the role is still being read, since private data may have been read by then', async () => {
    serverAnswers({}, 204);
    const store = createTestSessionStore();
    store.readRoleBy(() => new Promise(() => undefined));
    const events = start(store);
    void store.signIn(makeTokens());
    await vi.waitUntil(async () => (await store.accessToken()) !== null);

    await store.signOut();

    expect(events.at(-1)).toBe('SIGNED_OUT');
    expect(store.getSession().status).toBe('anonymous');
  });

  it.each([401, 403, 404])('ends the session if the server answers %i', async (status) => {
    const store = createTestSessionStore();
    await store.signIn(makeTokens());
    serverAnswers({}, status);

    await store.signOut();

    expect(store.getSession().status).toBe('anonymous');
  });

  it("deletes the person's drafts from the browser, which a session that ends by itself keeps", async () => {
    const keys = () => Object.keys(localStorage).filter((key) => key.startsWith('draft '));
    for (const key of ['draft a1 newsletters m1', 'draft b2 newsletters m1']) localStorage.setItem(key, '{}');
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const keycloak = makeKeycloak();
    const store = createTestSessionStore(keycloak);
    await store.signIn(makeTokens());
    keycloak.answers.push(refusal(400));
    await store.refreshNow();
    expect(store.getSession().status).toBe('anonymous');
    expect(keys()).toHaveLength(2);

    await store.signIn(makeTokens());
    serverAnswers({});
    await store.signOut();

    expect(keys()).toEqual(['draft b2 newsletters m1']);
  });

  it('keeps the session and fails if the server answers 500', async () => {
    const store = createTestSessionStore();
    await store.signIn(makeTokens());
    serverAnswers({}, 500);

    await expect(store.signOut()).rejects.toMatchObject({ code: 'session-sign-out-failed', status: 500 });
    expect(store.getSession().status).toBe('signed-in');
  });
});
