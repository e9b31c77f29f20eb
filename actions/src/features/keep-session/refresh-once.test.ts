import { describe, expect, it, vi } from 'vitest';
import { sessionOf } from '#actions/lib/sessions/refresh-token-stub.ts';
import { createRefreshOnce } from './refresh-once.ts';

const tokensWith = (refreshToken: string) => ({
  access_token: 'a',
  token_type: 'Bearer',
  expires_in: 300,
  refresh_token: refreshToken,
});

const encode = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url');
const tokenOf = (sid: string, jti: string) => `e30.${encode({ sid, jti })}.signature`;

describe('createRefreshOnce', () => {
  it('gives one answer to the same token, at the same time and shortly after', async () => {
    let now = 0;
    const refresh = vi.fn(async (token: string) => tokensWith(`${token}+`));
    const once = createRefreshOnce(refresh, () => now);

    const both = await Promise.all([once.refresh('one'), once.refresh('one')]);
    now = 19_000;
    const later = await once.refresh('one');

    expect(new Set([...both, later].map((tokens) => tokens.refresh_token))).toEqual(new Set(['one+']));
    expect(refresh).toHaveBeenCalledTimes(1);
    now = 21_000;
    await once.refresh('one');
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it('keeps no failure', async () => {
    const refresh = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue(tokensWith('two'));
    const once = createRefreshOnce(refresh);

    await expect(once.refresh('one')).rejects.toThrow('down');
    expect((await once.refresh('one')).refresh_token).toBe('two');
  });

  it('forgets every answer of a session that has ended, and none of another', async () => {
    const refresh = vi.fn(async (token: string) => tokensWith(tokenOf(sessionOf(token) ?? '', `${token}+`)));
    const once = createRefreshOnce(refresh);
    const first = tokenOf('session-1', 'a');
    const second = (await once.refresh(first)).refresh_token ?? '';
    const third = (await once.refresh(second)).refresh_token ?? '';
    await once.refresh(tokenOf('session-2', 'a'));

    once.forget(third);
    for (const token of [first, second, third, tokenOf('session-2', 'a')]) await once.refresh(token);

    expect(refresh.mock.calls.slice(3).map(([token]) => token)).toEqual([first, second, third]);
  });

  it('forgets the answer that led to a session of opaque tokens', async () => {
    const refresh = vi.fn(async () => tokensWith('two'));
    const once = createRefreshOnce(refresh);
    await once.refresh('one');

    once.forget('two');
    await once.refresh('one');

    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it('hands nothing out that arrives after the session has ended', async () => {
    let arrive: (tokens: ReturnType<typeof tokensWith>) => void = () => undefined;
    const once = createRefreshOnce(() => new Promise((resolve) => (arrive = resolve)));
    const token = tokenOf('session', 'a');

    const answer = once.refresh(token);
    once.forget(token);
    arrive(tokensWith(tokenOf('session', 'b')));

    await expect(answer).rejects.toMatchObject({ error: 'invalid_grant' });
  });
});
