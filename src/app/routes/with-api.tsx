import type { ComponentType } from 'react';

/** Loads the API's client along with a page that sends requests to the API in the person's name. */
export async function withApi(loading: Promise<ComponentType>): Promise<ComponentType> {
  const [Page, { ApolloAppProvider }] = await Promise.all([
    loading,
    import('#src/lib/apollo/apollo-provider.tsx'),
  ]);

  return function PageWithApi() {
    return (
      <ApolloAppProvider>
        <Page />
      </ApolloAppProvider>
    );
  };
}
