import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { onWebSocket } from '#runtime/network/on-websocket.ts';
import { innerRequestId, REQUEST_ID } from '#runtime/observe/request-id.ts';
import { WebSocketServer, type WebSocket } from 'ws';
import { isAllowedOrigin } from '../transport/cors.ts';
import { clientNetwork } from '../transport/client-network.ts';
import { Connection, type ConnectionParts } from './connection.ts';
import { MAX_EARLY_BYTES } from './incoming.ts';
import { legacyWs } from './legacy-ws.ts';
import { Pinger } from './pinger.ts';
import type { Protocol } from './protocol.ts';
import { transportWs } from './transport-ws.ts';

export type WebsocketParts = ConnectionParts & {
  readonly maxSocketsPerNetwork: number;
  /** Origins that may open a socket; an empty list allows any. */
  readonly origins: readonly string[];
  /** Origins, besides those of the same host, whose sockets may use a cookie. */
  readonly corsDomains: readonly string[];
  readonly trustedProxies: readonly string[];
};

const PROTOCOLS: readonly Protocol[] = [transportWs, legacyWs];

/** Serves both GraphQL subprotocols on `/v1/graphql` of an HTTP server. */
export function attachWebsocketServer(server: Server, parts: WebsocketParts) {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_EARLY_BYTES,
    perMessageDeflate: false,
    // Handles one message in each round of the event loop, so that many messages on one socket don't delay the others.
    allowSynchronousEvents: false,
    clientTracking: true,
    handleProtocols: (offered) => PROTOCOLS.find(({ name }) => offered.has(name))?.name ?? false,
  });
  // The web server learns by this header that a ping with a fresh token renews a socket here, as it doesn't with Hasura.
  sockets.on('headers', (headers) => headers.push('X-Token-Renewal: ping'));
  const perNetwork = new Map<string, number>();
  const pinger = new Pinger();

  onWebSocket(server, (request, stream, head) => {
    stream.on('error', () => stream.destroy());
    request.headers[REQUEST_ID] = innerRequestId(request);
    const network = clientNetwork(request, parts.trustedProxies);
    const refusal = refusalOf(request, parts, perNetwork.get(network) ?? 0);
    if (refusal !== undefined) {
      stream.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    sockets.handleUpgrade(request, stream, head, (socket) => {
      // An error of a socket that nothing listens for ends the process, also of one that is being closed.
      socket.on('error', (error) => parts.logger.debug({ err: error }, 'a socket failed'));
      perNetwork.set(network, (perNetwork.get(network) ?? 0) + 1);
      const stopPinging = pinger.add(socket);
      socket.on('close', () => {
        release(perNetwork, network);
        stopPinging();
      });
      open(socket, stream, request, { ...parts, network });
    });
  });

  return {
    count: () => sockets.clients.size,
    close: () => {
      pinger.stop();
      for (const socket of sockets.clients) socket.close(1001, 'the server is going away');
      sockets.close();
    },
    terminate: () => {
      for (const socket of sockets.clients) socket.terminate();
    },
  };
}

function open(
  socket: WebSocket,
  stream: Duplex,
  request: IncomingMessage,
  parts: WebsocketParts & { readonly network: string },
) {
  const offered = request.headers['sec-websocket-protocol'];
  const protocol = PROTOCOLS.find(({ name }) => name === socket.protocol);
  if (protocol === undefined && offered !== undefined) {
    socket.close(4406, 'Subprotocol not acceptable');
    return;
  }
  const isCookieTrusted = mayUseCookies(request, parts.corsDomains);
  const { network } = parts;
  const opening = { socket, stream, request, protocol: protocol ?? legacyWs, isCookieTrusted, network };
  void new Connection(opening, parts);
}

function refusalOf(request: IncomingMessage, parts: WebsocketParts, open: number): string | undefined {
  const path = (request.url ?? '').split('?')[0];
  if (path !== '/v1/graphql' && path !== '/v1alpha1/graphql') return '404 Not Found';
  const { origin } = request.headers;
  if (origin !== undefined && parts.origins.length > 0 && !isAllowedOrigin(origin, parts.origins)) {
    return '403 Forbidden';
  }
  return open >= parts.maxSocketsPerNetwork ? '429 Too Many Requests' : undefined;
}

/** Returns true if the page's origin may use cookies; `*` does not count, because it would allow every page. */
function mayUseCookies(request: IncomingMessage, corsDomains: readonly string[]): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  const isOwn = URL.canParse(origin) && new URL(origin).host === host;
  return (
    isOwn ||
    isAllowedOrigin(
      origin,
      corsDomains.filter((domain) => domain !== '*'),
    )
  );
}

function release(perNetwork: Map<string, number>, network: string) {
  const left = (perNetwork.get(network) ?? 1) - 1;
  if (left === 0) perNetwork.delete(network);
  else perNetwork.set(network, left);
}
