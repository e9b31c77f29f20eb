import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { render, renderHook, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useRecovery } from './use-recovery.ts';

const graphqlError = (code: string) =>
  new CombinedGraphQLErrors({ errors: [{ message: 'no', extensions: { code } }] });

const QUERY = gql`
  query Plans {
    pricing_plans {
      id
    }
  }
`;
const FAILURE = { errors: [{ message: 'database query error', extensions: { code: 'unexpected' } }] };
const SUCCESS = { data: { pricing_plans: [{ __typename: 'pricing_plans', id: '1' }] } };

function Plans({ showsLoading }: { showsLoading: boolean }) {
  const query = useQuery(QUERY, { notifyOnNetworkStatusChange: showsLoading });
  useRecovery(query);

  return <p>{query.data ? 'Plans' : 'None yet'}</p>;
}

describe('useRecovery', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    // A random share shortens each delay; with 0 the delays keep their length.
    vi.spyOn(Math, 'random').mockReturnValue(0);
  });

  it.each(['unexpected', 'too-busy', 'postgres-error'])(
    'retries after the error %s, with growing pauses, until the request succeeds',
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

  it('stops retrying after a validation error', async () => {
    const refetch = vi.fn(() => Promise.reject(graphqlError('validation-failed')));
    renderHook(() => useRecovery({ error: new Error('no network'), loading: false, refetch }));

    await vi.advanceTimersByTimeAsync(60_000);

    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('does not retry a request that failed with a validation error', () => {
    const refetch = vi.fn(() => Promise.resolve());
    renderHook(() => useRecovery({ error: graphqlError('validation-failed'), loading: false, refetch }));

    vi.advanceTimersByTime(60_000);

    expect(refetch).not.toHaveBeenCalled();
  });

  it.each([
    ['in a component that ignores the loading state', false],
    ['in a component that renders again while loading', true],
  ])('retries while the API repeats the same error, %s', async (_, showsLoading) => {
    const began = Date.now();
    const requestedAt: number[] = [];
    const link = new ApolloLink(
      () =>
        new Observable((observer) => {
          requestedAt.push(Date.now() - began);
          observer.next(requestedAt.length > 5 ? SUCCESS : FAILURE);
          observer.complete();
        }),
    );
    render(
      <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>
        <Plans showsLoading={showsLoading} />
      </ApolloProvider>,
    );

    for (let second = 0; second < 40; second += 1) await vi.advanceTimersByTimeAsync(1_000);

    const waits = requestedAt.slice(1).map((at, index) => Math.round((at - requestedAt[index]!) / 1_000));
    expect(waits).toEqual([1, 2, 5, 10, 10]);
    expect(screen.getByText('Plans')).toBeTruthy();
  });
});
