import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';

const client = new ApolloClient({
  cache: new InMemoryCache(),
  link: new HttpLink({ uri: '/v1/graphql' }),
  dataMasking: true,
});

/** The GraphQL client for the tree. */
export function ApolloAppProvider({ children }: { children: ReactNode }) {
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}
