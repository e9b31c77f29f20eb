import proxyAddr from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { Gauge, type Registry } from 'prom-client';
import type { Env } from '../../server/config/env.ts';
import type { Cors } from '../graphql/cors.ts';
import type { Keys } from '../keys/key-rules.ts';
import type { Received } from '#web/server/limits/bound-bodies.ts';
import type { CountsIp } from '#web/server/limits/counts-ip.ts';
import type { createTrust } from '#web/server/security/client-ip.ts';
import { tunnelSockets } from './socket-tunnel.ts';

type TunnelParts = {
  env: Env;
  log: Logger;
  metrics: Registry;
  counts: CountsIp;
  keys: Keys;
  cors: Cors;
  received: Received;
  isTrusted: ReturnType<typeof createTrust>;
};

/** Tunnels the API's WebSockets to the engine, with a metric of their number. */
export function addSocketTunnel(server: FastifyInstance, parts: TunnelParts) {
  const { env, log, metrics, counts, keys, cors, isTrusted, received } = parts;
  const tunnel = tunnelSockets(server.server, {
    path: '/v1/graphql',
    upstream: env.HASURA_GRAPHQL_ENDPOINT,
    publicUrl: env.PUBLIC_URL,
    log,
    counts,
    received: received.held,
    tokens: keys.tokens,
    exchange: keys.exchange,
    ipOf: (request) => proxyAddr(request, isTrusted),
    mayOpenSocket: cors.mayOpenSocket,
    isForeign: (request) => env.DEV && /^vite-/.test(request.headers['sec-websocket-protocol'] ?? ''),
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
