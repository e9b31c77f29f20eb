import type { IncomingMessage } from 'node:http';
import { networkOf } from '#runtime/network/network-of.ts';

/** Returns the network of the client's IP address, by which limits and queues count callers. */
export function clientNetwork(request: IncomingMessage, trustedProxies: readonly string[]): string {
  return networkOf(clientIp(request, trustedProxies));
}

/**
 * Returns the client's IP address: the peer or, if the peer is a trusted proxy, the last address of X-Forwarded-For.
 */
function clientIp(request: IncomingMessage, trustedProxies: readonly string[]): string {
  const peer = (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  if (!trustedProxies.includes(peer)) return peer;
  const forwarded = request.headers['x-forwarded-for'];
  const last = (Array.isArray(forwarded) ? forwarded.join(',') : forwarded)?.split(',').at(-1)?.trim();
  return last === undefined || last === '' ? peer : last;
}
