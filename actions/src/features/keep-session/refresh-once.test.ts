import { describe, expect, it, vi } from 'vitest';
import { createRefreshOnce } from './refresh-once.ts';

const tokensWith = (refreshToken: string) => ({
  access_token: 'a',
  token_type: 'Bearer',
  expires_in: 300,
  refresh_token: refreshToken,
});

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

  it('forgets the answer that led to a session which has ended', async () => {
    const refresh = vi.fn(async () => tokensWith('two'));
    const once = createRefreshOnce(refresh);
    await once.refresh('one');

    await once.forget('two');
    await once.refresh('one');

    expect(refresh).toHaveBeenCalledTimes(2);
  });
});
