import { createClient, type Client } from 'graphql-ws';
import { onReturn } from './on-return.ts';
import { waitToReconnect } from './reconnect-delay.ts';
import { watchSilence } from './watch-silence.ts';

const HEARTBEAT_MS = 25_000;
const CLOSE_UNUSED_AFTER_MS = 3000;

export type LiveClient = Client & {
  /** Reconnects at once with fresh headers; running subscriptions continue. */
  renew(): void;
};

type LiveClientOptions = { url: string; headers: () => Promise<Record<string, string>> };

/**
 * Creates a client with one socket for all its subscriptions. The first opens it; it closes soon after the last ends. A
 * socket that is given up is left at once (`terminate`): a closing handshake would wait for a peer that is gone.
 */
export function createLiveClient({ url, headers }: LiveClientOptions): LiveClient {
  let isHurried = false;
  const fresh = takeFresh(headers);
  const client = createClient({
    url,
    lazy: true,
    lazyCloseTimeout: CLOSE_UNUSED_AFTER_MS,
    keepAlive: HEARTBEAT_MS,
    connectionParams: async () => ({ headers: await fresh.take() }),
    retryAttempts: Infinity,
    shouldRetry: () => true,
    retryWait: async (attempt) => {
      if (!isHurried) await waitToReconnect(attempt);
      isHurried = false;
    },
  });
  const reconnect = (): void => {
    isHurried = true;
    client.terminate();
  };
  const isOpening = followOpening(client);
  const silence = watchSilence(client, { isLongAfterMs: HEARTBEAT_MS, giveUp: reconnect });
  const forget = onReturn((what) => {
    if (!isOpening()) return;
    if (what === 'network') reconnect();
    else silence.check();
  });

  return {
    ...client,
    renew: () => {
      const isUsed = fresh.outdate();
      if (isOpening() && isUsed) reconnect();
    },
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
  client.on('closed', () => (isOpening = false));
  client.on('error', () => (isOpening = false));

  return () => isOpening;
}

/** Takes headers for a connection, and once more if they became outdated while they were taken. */
function takeFresh(headers: LiveClientOptions['headers']) {
  let age = 0;
  let isTaken = false;

  return {
    take: async (): Promise<Record<string, string>> => {
      isTaken = false;
      const before = age;
      const taken = await headers();
      const latest = before === age ? taken : await headers();
      isTaken = true;
      return latest;
    },
    /** Makes the headers outdated; returns whether a connection has got them. */
    outdate: (): boolean => {
      age += 1;
      return isTaken;
    },
  };
}
