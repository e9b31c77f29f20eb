import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeTokens } from '#src/testing/make-session-store.tsx';
import { createKeycloakClient } from './keycloak-client.ts';

const identity = { url: 'https://site.test', realm: 'hosting', clientId: 'web' };

beforeEach(() => {
  vi.stubGlobal('fetch', vi.fn<typeof fetch>());
});

afterEach(() => window.history.replaceState(null, '', '/'));

describe('createKeycloakClient', () => {
  it('makes no request when it starts, and adopts the tokens it is given', async () => {
    const client = await createKeycloakClient(identity);
    const tokens = makeTokens();

    client.adopt(tokens);

    expect(fetch).not.toHaveBeenCalled();
    expect(client.tokens()).toEqual(tokens);
    expect(client.claims()?.user.email).toBe('admin@site.test');
    expect(client.secondsLeft()).toBeGreaterThan(298);
    expect(client.loginReturn).toBeNull();
  });

  it.each(['#state=made-up&code=c1&other=1', '?state=made-up&code=c1'])(
    "removes an unknown login's state and code from the URL, and does not exchange the code: %s",
    async (part) => {
      window.history.replaceState(null, '', `/auth${part}`);

      const client = await createKeycloakClient(identity);

      expect(client.loginReturn).toBe('failed');
      expect(window.location.href).not.toMatch(/state|code/);
      expect(fetch).not.toHaveBeenCalled();
    },
  );

  it('refreshes the token by a POST to /session/token', async () => {
    const client = await createKeycloakClient(identity);
    client.adopt(makeTokens());
    const fresh = makeTokens({ jti: 'fresh' });
    vi.mocked(fetch).mockResolvedValue(new Response(JSON.stringify(fresh)));

    await client.refresh();

    expect(client.tokens()).toEqual(fresh);
    expect(fetch).toHaveBeenCalledWith('/session/token', expect.objectContaining({ method: 'POST' }));
  });

  it('redirects to the login with Google only if the identity server is reachable', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const client = await createKeycloakClient(identity);
    vi.mocked(fetch).mockResolvedValueOnce(new Response('{}', { status: 503 }));

    const away = client.loginWithGoogle('https://site.test/auth', 'ar');
    await expect(away).rejects.toMatchObject({ code: 'session-unavailable' });
    expect(assign).not.toHaveBeenCalled();

    vi.mocked(fetch).mockResolvedValueOnce(new Response('{}'));
    void client.loginWithGoogle('https://site.test/auth', 'ar');
    await vi.waitFor(() => expect(assign).toHaveBeenCalled());
    const left = new URL(String(assign.mock.calls[0]?.[0]));
    expect(left.pathname).toBe('/realms/hosting/protocol/openid-connect/auth');
    expect(left.searchParams.get('kc_idp_hint')).toBe('google');
  });

  it('drops its tokens if the refresh is answered 400', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const client = await createKeycloakClient(identity);
    client.adopt(makeTokens());
    vi.mocked(fetch).mockResolvedValue(new Response('{}', { status: 400 }));

    await expect(client.refresh()).rejects.toThrow();
    expect(client.tokens()).toBeNull();
  });
});
