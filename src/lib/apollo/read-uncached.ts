import {
  ApolloLink,
  type ApolloClient,
  type OperationVariables,
  type TypedDocumentNode,
} from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { firstValueFrom, fromEvent, map, race } from 'rxjs';

type Reading<Data, Variables extends OperationVariables> = {
  query: TypedDocumentNode<Data, Variables>;
  variables: Variables;
  /** Aborts the request. */
  signal?: AbortSignal | undefined;
};

/**
 * Sends a query through the client's links, so with the person's token and role, but bypasses its cache: thousands of
 * rows that no page shows need not be masked or frozen, nor have their type names requested.
 */
export async function readUncached<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  { query, variables, signal }: Reading<Data, Variables>,
): Promise<Data> {
  signal?.throwIfAborted();
  const asked = ApolloLink.execute(client.link, { query, variables }, { client });
  const { data, errors } = await firstValueFrom(signal ? race(asked, abortOf(signal)) : asked);
  if (errors) throw new CombinedGraphQLErrors({ data: null, errors });
  if (!data) throw new Error('The API answered with neither data nor errors.');

  return data as Data;
}

const abortOf = (signal: AbortSignal) =>
  fromEvent(signal, 'abort').pipe(
    map((): never => {
      throw signal.reason;
    }),
  );
