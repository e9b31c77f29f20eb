import proxyAddr from '@fastify/proxy-addr';

/** Tells whether the X-Forwarded-For of a peer is trusted. */
export type Trust = (ip: string, index: number) => boolean;

/** Creates the test from a list such as `10.0.0.0/8, 192.0.2.7`. */
export function createTrust(trustedProxies: string): Trust {
  const proxies = trustedProxies.split(',').map((entry) => entry.trim());
  try {
    return proxyAddr.compile(proxies.filter((entry) => entry !== ''));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`TRUSTED_PROXIES ("${trustedProxies}") can't be read: ${reason}.`, { cause: error });
  }
}
