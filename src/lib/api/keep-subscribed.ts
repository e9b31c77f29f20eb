import type { SubscribePayload } from 'graphql-ws';
import { ApiErrors } from './api-errors.ts';
import { isCallersFault } from './is-callers-fault.ts';
import type { LiveClient } from './live-client.ts';
import { afterReconnectDelay } from './reconnect-delay.ts';

export type LiveSink = {
  next: (data: unknown) => void;
  /** Gets each failure; `isOver` is true if the caller caused it, so that the subscription is not retried. */
  failed: (error: Error, isOver: boolean) => void;
};

/**
 * Subscribes, and subscribes again after each failure until the returned function is called. graphql-ws itself gives up
 * at some close codes, a server without its database answers `unexpected`, and one that stops completes its
 * subscriptions. A server may go on after an answer with errors, so that subscription is ended before the next begins.
 */
export function keepSubscribed(client: LiveClient, payload: SubscribePayload, sink: LiveSink): () => void {
  let attempt = 0;
  let stop: () => void = () => undefined;

  const start = (): void => {
    let isCurrent = true;
    const fail = (error: Error): void => {
      if (!isCurrent) return;
      stop();
      const isOver = isCallersFault(error);
      if (!isOver) stop = afterReconnectDelay(attempt, start);
      attempt += 1;
      sink.failed(error, isOver);
    };
    const unsubscribe = client.subscribe(payload, {
      next: ({ data, errors }) => {
        if (errors) return fail(new ApiErrors(errors));
        if (!isCurrent) return;
        attempt = 0;
        sink.next(data);
      },
      error: (reason) => fail(asError(reason)),
      complete: () => fail(asError(undefined)),
    });
    stop = () => {
      isCurrent = false;
      unsubscribe();
    };
  };
  start();

  return () => stop();
}

/** Makes an error from graphql-ws's reason, which is a list for the API's errors and a close event for a lost socket. */
function asError(reason: unknown): Error {
  if (Array.isArray(reason)) return new ApiErrors(reason as ConstructorParameters<typeof ApiErrors>[0]);

  return reason instanceof Error ? reason : new Error('The live connection was lost.', { cause: reason });
}
