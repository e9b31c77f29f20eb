import { ApolloLink } from '@apollo/client/link';
import { map } from 'rxjs';

const HEADER = 'x-request-id';

/** Notes in each error of an answer the id by which the server's log knows the request. */
export const requestIdLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    map((result) => {
      const { response } = operation.getContext();
      const requestId = response instanceof Response ? response.headers.get(HEADER) : null;
      if (!requestId || !('errors' in result) || !result.errors) return result;

      return {
        ...result,
        errors: result.errors.map((error) => ({ ...error, extensions: { requestId, ...error.extensions } })),
      };
    }),
  ),
);
