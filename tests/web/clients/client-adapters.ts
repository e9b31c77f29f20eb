import {
  ApolloClient,
  ApolloLink,
  CombinedGraphQLErrors,
  gql,
  HttpLink,
  InMemoryCache,
  type ErrorLike,
} from '@apollo/client';
import { BatchHttpLink } from '@apollo/client/link/batch-http';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { Client, fetchExchange, subscriptionExchange } from '@urql/core';
import { createClient } from 'graphql-ws';
import { SubscriptionClient } from 'older-graphql-ws';
import { WebSocket } from 'ws';
import { sha256 } from '#web/api/graphql/persisted-queries.ts';

type Variables = Record<string, unknown>;
type Data = Record<string, unknown>;
type Fault = { extensions?: { code?: unknown } | undefined };
type Answer = { data?: unknown; errors?: readonly Fault[] | undefined };
type Outcome = { data: Data | null; code: unknown };
type Stop = () => void;

/** A third-party client, set up as in its own manual: it gets the addresses and the token, nothing else. */
export type AdaptedClient = {
  run: (document: string, variables?: Variables) => Promise<Outcome>;
  watch: (document: string, variables: Variables, onData: (data: Data) => void) => Stop;
  close: () => void;
};
type Place = { graphql: string; socket: string; token: string };

const outcomeOf = ({ data, errors }: Answer): Outcome => ({
  data: (data as Data | null | undefined) ?? null,
  code: errors?.[0]?.extensions?.code,
});
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

const openGraphqlWs = ({ socket, token }: Place) =>
  createClient({
    url: socket,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: async () => ({ headers: bearer(token) }),
  });

function graphqlWs(place: Place): AdaptedClient {
  const client = openGraphqlWs(place);

  return {
    run: (query, variables = {}) =>
      new Promise((resolve, reject) => {
        client.subscribe(
          { query, variables },
          {
            next: (answer) => resolve(outcomeOf(answer as Answer)),
            error: (fault) => {
              if (Array.isArray(fault)) resolve(outcomeOf({ errors: fault as Fault[] }));
              else reject(new Error('The socket broke.', { cause: fault }));
            },
            complete: () => undefined,
          },
        );
      }),
    watch: (query, variables, onData) =>
      client.subscribe(
        { query, variables },
        { next: ({ data }) => onData(data as Data), error: () => undefined, complete: () => undefined },
      ),
    close: () => void client.dispose(),
  };
}

function subscriptionsTransportWs({ socket, token }: Place): AdaptedClient {
  const client = new SubscriptionClient(
    socket,
    { reconnect: false, connectionParams: { headers: bearer(token) } },
    WebSocket,
  );
  const ask = (query: string, variables: Variables, onAnswer: (answer: Answer) => void) =>
    client.request({ query, variables }).subscribe({
      next: (answer) => onAnswer(answer as Answer),
      error: (fault) => onAnswer({ errors: [fault as Fault] }),
    });

  return {
    run: (query, variables = {}) =>
      new Promise((resolve) => {
        ask(query, variables, (answer) => resolve(outcomeOf(answer)));
      }),
    watch: (query, variables, onData) =>
      ask(query, variables, ({ data }) => onData(data as Data)).unsubscribe,
    close: () => client.close(),
  };
}

function urql(place: Place): AdaptedClient {
  const socket = openGraphqlWs(place);
  const client = new Client({
    url: place.graphql,
    fetchOptions: () => ({ headers: bearer(place.token) }),
    exchanges: [
      fetchExchange,
      subscriptionExchange({
        forwardSubscription: ({ query = '', variables }) => ({
          subscribe: (sink) => ({
            unsubscribe: socket.subscribe(
              { query, variables: (variables ?? {}) as Variables },
              sink as never,
            ),
          }),
        }),
      }),
    ],
  });

  return {
    async run(document, variables = {}) {
      const isMutation = document.startsWith('mutation');
      const { data, error } = await (
        isMutation ? client.mutation(document, variables) : client.query(document, variables)
      ).toPromise();
      return outcomeOf({ data, errors: error?.graphQLErrors });
    },
    watch: (document, variables, onData) =>
      client.subscription(document, variables).subscribe(({ data }) => onData(data as Data)).unsubscribe,
    close: () => void socket.dispose(),
  };
}

const UNCACHED = { fetchPolicy: 'no-cache', errorPolicy: 'all' } as const;
type LinkMaker = (options: HttpLink.Options) => ApolloLink;

/** Creates an Apollo client with one of its HTTP links for queries and mutations, and its link for sockets. */
const apollo =
  (makeLink: LinkMaker) =>
  (place: Place): AdaptedClient => {
    const socket = openGraphqlWs(place);
    const http = makeLink({ uri: place.graphql, headers: bearer(place.token) });
    const client = new ApolloClient({
      cache: new InMemoryCache(),
      link: ApolloLink.split(
        ({ operationType }) => operationType === 'subscription',
        new GraphQLWsLink(socket),
        http,
      ),
    });

    return {
      async run(document, variables = {}) {
        const isMutation = document.startsWith('mutation');
        const { data, error } = await (isMutation
          ? client.mutate({ mutation: gql(document), variables, ...UNCACHED })
          : client.query({ query: gql(document), variables, ...UNCACHED }));
        return outcomeOf({ data, errors: faultsOf(error) });
      },
      watch(document, variables, onData) {
        const results = client.subscribe({ query: gql(document), variables, fetchPolicy: 'no-cache' });
        const watched = results.subscribe(({ data, error }) => {
          if (!error) onData(data as Data);
        });
        return () => watched.unsubscribe();
      },
      close() {
        client.stop();
        void socket.dispose();
      },
    };
  };

function faultsOf(error: ErrorLike | undefined): readonly Fault[] | undefined {
  if (error === undefined) return undefined;
  if (!CombinedGraphQLErrors.is(error)) throw error;

  return error.errors as readonly Fault[];
}

export const clients: ReadonlyArray<[name: string, open: (place: Place) => AdaptedClient]> = [
  ['graphql-ws', graphqlWs],
  ['subscriptions-transport-ws', subscriptionsTransportWs],
  ['urql', urql],
  ["Apollo's HttpLink and GraphQLWsLink", apollo((options) => new HttpLink(options))],
  ["Apollo's BatchHttpLink", apollo((options) => new BatchHttpLink(options))],
  [
    "Apollo's PersistedQueryLink",
    apollo((options) =>
      new PersistedQueryLink({ sha256, useGETForHashedQueries: true }).concat(new HttpLink(options)),
    ),
  ],
];
