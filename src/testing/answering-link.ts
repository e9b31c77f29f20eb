import { ApolloLink } from '@apollo/client';
import { Observable } from 'rxjs';

type Answer = Record<string, unknown> | Error | 'never';

/** Creates a link that answers operations by name; an operation that is not listed never gets an answer. */
export function answeringLink(answers: Record<string, Answer | (() => Answer)>): ApolloLink {
  return new ApolloLink((operation) => {
    const listed = answers[operation.operationName ?? ''] ?? 'never';
    const answer = typeof listed === 'function' ? listed() : listed;

    return new Observable((observer) => {
      if (answer === 'never') return;
      if (answer instanceof Error) observer.error(answer);
      else {
        observer.next({ data: answer });
        observer.complete();
      }
    });
  });
}
