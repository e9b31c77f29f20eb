import proxyAddr from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { Gauge, type Registry } from 'prom-client';
import type { createTrust } from '#web/server/security/client-ip.ts';
import type { ProxyOptions } from './proxy-routes.ts';
import { tunnelSockets } from './socket-tunnel.ts';

type TunnelParts = Pick<ProxyOptions, 'publicUrl' | 'engineUrl' | 'counts' | 'keys' | 'cors' | 'received'> & {
  isDevelopment: boolean;
  log: Logger;
  metrics: Registry;
  isTrusted: ReturnType<typeof createTrust>;
};

/** Tunnels the API's WebSockets to the engine, with a metric of their number. */
export function addSocketTunnel(server: FastifyInstance, parts: TunnelParts) {
  const { publicUrl, engineUrl, isDevelopment, log, metrics, counts, keys, cors, isTrusted, received } =
    parts;
  const tunnel = tunnelSockets(server.server, {
    path: '/v1/graphql',
    upstream: engineUrl,
    publicUrl,
    log,
    counts,
    received: received.held,
    tokens: keys.tokens,
    exchange: keys.exchange,
    ipOf: (request) => proxyAddr(request, isTrusted),
    mayOpenSocket: cors.mayOpenSocket,
    isForeign: (request) => isDevelopment && /^vite-/.test(request.headers['sec-websocket-protocol'] ?? ''),
  });
  server.addHook('preClose', async () => tunnel.close());
  countSockets(metrics, tunnel.count);
}

function countSockets(metrics: Registry, count: () => number) {
  new Gauge({
    name: 'hostfront_sockets_open',
    help: 'Open WebSockets.',
    registers: [metrics],
    collect() {
      this.set(count());
    },
  });
}
