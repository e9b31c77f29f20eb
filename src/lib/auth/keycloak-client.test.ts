import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeTokens } from '#src/testing/make-session-store.tsx';
import { createKeycloakClient } from './keycloak-client.ts';

const identity = { url: 'https://site.test', realm: 'hosting', clientId: 'web' };

beforeEach(() => {
  vi.stubGlobal('fetch', vi.fn<typeof fetch>());
});

afterEach(() => {
  vi.unstubAllGlobals();
  window.location.hash = '';
});

describe('createKeycloakClient', () => {
  it('asks the server for nothing at its start, and takes tokens as they are', async () => {
    const client = await createKeycloakClient(identity);
    const tokens = makeTokens();

    client.adopt(tokens);

    expect(fetch).not.toHaveBeenCalled();
    expect(client.tokens()).toEqual(tokens);
    expect(client.claims()?.user.email).toBe('admin@site.test');
    expect(client.secondsLeft()).toBeGreaterThan(298);
    expect(client.loginReturn).toBeNull();
  });

  it('refreshes at the mediator', async () => {
    const client = await createKeycloakClient(identity);
    client.adopt(makeTokens());
    const fresh = makeTokens({ jti: 'fresh' });
    vi.mocked(fetch).mockResolvedValue(new Response(JSON.stringify(fresh)));

    await client.refresh();

    expect(client.tokens()).toEqual(fresh);
    expect(fetch).toHaveBeenCalledWith('/session/token', expect.objectContaining({ method: 'POST' }));
  });

  it('forgets the tokens when the mediator knows no session', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const client = await createKeycloakClient(identity);
    client.adopt(makeTokens());
    vi.mocked(fetch).mockResolvedValue(new Response('{}', { status: 400 }));

    await expect(client.refresh()).rejects.toThrow();
    expect(client.tokens()).toBeNull();
  });
});
