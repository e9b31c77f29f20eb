import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useRecovery } from './use-recovery.ts';

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

describe('useRecovery with a query', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });

  it.each([
    ['and its loading is not drawn', false],
    ['and its loading is drawn', true],
  ])('goes on when the API gives the very same answer again and again, %s', async (_, showsLoading) => {
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
    vi.spyOn(Math, 'random').mockReturnValue(0);
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
