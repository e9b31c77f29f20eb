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
  /** Ends the request. */
  signal?: AbortSignal | undefined;
};

/**
 * Asks through the client's links, so in the person's own name and role, but past its cache: thousands of rows that no
 * page shows are neither masked, frozen nor asked for their type names.
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
