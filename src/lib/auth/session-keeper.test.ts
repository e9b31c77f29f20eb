import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createTestSessionStore,
  makeKeycloak,
  makeTokens,
  refusal,
} from '#src/testing/make-session-store.tsx';
import type { SessionEvent } from './session.ts';

/** A time without a fraction of a second, since tokens hold their times in whole seconds. */
const WHOLE_SECOND = Date.UTC(2026, 0, 1);
const TICK_MS = 30_000;

const stops: Array<() => void> = [];

beforeEach(() => {
  vi.stubGlobal('fetch', vi.fn<typeof fetch>());
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** Creates a store in which somebody has just signed in, with a token that expires in `expiresIn` seconds. */
async function signedIn(expiresIn = 300) {
  const keycloak = makeKeycloak();
  const store = createTestSessionStore(keycloak);
  const tokens = makeTokens({ expiresIn });
  await store.signIn(tokens);
  const events: SessionEvent[] = [];
  store.onEvent((event) => events.push(event));

  return { keycloak, store, tokens, events };
}

describe('refreshing the access token', () => {
  it.each([
    ['not yet while 91 s remain', 121, 0],
    ['once 90 s remain', 120, 1],
  ])('happens at a check every 30 s, %s', async (_when, expiresIn, refreshes) => {
    vi.useFakeTimers({ now: WHOLE_SECOND });
    vi.mocked(fetch).mockResolvedValue(new Response(JSON.stringify(makeTokens({ expiresIn }))));
    const keycloak = makeKeycloak();
    const store = createTestSessionStore(keycloak);
    const events: SessionEvent[] = [];
    store.onEvent((event) => events.push(event));
    stops.push(store.start());
    await vi.waitUntil(() => events.length > 0, { interval: 0 });
    await vi.advanceTimersByTimeAsync(WHOLE_SECOND + TICK_MS - 1 - Date.now());
    expect(keycloak.refreshes).toBe(0);

    await vi.advanceTimersByTimeAsync(1);

    expect(keycloak.refreshes).toBe(refreshes);
    await vi.advanceTimersByTimeAsync(TICK_MS);
    expect(keycloak.refreshes).toBe(1);
    expect(events).toEqual(['INITIAL_SESSION', 'TOKEN_REFRESHED']);
  });

  it('happens before an expired token is used, once for simultaneous callers', async () => {
    const { keycloak, store, events } = await signedIn(-1);
    const fresh = makeTokens({ jti: 'fresh' });
    keycloak.answers = [fresh];

    const tokens = await Promise.all([store.accessToken(), store.accessToken(), store.accessToken()]);

    expect(tokens).toEqual([fresh, fresh, fresh].map(({ access_token }) => access_token));
    expect(keycloak.refreshes).toBe(1);
    expect(events).toEqual(['TOKEN_REFRESHED']);
  });

  it('is retried while a gateway answers 502, 503 or 504', async () => {
    vi.useFakeTimers();
    const { keycloak, store } = await signedIn(-1);
    keycloak.answers = [refusal(502), refusal(503), refusal(504), makeTokens()];

    const token = store.accessToken();
    await vi.advanceTimersByTimeAsync(2000);

    await expect(token).resolves.not.toBeNull();
    expect(keycloak.refreshes).toBe(4);
  });

  it('ends the session if the server answers 400, and fails the pending request', async () => {
    const { keycloak, store, events } = await signedIn(-1);
    keycloak.answers = [refusal(400)];

    await expect(store.accessToken()).rejects.toMatchObject({ code: 'session-ended' });

    expect(store.getSession().status).toBe('anonymous');
    expect(events).toEqual(['SIGNED_OUT']);
    await expect(store.accessToken()).resolves.toBeNull();
  });

  it('emits USER_UPDATED if the new token has another email address', async () => {
    const { keycloak, store, events } = await signedIn(-1);
    keycloak.answers = [makeTokens({ email: 'new@site.test' })];

    await store.accessToken();

    expect(events).toEqual(['USER_UPDATED']);
    expect(store.getSession().user?.email).toBe('new@site.test');
  });

  it('does not block if reading the role needs another token', async () => {
    const { keycloak, store } = await signedIn();
    const [refused, good] = [makeTokens({ allowedRoles: ['user'], jti: '2' }), makeTokens({ jti: '3' })];
    keycloak.answers = [refused, good];
    store.readRoleBy(async () => {
      if ((await store.accessToken()) === refused.access_token) await store.renew(refused.access_token);
      return 'admin';
    });

    await store.refreshNow();

    await expect(store.accessToken()).resolves.toBe(good.access_token);
    expect(store.getSession()).toMatchObject({ status: 'signed-in', role: 'admin' });
  });

  it('never returns a refused token again, even if no new token can be obtained', async () => {
    const { keycloak, store, tokens } = await signedIn();
    keycloak.answers = [refusal(500), refusal(500)];

    await store.renew(tokens.access_token);

    await expect(store.accessToken()).rejects.toMatchObject({ code: 'session-unavailable' });
    expect(keycloak.refreshes).toBe(2);
  });
});

describe('while the identity server is unreachable', () => {
  it('the session continues, requests fail once the token has expired, and work again afterwards', async () => {
    vi.useFakeTimers();
    const { keycloak, store, events } = await signedIn(300);
    vi.mocked(fetch).mockResolvedValue(new Response(null, { status: 204 }));
    stops.push(store.start());
    await vi.advanceTimersByTimeAsync(0);
    const away = () => refusal(503);
    keycloak.answers = Array.from({ length: 400 }, away);

    await vi.advanceTimersByTimeAsync(240_000);
    const whileItHolds = await store.accessToken();
    await vi.advanceTimersByTimeAsync(120_000);
    const asked = store.accessToken().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(30_000);
    const stillThere = store.getSession().status;
    keycloak.answers = [];
    await vi.advanceTimersByTimeAsync(30_000);

    expect(whileItHolds).not.toBeNull();
    expect(await asked).toMatchObject({ code: 'session-unavailable' });
    expect(stillThere).toBe('signed-in');
    expect(events.filter((event) => event !== 'INITIAL_SESSION')).toEqual(['TOKEN_REFRESHED']);
    await expect(store.accessToken()).resolves.not.toBeNull();
  });

  it('a refresh is given up within 30 s', async () => {
    vi.useFakeTimers();
    const { keycloak, store } = await signedIn(-1);
    const startedAt = Date.now();
    keycloak.answers = Array.from({ length: 20 }, () => refusal(503));

    const givenUpAt = store.accessToken().catch(() => Date.now());
    await vi.advanceTimersByTimeAsync(60_000);

    expect(Number(await givenUpAt) - startedAt).toBeLessThan(30_000);
    expect(keycloak.refreshes).toBe(8);
  });

  it('signing out does not wait for a refresh that is being retried', async () => {
    vi.useFakeTimers();
    const { keycloak, store, events } = await signedIn(-1);
    keycloak.answers = Array.from({ length: 20 }, () => refusal(503));
    vi.mocked(fetch).mockResolvedValue(new Response(null, { status: 204 }));

    const asked = store.accessToken().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1000);
    const refreshes = keycloak.refreshes;
    await store.signOut();
    await vi.advanceTimersByTimeAsync(30_000);

    expect(events).toEqual(['SIGNED_OUT']);
    expect(keycloak.refreshes).toBe(refreshes);
    expect(await asked).toMatchObject({ code: 'session-ended' });
  });
});

describe('refreshNow', () => {
  it('refreshes a token that has not expired, and takes the role from the new one', async () => {
    const { keycloak, store, events } = await signedIn();
    expect(store.getSession().role).toBe('admin');
    keycloak.answers.push(makeTokens({ allowedRoles: ['user'], jti: '2' }));

    await store.refreshNow();

    expect(keycloak.refreshes).toBe(1);
    expect(store.getSession()).toMatchObject({ status: 'signed-in', role: 'user' });
    expect(events).toEqual(['TOKEN_REFRESHED']);
  });

  it('makes no request if the visitor is not signed in', async () => {
    const keycloak = makeKeycloak();
    const store = createTestSessionStore(keycloak);

    await store.refreshNow();

    expect(keycloak.refreshes).toBe(0);
    expect(fetch).not.toHaveBeenCalled();
  });
});
