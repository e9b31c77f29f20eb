import { createClient, type Client } from 'graphql-ws';
import { WebSocket } from 'ws';
import { ownTime, type Deadline } from '#runtime/process/own-time.ts';

const HEARTBEAT_MS = 10_000;
/** Milliseconds of own time (own-time.ts) in which a ping must have been answered. */
const SILENCE_MS = 2 * HEARTBEAT_MS;

type Options = {
  endpoint: string;
  /** Resolves when another connection may be tried. */
  retryWait: (attempt: number) => Promise<void>;
};

/** Connects to the API as an anonymous visitor by graphql-transport-ws; reconnects until the client is disposed. */
export function connectAsVisitor({ endpoint, retryWait }: Options): Client {
  const url = new URL('/v1/graphql', endpoint);
  url.protocol = url.protocol.replace('http', 'ws');

  return createClient({
    url: url.href,
    webSocketImpl: WebSocket,
    keepAlive: HEARTBEAT_MS,
    retryAttempts: Infinity,
    shouldRetry: () => true,
    retryWait,
    on: closeWhenSilent(),
  });
}

/** Returns listeners that end a connection whose server has not answered a ping in time. */
function closeWhenSilent() {
  let silence: Deadline | undefined;

  return {
    connected: (opened: unknown) => {
      silence?.end();
      silence = ownTime.after(SILENCE_MS, () => (opened as WebSocket).terminate());
    },
    pong: (isReceived: boolean) => {
      if (isReceived) silence?.renew();
    },
    closed: () => silence?.end(),
  };
}
