import { createClient, type Client } from 'graphql-ws';
import { onReturn } from './on-return.ts';
import { waitToReconnect } from './reconnect-delay.ts';
import { watchSilence } from './watch-silence.ts';

const HEARTBEAT_MS = 25_000;
const CLOSE_UNUSED_AFTER_MS = 3000;

export type LiveClient = Client & {
  /** Reconnects at once if there is a socket; running subscriptions continue. */
  reconnect(): void;
};

type LiveClientOptions = { url: string; connectionParams?: () => Promise<Record<string, unknown>> };

/**
 * Creates a client with one socket for all its subscriptions. The first opens it; it closes soon after the last ends. A
 * socket that is given up is left at once (`terminate`): a closing handshake would wait for a peer that is gone.
 */
export function createLiveClient(options: LiveClientOptions): LiveClient {
  let isHurried = false;
  const client = createClient({
    ...options,
    lazy: true,
    lazyCloseTimeout: CLOSE_UNUSED_AFTER_MS,
    keepAlive: HEARTBEAT_MS,
    retryAttempts: Infinity,
    shouldRetry: () => true,
    retryWait: async (attempt) => {
      if (!isHurried) await waitToReconnect(attempt);
      isHurried = false;
    },
  });
  const isOpening = followOpening(client);
  const reconnect = (): void => {
    if (!isOpening()) return;
    isHurried = true;
    client.terminate();
  };
  const silence = watchSilence(client, { isLongAfterMs: HEARTBEAT_MS, giveUp: reconnect });
  const forget = onReturn((what) => void (what === 'network' ? reconnect : silence.check)());

  return {
    ...client,
    reconnect,
    dispose: async () => {
      forget();
      await client.dispose();
    },
  };
}

/** Returns a function that tells whether there is a socket: open, or being opened. */
function followOpening(client: Client): () => boolean {
  let isOpening = false;
  client.on('connecting', () => (isOpening = true));
  for (const end of ['closed', 'error'] as const) client.on(end, () => (isOpening = false));

  return () => isOpening;
}
