import {
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
} from 'node:http';
import { request as httpsRequest } from 'node:https';
import { randomUUID } from 'node:crypto';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { GatheredBytes } from '#runtime/bytes/gathered-bytes.ts';
import type { HeldBytes } from '#runtime/bytes/held-bytes.ts';
import { ownTime } from '#runtime/process/own-time.ts';
import type { Place } from '#runtime/process/allowed-places.ts';
import { networkOf } from '#runtime/network/network-of.ts';
import { onWebSocket } from '#runtime/network/on-websocket.ts';
import type { Logger } from 'pino';
import { countByNetwork } from '#web/server/limits/count-by-network.ts';
import type { CountsIp } from '#web/server/limits/counts-ip.ts';
import type { KeyExchange } from '../keys/exchange-keys.ts';
import type { KeyToken } from '../keys/key-token.ts';
import { TOKEN_REFUSALS, type KeyTokens } from '../keys/key-rules.ts';
import { hasKeyInAddress, readCredentials } from '../../server/security/read-credentials.ts';
import { tokenIdOf } from '../keys/token-id.ts';
import { acceptUpgrade, refuse } from './answer-socket.ts';
import { forwardedHeaders, without } from './forwarded-headers.ts';
import { isAdminSecret } from './header-rules.ts';
import type { CutSocket } from './pass-rights.ts';
import { refuseAdminSecret, relayMessages, type EndSocket } from './relay-messages.ts';
import { REFUSALS, type Refusal } from '../../server/security/refusals.ts';

/** Milliseconds of own time (own-time.ts) that the upstream has to accept a socket. */
const CONNECT_MS = 5_000;
/** Upper bound of open WebSockets per IP address; a household or an office shares one address. */
const MAX_PER_ADDRESS = 200;
/** Delay of TCP keep-alive, which detects vanished peers and keeps quiet sockets open in networks that drop idle ones. */
const KEEP_ALIVE_MS = 30_000;

/** Upper bound of tokens per socket, as Hasura accepts a further `connection_init` at any time. */
const MAX_TOKENS_PER_SOCKET = 100;

/**
 * Milliseconds that the upstream has to close a socket whose token is refused from now on, before the socket is cut: a
 * revoked key is to end everywhere within 200 ms, also at an engine that is busy.
 */
const REVOKED_TIMEOUT_MS = 100;

/** Close code "Going Away" at shutdown; clients then connect again, to another or a restarted server. */
const GOING_AWAY = 1001;

type TunnelOptions = {
  path: string;
  /** Address of the engine, to which sockets are tunnelled. */
  upstream: string;
  publicUrl: string;
  log: Logger;
  ipOf: (request: IncomingMessage) => string;
  counts: CountsIp;
  /** Messages that have not come whole or were not passed on yet. */
  received: HeldBytes;
  /** Tells whether the requesting page, or a program that is no page, may open a socket. */
  mayOpenSocket: (headers: IncomingHttpHeaders) => boolean;
  tokens: KeyTokens;
  exchange: KeyExchange['exchange'];
  /** Tells whether another handler on this server accepts the socket, such as vite's. */
  isForeign?: (request: IncomingMessage) => boolean;
};
type Arrival = {
  request: IncomingMessage;
  socket: Duplex;
  head: Buffer;
  ip: string;
  /** Id that this server gives the request; a visitor's own is ignored. */
  requestId: string;
  /** Key of the upgrade's headers, with its token. */
  byKey?: { key: string; token: KeyToken };
};

/** Answer header of an upstream that takes a fresh token by a `ping`. */
const TAKES_RENEWALS = 'x-token-renewal';

/**
 * Tunnels WebSockets to the upstream. The upstream's bytes are piped unchanged, so a slow client slows the upstream;
 * the client's messages are read (`relayMessages`). When one side closes, the other is closed, so that a client notices
 * a restart at once and connects again.
 *
 * Decision 18 explains why each message is read.
 */
export function tunnelSockets(
  server: Server,
  options: TunnelOptions,
): { count: () => number; close: () => void } {
  const open = new Map<Duplex, EndSocket>();
  const perNetwork = countByNetwork(MAX_PER_ADDRESS);

  function refusalOf({ request, socket, ip }: Arrival): Refusal | undefined {
    if ((request.url ?? '').split('?', 1)[0] !== options.path) return REFUSALS.apiNotFound;
    if (!options.mayOpenSocket(request.headers)) return REFUSALS.originNotAllowed;
    if (Object.keys(request.headers).some(isAdminSecret)) return REFUSALS.adminSecret;
    if (hasKeyInAddress(request.url ?? '')) return REFUSALS.keyInAddress;
    if (options.counts(ip, request.headers) && !perNetwork.take(ip, socket)) return REFUSALS.tooManyOpen;
    const { authorization, origin } = request.headers;
    const jti = tokenIdOf(authorization);
    const refusal = jti === undefined ? undefined : options.tokens.refusalOf(jti, { ip, origin });
    return refusal === undefined ? undefined : TOKEN_REFUSALS[refusal];
  }

  const stopListening = onWebSocket(server, (request, socket, head) => {
    if (options.isForeign?.(request)) return;
    // A broken socket is destroyed; there is no peer left to answer.
    socket.on('error', () => socket.destroy());
    open.set(socket, () => socket.destroy());
    socket.once('close', () => open.delete(socket));

    const arrival = { request, socket, head, ip: options.ipOf(request), requestId: randomUUID() };
    const refusal = refusalOf(arrival);
    if (refusal) refuse(socket, refusal, options.publicUrl);
    else void openByKey(arrival, options, (end) => open.set(socket, end));
  });

  return {
    count: () => open.size,
    close() {
      stopListening();
      for (const end of open.values()) end(GOING_AWAY, 'the server is going away');
    },
  };
}

/** Exchanges the key of the upgrade's headers, if it has one, and connects. */
async function openByKey(arrival: Arrival, options: TunnelOptions, onJoined: (end: EndSocket) => void) {
  const { request, socket, ip } = arrival;
  const { headers } = request;
  const given = readCredentials(headers);
  if (given.kind === 'none') return connect(arrival, options, onJoined);
  const place = { ip, origin: headers.origin };
  const found = given.kind === 'refused' ? given : await options.exchange(given.key, place);
  if (socket.destroyed) return undefined;
  if ('refusal' in found) return refuse(socket, found.refusal, options.publicUrl);
  if (given.kind === 'refused') return undefined;
  headers.authorization = `Bearer ${found.token.value}`;
  delete headers['x-api-key'];
  const refusal = options.tokens.refusalOf(found.token.jti, place);
  if (refusal) return refuse(socket, TOKEN_REFUSALS[refusal], options.publicUrl);
  return connect({ ...arrival, byKey: { key: given.key, token: found.token } }, options, onJoined);
}

function connect(
  { request, socket, head, ip, requestId, byKey }: Arrival,
  options: TunnelOptions,
  onJoined: (end: EndSocket) => void,
) {
  const { publicUrl } = options;
  const target = new URL(options.path, options.upstream);
  const onward = (target.protocol === 'https:' ? httpsRequest : httpRequest)(target, {
    headers: upgradeHeaders(request.headers, { host: target.host, ip, publicUrl, requestId }),
    agent: false,
  });

  const connecting = ownTime.after(CONNECT_MS, () => onward.destroy(new Error('No answer in time')));
  for (const end of ['upgrade', 'response', 'close'] as const) onward.once(end, connecting.end);

  onward.once('upgrade', (answer, part, partHead) => {
    acceptUpgrade(socket, answer, publicUrl);
    if (partHead.length > 0) part.unshift(partHead);
    if (head.length > 0) socket.unshift(head);
    const protocol = answer.headers['sec-websocket-protocol'];
    const { authorization, origin } = request.headers;
    const place = { ip, origin };
    const { tokens, exchange, received } = options;
    const takesRenewals = answer.headers[TAKES_RENEWALS] === 'ping';
    const rights = { authorization, byKey, place, tokens, exchange, takesRenewals };
    onJoined(join(socket, part, { protocol, received, ...rights }));
  });
  onward.once('response', (answer) => {
    answer.resume();
    refuse(socket, { ...REFUSALS.unavailable, status: answer.statusCode ?? 502 }, publicUrl);
  });
  onward.once('error', (error) => {
    options.log.warn({ err: error, requestId }, 'A socket could not be led through');
    refuse(socket, REFUSALS.unavailable, publicUrl);
  });
  socket.once('close', () => onward.destroy());
  onward.end();
}

/**
 * Returns the upgrade request's headers. Extensions are dropped: messages are read here, so they must be uncompressed.
 * Cookies are dropped, as a browser sends them with a socket of any page: only tokens in the Authorization header and in
 * `connection_init` give rights, and both are checked and held (`holdTokens`).
 */
function upgradeHeaders(
  headers: IncomingHttpHeaders,
  { host, ...origin }: { host: string; ip: string; publicUrl: string; requestId: string },
) {
  const kept = without((name) => name === 'sec-websocket-extensions' || name === 'cookie', headers);
  return { ...forwardedHeaders(kept, origin), host, connection: 'Upgrade', upgrade: 'websocket' };
}

type Joint = {
  protocol: string | undefined;
  /** Authorization header of the upgrade, which gives the socket its rights where `connection_init` names none. */
  authorization: string | undefined;
  byKey: Arrival['byKey'] | undefined;
  place: Place;
  tokens: KeyTokens;
  exchange: KeyExchange['exchange'];
  takesRenewals: boolean;
  received: HeldBytes;
};

/** Connects both sockets; when one ends or fails, the other ends too. */
function join(client: Duplex, part: Duplex, joint: Joint): EndSocket {
  const { protocol, authorization, byKey, place, tokens, exchange, takesRenewals, received } = joint;
  for (const side of [client, part]) {
    side.on('error', () => side.destroy());
    if (!(side instanceof Socket)) continue;
    side.setKeepAlive(true, KEEP_ALIVE_MS).setNoDelay(true).setTimeout(0);
  }
  const endClient = () => client.destroy();
  // A client that has gone without a close frame leaves a connection that would stay open by halves.
  client.once('end', () => part.end());
  client.once('close', () => part.destroy());
  part.once('close', endClient);

  let wasAnswered = false;
  part.once('data', () => (wasAnswered = true));
  part.pipe(client);
  return relayMessages(client, part, {
    onAdminSecret() {
      part.off('close', endClient).unpipe(client).destroy();
      // A refusal can be sent only before the upstream's first bytes; later it could land inside one of its frames.
      if (wasAnswered) client.destroy();
      else refuseAdminSecret(client, protocol);
    },
    count: (receiver) => new GatheredBytes(receiver, received, networkOf(place.ip ?? '')),
    openedWith: authorization === undefined ? [] : [authorization],
    openedByKey: byKey,
    admit: holdTokens(client, place, tokens),
    exchange: (key, marginMs) => exchange(key, place, marginMs),
    takesRenewals,
  });
}

/** Registers a socket for the tokens that opened it, so that it ends once one of them is refused. */
function holdTokens(client: Duplex, place: Place, tokens: KeyTokens) {
  const held: Array<() => void> = [];
  client.once('close', () => held.forEach((release) => release()));

  return (authorizations: readonly string[], cut: CutSocket, isRenewal: boolean = false) => {
    const ids = authorizations.map(tokenIdOf).filter((id) => id !== undefined);
    if (!isRenewal && held.length + ids.length > MAX_TOKENS_PER_SOCKET) return 'token-revoked';
    const refusal = ids.map((id) => tokens.refusalOf(id, place)).find((found) => found !== undefined);
    if (refusal !== undefined) return refusal;
    const before = isRenewal ? held.splice(0) : [];
    held.push(...ids.map((id) => tokens.hold(id, place, (refusal) => cut(refusal, REVOKED_TIMEOUT_MS))));
    before.forEach((release) => release());
    return undefined;
  };
}
