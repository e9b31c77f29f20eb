import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTestSessionStore, makeKeycloak, makeTokens } from '#src/testing/make-session-store.tsx';
import type { Role, SessionEvent } from './session.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('the role', () => {
  it('counts as admin only when the token allows it too', async () => {
    const store = createTestSessionStore();

    await store.signIn(makeTokens({ allowedRoles: ['user'] }));

    expect(store.getSession().role).toBe('user');
  });

  it('is none when it cannot be read, which is logged', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.useFakeTimers();
    const store = createTestSessionStore();
    store.readRoleBy(() => Promise.reject(new Error('no answer')));

    await store.signIn(makeTokens());

    expect(store.getSession()).toMatchObject({ status: 'signed-in', role: null });
    expect(error).toHaveBeenCalledWith('[session] The role could not be read.', expect.anything());
  });

  it('that could not be read is asked for until it is known', async () => {
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

  it('that was known stays while it cannot be read, as far as the token allows it', async () => {
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

  it('is none without a row, which is no error', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const store = createTestSessionStore(makeKeycloak(), null);

    await store.signIn(makeTokens());

    expect(store.getSession().role).toBeNull();
    expect(error).not.toHaveBeenCalled();
  });
});
