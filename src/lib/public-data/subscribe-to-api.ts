import { keepSubscribed } from '#src/lib/api/keep-subscribed.ts';
import { createLiveClient, type LiveClient } from '#src/lib/api/live-client.ts';
import type { PublicRequest, PublicSource } from './public-data.ts';

type Sink = Parameters<PublicSource['subscribe']>[1];

let client: LiveClient | undefined;

/** Returns the client whose one socket carries all of the visitor's subscriptions; it sends no token. */
function visitorsClient(): LiveClient {
  const url = new URL('/v1/graphql', window.location.origin);
  url.protocol = url.protocol.replace('http', 'ws');

  return (client ??= createLiveClient({ url: url.href }));
}

/** Subscribes to an operation as a visitor until the returned function is called; the sink gets each failure. */
export function subscribeToApi({ operation, variables }: PublicRequest, sink: Sink): () => void {
  return keepSubscribed(
    visitorsClient(),
    { query: operation.text, variables },
    { next: sink.next, failed: sink.error },
  );
}
