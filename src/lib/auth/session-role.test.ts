import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTestSessionStore, makeKeycloak, makeTokens } from '#src/testing/make-session-store.tsx';
import type { Role, SessionEvent } from './session.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('the role of the session', () => {
  it('is admin only if the token allows it too', async () => {
    const store = createTestSessionStore();

    await store.signIn(makeTokens({ allowedRoles: ['user'] }));

    expect(store.getSession().role).toBe('user');
  });

  it('is null if it cannot be read, and the error is logged', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.useFakeTimers();
    const store = createTestSessionStore();
    store.readRoleBy(() => Promise.reject(new Error('no answer')));

    await store.signIn(makeTokens());

    expect(store.getSession()).toMatchObject({ status: 'signed-in', role: null });
    expect(error).toHaveBeenCalledWith('[session] The role could not be read.', expect.anything());
  });

  it('is requested again until it could be read', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.useFakeTimers();
    const store = createTestSessionStore();
    const roles: Array<() => Promise<Role>> = [
      () => Promise.reject(new Error('no answer')),
      () => Promise.reject(new Error('no answer')),
      () => Promise.resolve('admin'),
    ];
    store.readRoleBy(() => roles.shift()!());
    const events: SessionEvent[] = [];
    store.onEvent((event) => events.push(event));

    await store.signIn(makeTokens());
    expect(store.getSession()).toMatchObject({ role: null, isRoleUnread: true });
    await vi.advanceTimersByTimeAsync(10_000);

    expect(store.getSession()).toMatchObject({ role: 'admin', isRoleUnread: false });
    expect(events).toEqual(['SIGNED_IN', 'USER_UPDATED']);
  });

  it('is kept while it cannot be read again, if the token allows it and the person is the same', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.useFakeTimers();
    const store = createTestSessionStore();
    await store.signIn(makeTokens());
    store.readRoleBy(() => Promise.reject(new Error('no answer')));

    await store.signIn(makeTokens({ allowedRoles: ['site_admin', 'user', 'reader'] }));
    const kept = store.getSession().role;
    await store.signIn(makeTokens({ allowedRoles: ['user'] }));

    expect([kept, store.getSession().role]).toEqual(['admin', 'user']);
    await store.signIn(makeTokens({ userId: 'b2' }));
    expect(store.getSession().role).toBeNull();
  });

  it('is null, without an error, if the user has no role in the database', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const store = createTestSessionStore(makeKeycloak(), null);

    await store.signIn(makeTokens());

    expect(store.getSession().role).toBeNull();
    expect(error).not.toHaveBeenCalled();
  });
});
