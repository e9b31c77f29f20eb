import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestSessionStore, withSession } from '#src/testing/make-session-store.tsx';
import { renderApp } from '#src/testing/render-app.tsx';
import { useLocation } from 'react-router-dom';
import { takeAccountLink } from '#src/lib/auth/account-link.ts';
import type { SessionEvent } from '#src/lib/auth/session.ts';
import { FollowAccountLink } from './follow-account-link.tsx';

const HASH = '#type=recovery&token=abc';
const visit = (url: string) => window.history.replaceState({ kept: true }, '', url);

beforeEach(() => {
  vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockResolvedValue(new Response(null, { status: 204 })));
});
afterEach(() => {
  visit('/');
});

function Where() {
  return <p>{useLocation().pathname}</p>;
}

describe('takeAccountLink', () => {
  it("reads the link from the URL's hash once and removes the hash", () => {
    visit(`/hosting/vps?lng=ar${HASH}`);

    expect(takeAccountLink()).toEqual({ purpose: 'recovery', token: 'abc' });
    expect(`${window.location.pathname}${window.location.search}${window.location.hash}`).toBe(
      '/hosting/vps?lng=ar',
    );
    expect(window.history.state).toEqual({ kept: true });
    expect(takeAccountLink()).toBeNull();
  });

  it.each(['', '#admin', '#type=recovery', '#type=recovery&token=', '#type=admin&token=abc', '#token=abc'])(
    'ignores the hash %s and keeps it',
    (hash) => {
      visit(`/auth${hash}`);

      expect(takeAccountLink()).toBeNull();
      expect(window.location.hash).toBe(hash);
    },
  );
});

describe('the session store with a link from an email', () => {
  it('emits PASSWORD_RECOVERY once, and the link opens no session', () => {
    const link = { purpose: 'recovery', token: 'abc' } as const;
    const store = createTestSessionStore(undefined, null, link);
    const events: SessionEvent[] = [];
    store.onEvent((event) => events.push(event));

    store.start()();
    store.start()();

    expect(events.filter((event) => event === 'PASSWORD_RECOVERY')).toHaveLength(1);
    expect(store.link).toEqual(link);
    expect(store.getSession().user).toBeNull();
    store.forgetLink();
    expect(store.link).toBeNull();
  });

  it.each(['/auth', '/admin/users'])(
    'navigates from %s to /update-password without a reload',
    async (path) => {
      const { store, stop } = await openLinkOn(path);

      expect(await screen.findByText('/update-password')).toBeTruthy();
      expect(window.location.hash).toBe('');
      expect(store.link).toEqual({ purpose: 'recovery', token: 'abc' });
      stop();
    },
  );

  it('leaves a public page by a page load of /update-password, with the link in the URL', async () => {
    const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
    const { stop } = await openLinkOn('/hosting/vps');

    expect(replace).toHaveBeenCalledWith('/update-password#type=recovery&token=abc');
    expect(window.location.hash).toBe('');
    stop();
    replace.mockRestore();
  });
});

/** Opens a mailed link in a tab that already shows the site. */
async function openLinkOn(path: string) {
  const store = createTestSessionStore(undefined, null);
  await renderApp(
    <>
      <FollowAccountLink />
      <Where />
    </>,
    { path, wrap: withSession(store) },
  );
  const stop = store.start();
  visit(`${path}${HASH}`);
  act(() => void window.dispatchEvent(new Event('hashchange')));

  return { store, stop };
}
