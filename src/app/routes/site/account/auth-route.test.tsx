import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Locale } from '#src/config/locale.ts';
import { fakeApi } from '#src/testing/fake-api.ts';
import {
  createTestSessionStore,
  makeKeycloak,
  makeTokens,
  withSession,
  type FakeKeycloak,
} from '#src/testing/make-session-store.tsx';
import { renderApp } from '#src/testing/render-app.tsx';
import { AuthRoute } from './auth-route.tsx';

let stop: () => void = () => undefined;

afterEach(() => {
  stop();
  window.history.replaceState(null, '', '/');
});

/** Opens the page as after a login with Google, once the session is no longer loading. */
async function comeBack(keycloak: FakeKeycloak, locale: Locale = 'en') {
  window.history.replaceState(null, '', '/auth#state=s1&code=c1');
  vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockResolvedValue(new Response(null, { status: 204 })));
  const session = createTestSessionStore(keycloak);
  stop = session.start();
  await vi.waitUntil(() => session.getSession().status !== 'loading');

  return renderApp(<AuthRoute />, {
    locale,
    path: '/auth',
    config: { portalUrl: 'https://portal.test' },
    link: fakeApi({}).link,
    wrap: withSession(session),
  });
}

describe('the return from a login with Google', () => {
  it.each([
    ['en', 'Google did not complete the login. Please try again.'],
    ['ar', 'لم يكتمل تسجيل الدخول عبر Google. يُرجى المحاولة مجددًا.'],
  ] as const)('shows that the login failed (%s)', async (locale, text) => {
    await comeBack(makeKeycloak({ loginReturn: 'failed' }), locale);

    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('redirects to the client portal after a successful login', async () => {
    const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
    const keycloak = makeKeycloak({ loginReturn: 'completed' });
    keycloak.adopt(makeTokens());

    await comeBack(keycloak);

    expect(replace).toHaveBeenCalledWith(expect.stringMatching(/^https:\/\/portal\.test/));
  });
});
