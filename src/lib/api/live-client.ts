import { createClient, type Client } from 'graphql-ws';
import { waitToReconnect } from './reconnect-delay.ts';

const HEARTBEAT_MS = 25_000;
/** Time after which a server that has not answered a heartbeat counts as gone. */
const PONG_WAIT_MS = 5000;
const CLOSE_UNUSED_AFTER_MS = 3000;
/** Close code that graphql-ws itself uses for a peer that has stopped answering. */
const REQUEST_TIMEOUT_CODE = 4408;

export type LiveClient = Client & {
  /** Reconnects an open socket at once with fresh headers; running subscriptions continue. */
  renew(): void;
};

type LiveClientOptions = { url: string; headers: () => Promise<Record<string, string>> };

/** Creates a client with one socket for all its subscriptions. The first opens it; it closes soon after the last ends. */
export function createLiveClient({ url, headers }: LiveClientOptions): LiveClient {
  let isRenewing = false;
  const client = createClient({
    url,
    lazy: true,
    lazyCloseTimeout: CLOSE_UNUSED_AFTER_MS,
    keepAlive: HEARTBEAT_MS,
    connectionParams: async () => ({ headers: await headers() }),
    retryAttempts: Infinity,
    shouldRetry: () => true,
    retryWait: async (attempt) => {
      if (!isRenewing) await waitToReconnect(attempt);
      isRenewing = false;
    },
    on: closeWhenSilent(),
  });
  let isOpen = false;
  client.on('connected', () => (isOpen = true));
  client.on('closed', () => (isOpen = false));

  return {
    ...client,
    renew: () => {
      if (!isOpen) return;
      isRenewing = true;
      client.terminate();
    },
  };
}

function closeWhenSilent() {
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  return {
    connected: (opened: unknown) => {
      socket = opened as WebSocket;
    },
    ping: (isReceived: boolean) => {
      if (isReceived) return;
      timer = setTimeout(() => socket?.close(REQUEST_TIMEOUT_CODE, 'Request Timeout'), PONG_WAIT_MS);
    },
    pong: (isReceived: boolean) => {
      if (isReceived) clearTimeout(timer);
    },
    closed: () => clearTimeout(timer),
  };
}
