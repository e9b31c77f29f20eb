import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Whether the X-Forwarded-For of a peer is believed, by a list such as `10.0.0.0/8, 192.0.2.7`. */
export function createTrust(trustedProxies: string): (address: string) => boolean {
  const list = new BlockList();
  for (const entry of trustedProxies.split(',').map((part) => part.trim())) {
    if (entry === '') continue;
    const [address = '', bits] = entry.split('/');
    const family = familyOf(address);
    if (!family) throw new Error(`TRUSTED_PROXIES names "${entry}", which is no address or network.`);
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }

  return (address) => {
    const family = familyOf(address);
    return family !== undefined && list.check(address, family);
  };
}

/** The visitor's address: the nearest one that is no trusted proxy. */
export function clientAddress(request: IncomingMessage, isTrusted: (address: string) => boolean): string {
  const hops = [request.headers['x-forwarded-for'] ?? [], request.socket.remoteAddress ?? '']
    .flat()
    .flatMap((part) => part.split(','))
    .map((part) => part.trim());

  return hops.reverse().find((hop, index) => !isTrusted(hop) || index === hops.length - 1) ?? '';
}

function familyOf(address: string): 'ipv4' | 'ipv6' | undefined {
  const version = isIP(address);
  if (version === 0) return undefined;
  return version === 6 ? 'ipv6' : 'ipv4';
}
