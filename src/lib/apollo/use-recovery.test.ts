import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useRecovery } from './use-recovery.ts';

const graphqlError = (code: string) =>
  new CombinedGraphQLErrors({ errors: [{ message: 'no', extensions: { code } }] });

describe('useRecovery', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('asks again, later each time, until there is no error', () => {
    const refetch = vi.fn(() => Promise.resolve());
    const { rerender } = renderHook(({ error }) => useRecovery({ error, loading: false, refetch }), {
      initialProps: { error: new Error('no network') as unknown },
    });

    vi.advanceTimersByTime(1_200);
    rerender({ error: graphqlError('unexpected') });
    vi.advanceTimersByTime(1_200);
    expect(refetch).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1_200);
    expect(refetch).toHaveBeenCalledTimes(2);
    rerender({ error: undefined });
    vi.advanceTimersByTime(60_000);

    expect(refetch).toHaveBeenCalledTimes(2);
  });

  it('leaves a request alone that is wrong in itself', () => {
    const refetch = vi.fn(() => Promise.resolve());
    renderHook(() => useRecovery({ error: graphqlError('validation-failed'), loading: false, refetch }));

    vi.advanceTimersByTime(60_000);

    expect(refetch).not.toHaveBeenCalled();
  });
});
