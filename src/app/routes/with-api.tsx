import type { ComponentType } from 'react';

/** Loads a page that speaks with the API in the person's name together with the API's client. */
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
