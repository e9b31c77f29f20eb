import proxyAddr from '@fastify/proxy-addr';

/** Whether the X-Forwarded-For of a peer is believed. */
export type Trust = (address: string, index: number) => boolean;

/** Reads a list such as `10.0.0.0/8, 192.0.2.7`. */
export function createTrust(trustedProxies: string): Trust {
  const proxies = trustedProxies.split(',').map((entry) => entry.trim());
  try {
    return proxyAddr.compile(proxies.filter((entry) => entry !== ''));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`TRUSTED_PROXIES ("${trustedProxies}") can't be read: ${reason}.`, { cause: error });
  }
}
