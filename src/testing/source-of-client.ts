import { ApolloLink, type ApolloClient } from '@apollo/client';
import { parse } from 'graphql';
import { firstValueFrom } from 'rxjs';
import { ApiErrors } from '#src/lib/api/api-errors.ts';
import type { PublicRequest, PublicSource } from '#src/lib/public-data/public-data.ts';

/** Creates a source of public data that uses a test's Apollo client, so that one link answers all requests of a page. */
export function sourceOf(client: ApolloClient): PublicSource {
  const execute = ({ operation, variables }: PublicRequest) =>
    ApolloLink.execute(client.link, { query: parse(operation.text), variables }, { client });

  return {
    query: async (request) => dataOf(await firstValueFrom(execute(request))),
    subscribe: (request, { next, error }) => {
      const subscription = execute(request).subscribe({ next: (result) => next(dataOf(result)), error });

      return () => subscription.unsubscribe();
    },
  };
}

function dataOf({ data, errors }: ApolloLink.Result): unknown {
  if (errors) throw new ApiErrors(errors);

  return data;
}
