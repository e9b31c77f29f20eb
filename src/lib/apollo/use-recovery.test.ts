import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useRecovery } from './use-recovery.ts';

const graphqlError = (code: string) =>
  new CombinedGraphQLErrors({ errors: [{ message: 'no', extensions: { code } }] });

describe('useRecovery', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    // Chance shortens the delays; this one shortens none.
    vi.spyOn(Math, 'random').mockReturnValue(0);
  });

  it.each(['unexpected', 'too-busy', 'postgres-error'])(
    'asks again after %s, later each time, until there is no error',
    async (code) => {
      const refetch = vi.fn(() => Promise.reject(graphqlError(code)));
      const { rerender } = renderHook(({ error }) => useRecovery({ error, loading: false, refetch }), {
        initialProps: { error: new Error('no network') as unknown },
      });

      for (const [index, seconds] of [1, 2, 5, 10, 10].entries()) {
        await vi.advanceTimersByTimeAsync(seconds * 1_000);
        expect(refetch).toHaveBeenCalledTimes(index + 1);
        rerender({ error: graphqlError(code) });
      }
      rerender({ error: undefined });
      await vi.advanceTimersByTimeAsync(60_000);

      expect(refetch).toHaveBeenCalledTimes(5);
    },
  );

  it('stops when the answer is that the request is wrong in itself', async () => {
    const refetch = vi.fn(() => Promise.reject(graphqlError('validation-failed')));
    renderHook(() => useRecovery({ error: new Error('no network'), loading: false, refetch }));

    await vi.advanceTimersByTimeAsync(60_000);

    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('leaves a request alone that is wrong in itself', () => {
    const refetch = vi.fn(() => Promise.resolve());
    renderHook(() => useRecovery({ error: graphqlError('validation-failed'), loading: false, refetch }));

    vi.advanceTimersByTime(60_000);

    expect(refetch).not.toHaveBeenCalled();
  });
});
