import { createLiveClient, type LiveClient } from './live-client.ts';

export type RenewableClient = LiveClient & {
  /** Reconnects at once with fresh headers; running subscriptions continue. */
  renew(): void;
};

type Headers = () => Promise<Record<string, string>>;

/** Creates a live client whose connections carry headers that change, such as a token. */
export function createRenewableClient({ url, headers }: { url: string; headers: Headers }): RenewableClient {
  const fresh = takeFresh(headers);
  const client = createLiveClient({
    url,
    connectionParams: async () => ({ headers: await fresh.take() }),
  });

  return {
    ...client,
    renew: () => {
      if (fresh.outdate()) client.reconnect();
    },
  };
}

/** Takes headers for a connection, and once more if they became outdated while they were taken. */
function takeFresh(headers: Headers) {
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
