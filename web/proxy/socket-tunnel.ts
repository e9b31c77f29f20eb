import { isOwnOrigin } from '#runtime/is-own-origin.ts';
import { request as httpRequest, STATUS_CODES, type IncomingMessage, type Server } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { forwardedHeaders } from './forwarded-headers.ts';

const CONNECT_TIMEOUT_MS = 5_000;
/** Sockets that one visitor may hold open; a household or an office shares an address. */
const MAX_PER_ADDRESS = 200;
const NOT_COUNTED = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
/** Keeps idle sockets alive through networks that forget quiet connections. */
const KEEP_ALIVE_MS = 30_000;

type TunnelOptions = {
  path: string;
  /** Where the socket leads. */
  upstream: string;
  publicUrl: string;
  log: Logger;
  addressOf: (request: IncomingMessage) => string;
  /** Tells sockets that somebody else on this server takes, such as vite's. */
  isForeign?: (request: IncomingMessage) => boolean;
};

/**
 * Leads WebSockets through to a part, byte by byte: frames, compression, pings and close codes stay as
 * they are, and a slow reader slows the writer. When either side goes, the other is closed, so that a
 * client notices a restart at once and connects again.
 */
export function tunnelSockets(server: Server, options: TunnelOptions): { close: () => void } {
  const open = new Set<Duplex>();
  const countOf = new Map<string, number>();

  /** False when the address holds too many already. */
  function count(address: string, socket: Duplex): boolean {
    const before = countOf.get(address) ?? 0;
    if (before >= MAX_PER_ADDRESS && !NOT_COUNTED.has(address)) return false;
    countOf.set(address, before + 1);
    socket.once('close', () => {
      const left = (countOf.get(address) ?? 1) - 1;
      if (left > 0) countOf.set(address, left);
      else countOf.delete(address);
    });
    return true;
  }

  function onUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer) {
    if (options.isForeign?.(request)) return;
    // An error of a socket that is going away has nobody to tell.
    socket.on('error', () => socket.destroy());
    open.add(socket);
    socket.once('close', () => open.delete(socket));

    const path = (request.url ?? '').split('?', 1)[0];
    if (path !== options.path) return refuse(socket, 404);
    if (!isOwnOrigin(options.publicUrl, request.headers)) return refuse(socket, 403);
    const address = options.addressOf(request);
    if (!count(address, socket)) return refuse(socket, 429);
    connect(request, socket, head, { ...options, address });
  }
  server.on('upgrade', onUpgrade);

  return {
    close() {
      server.off('upgrade', onUpgrade);
      for (const socket of open) socket.destroy();
    },
  };
}

type Connection = TunnelOptions & { address: string };

function connect(request: IncomingMessage, socket: Duplex, head: Buffer, options: Connection) {
  const target = new URL(options.path, options.upstream);
  const onward = (target.protocol === 'https:' ? httpsRequest : httpRequest)(target, {
    headers: { ...forwardedHeaders(request.headers, options), host: target.host },
    timeout: CONNECT_TIMEOUT_MS,
  });

  onward.once('upgrade', (answer, upstream, upstreamHead) => {
    socket.write(renderHead(answer));
    join(socket, upstream);
    if (upstreamHead.length > 0) socket.write(upstreamHead);
    if (head.length > 0) upstream.write(head);
    upstream.pipe(socket);
    socket.pipe(upstream);
  });
  onward.once('response', (answer) => {
    answer.resume();
    refuse(socket, answer.statusCode ?? 502);
  });
  onward.once('timeout', () => onward.destroy(new Error('No answer in time')));
  onward.once('error', (error) => {
    options.log.warn({ err: error }, 'A socket could not be led through');
    refuse(socket, 503);
  });
  socket.once('close', () => onward.destroy());
  onward.end();
}

/** When one side ends or fails, the other ends too. */
function join(one: Duplex, other: Duplex) {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    from.once('close', () => to.destroy());
    from.on('error', () => from.destroy());
    if ('setKeepAlive' in from && typeof from.setKeepAlive === 'function')
      from.setKeepAlive(true, KEEP_ALIVE_MS);
    if ('setNoDelay' in from && typeof from.setNoDelay === 'function') from.setNoDelay(true);
    if ('setTimeout' in from && typeof from.setTimeout === 'function') from.setTimeout(0);
  }
}

function renderHead({ statusCode = 101, rawHeaders }: IncomingMessage): string {
  const lines = [`HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode] ?? ''}`];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    lines.push(`${rawHeaders[index]}: ${rawHeaders[index + 1]}`);
  }
  return `${lines.join('\r\n')}\r\n\r\n`;
}

function refuse(socket: Duplex, status: number) {
  const retry = status === 503 ? 'Retry-After: 2\r\n' : '';
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${retry}Content-Length: 0\r\nConnection: close\r\n\r\n`,
  );
}
