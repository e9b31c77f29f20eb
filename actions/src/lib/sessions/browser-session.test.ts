import { describe, expect, it } from 'vitest';
import { createBrowserSession } from './browser-session.ts';
import { makeRefreshTokenStub } from './refresh-token-stub.ts';

const tokensOf = (sessionId: string) => ({
  refresh_token: makeRefreshTokenStub(
    { access_token: 'a', expires_in: 300, session_state: sessionId } as Parameters<
      typeof makeRefreshTokenStub
    >[0],
    0,
  ),
});

function startBrowser({ secrets = ['one'], secure = false, isAway = false } = {}) {
  const ended: string[] = [];
  const warned: unknown[] = [];
  const session = createBrowserSession({
    secrets,
    secure,
    keycloakAdmin: {
      endSession: async () => {
        if (isAway) throw new Error('away');
      },
    },
    onSignedOut: async (id) => void ended.push(id),
    log: { warn: (...given: unknown[]) => void warned.push(given) },
  });
  return { ended, warned, session };
}

const pairOf = (cookies: string[]) => cookies[0]?.split(';')[0];

describe('the session of a browser', () => {
  it('is named by two HttpOnly cookies, one for each path at which sign-ins arrive', async () => {
    const cookies = await startBrowser({ secure: true }).session.replace(undefined, tokensOf('s1'));

    expect(cookies.map((cookie) => cookie.replace(/^hostfront_session_id=s1\.[\w-]{43};/, ''))).toEqual([
      ' Path=/v1/graphql; HttpOnly; Secure; SameSite=Strict',
      ' Path=/session; HttpOnly; Secure; SameSite=Strict',
    ]);
  });

  it('ends when another session begins in the browser, and not when the same session goes on', async () => {
    const { ended, session } = startBrowser();
    const first = pairOf(await session.replace(undefined, tokensOf('s1')));

    await session.replace(first, tokensOf('s1'));
    expect(ended).toEqual([]);
    await session.replace(`other=1; ${first}`, tokensOf('s2'));

    expect(ended).toEqual(['s1']);
  });

  it('is recognized by a cookie that was signed with the previous secret', async () => {
    const { ended, session } = startBrowser({ secrets: ['new', 'one'] });
    const before = pairOf(await startBrowser().session.replace(undefined, tokensOf('s1')));

    await session.replace(before, tokensOf('s2'));

    expect(ended).toEqual(['s1']);
  });

  it('is not ended by a cookie that has its id but no valid signature', async () => {
    const { ended, session } = startBrowser();
    const foreign = pairOf(
      await startBrowser({ secrets: ['two'] }).session.replace(undefined, tokensOf('s1')),
    );

    for (const forged of [
      foreign,
      'hostfront_session_id=s1',
      'hostfront_session_id=s1.',
      'hostfront_session_id=.x',
    ]) {
      await session.replace(forged, tokensOf('s2'));
    }

    expect(ended).toEqual([]);
  });

  it('does not keep a person from signing in again if Keycloak cannot end it', async () => {
    const { warned, session } = startBrowser({ isAway: true });
    const first = pairOf(await session.replace(undefined, tokensOf('s1')));

    expect(await session.replace(first, tokensOf('s2'))).toHaveLength(2);
    expect(warned).toHaveLength(1);
  });
});
