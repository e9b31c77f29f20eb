import { print } from 'graphql';
import { isCallersFault } from '#src/lib/api/is-callers-fault.ts';
import { createLiveClient, type LiveClient } from '#src/lib/api/live-client.ts';
import { reconnectDelayMs } from '#src/lib/api/reconnect-delay.ts';
import { ApiErrors } from '../api/api-errors.ts';
import type { PublicRequest, PublicSource } from './public-data.ts';

type Sink = Parameters<PublicSource['subscribe']>[1];

let client: LiveClient | undefined;

/** Returns the client whose one socket carries all of the visitor's subscriptions; it sends no token. */
function visitorsClient(): LiveClient {
  const url = new URL('/v1/graphql', window.location.origin);
  url.protocol = url.protocol.replace('http', 'ws');

  return (client ??= createLiveClient({ url: url.href, headers: () => Promise.resolve({}) }));
}

/**
 * Subscribes to an operation as a visitor, and subscribes again after errors until the returned function is called:
 * graphql-ws gives up at some close codes, and a server without its database answers `unexpected`. Errors that the caller
 * caused are not retried.
 */
export function subscribeToApi({ document, variables }: PublicRequest, sink: Sink): () => void {
  const query = print(document);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop: () => void = () => undefined;
  let attempt = 0;

  const start = (): void => {
    stop = visitorsClient().subscribe(
      { query, variables },
      {
        next: ({ data, errors }) => {
          if (errors) return fail(new ApiErrors(errors));
          attempt = 0;
          sink.next(data);
        },
        error: (reason) => fail(asError(reason)),
        complete: () => undefined,
      },
    );
  };
  const fail = (error: Error): void => {
    sink.error(error);
    if (isCallersFault(error)) return;
    timer = setTimeout(start, reconnectDelayMs(attempt));
    attempt += 1;
  };
  start();

  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** Makes an error from graphql-ws's reason, which is a list for the API's errors and a close event for a lost socket. */
function asError(reason: unknown): Error {
  if (Array.isArray(reason)) return new ApiErrors(reason as ConstructorParameters<typeof ApiErrors>[0]);

  return reason instanceof Error ? reason : new Error('The live connection was lost.', { cause: reason });
}
