import { ApolloLink } from '@apollo/client';
import { NEVER, of, type Observable } from 'rxjs';

export type ApiRequest = { name: string; variables: Record<string, unknown> };
export type Answers = Record<string, Answer>;
type Answer = (request: ApiRequest) => ApolloLink.Result | Observable<ApolloLink.Result>;

/** Creates an API that answers operations by name and records requests; an operation that is not listed gets no answer. */
export function fakeApi(answers: Answers) {
  const requests: ApiRequest[] = [];
  const link = new ApolloLink(({ operationName: name = '', variables }) => {
    const request = { name, variables };
    requests.push(request);
    const answer = answers[name]?.(request) ?? NEVER;

    return 'subscribe' in answer ? answer : of(answer);
  });

  return { link, requests, asked: (name: string) => requests.filter((request) => request.name === name) };
}

/** Returns the answer with one page of a list, under the aliases that the kit reads. */
export const pageOf = (rows: object[], count = rows.length): ApolloLink.Result => ({
  data: { rows, total: { __typename: 'total', aggregate: { __typename: 'fields', count, sets: count } } },
});

/** Returns an error of the API for which the site has no text. */
export const refused = (
  message = 'relation does not exist',
  extensions: object = { code: 'postgres-error' },
): ApolloLink.Result => ({ errors: [{ message, extensions }] as never });

/** Returns the answer to an update that changed this number of rows. */
export const saved = (affected_rows: number): ApolloLink.Result => ({
  data: { saved: { __typename: 'answer', affected_rows } },
});

export const removed = (affected_rows: number): ApolloLink.Result => ({
  data: { removed: { __typename: 'answer', affected_rows } },
});
