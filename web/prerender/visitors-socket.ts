import { createClient, type Client } from 'graphql-ws';
import { WebSocket } from 'ws';

const HEARTBEAT_MS = 10_000;

type Options = {
  endpoint: string;
  /** Resolves when another connection may be tried. */
  retryWait: (attempt: number) => Promise<void>;
  onLost: () => void;
};

/** Connects to the API as an anonymous visitor by graphql-transport-ws; reconnects until the client is disposed. */
export function connectAsVisitor({ endpoint, retryWait, onLost }: Options): Client {
  const url = new URL('/v1/graphql', endpoint);
  url.protocol = url.protocol.replace('http', 'ws');

  return createClient({
    url: url.href,
    webSocketImpl: WebSocket,
    keepAlive: HEARTBEAT_MS,
    retryAttempts: Infinity,
    shouldRetry: () => true,
    retryWait,
    on: { ...closeWhenSilent(), closed: onLost },
  });
}

/** Returns listeners that end the connection if the server did not answer a ping before the next one. */
function closeWhenSilent() {
  let socket: WebSocket | undefined;
  let isWaiting = false;

  return {
    connected: (opened: unknown) => {
      socket = opened as WebSocket;
      isWaiting = false;
    },
    ping: (isReceived: boolean) => {
      if (isReceived) return;
      if (isWaiting) socket?.terminate();
      isWaiting = true;
    },
    pong: (isReceived: boolean) => {
      if (isReceived) isWaiting = false;
    },
  };
}
