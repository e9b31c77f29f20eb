import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { KEY_CACHE_CONTROL, KEY_VARY } from '../keys/answers-to-keys.ts';
import { REFUSED_BEARER } from '../../server/security/challenge.ts';
import { plainHeaders } from '../../server/security/security-headers.ts';
import { REFUSALS, RETRY_AFTER_S, type Refusal } from '../../server/security/refusals.ts';

/** Milliseconds that the peer has to close a connection after this server ended its half. */
const END_TIMEOUT_MS = 2_000;

/** Refusals by the code of the error that Node reports. */
const BROKEN: Record<string, Refusal> = {
  ERR_HTTP_REQUEST_TIMEOUT: REFUSALS.tooSlow,
  HPE_HEADER_OVERFLOW: REFUSALS.headersTooLarge,
};

/** Answers on a socket that the HTTP server no longer reads, and ends it. */
export function refuse(socket: Duplex, { status, body }: Refusal, publicUrl: string): void {
  const text = JSON.stringify(body);
  socket.write(
    `${renderHead(status, publicUrl, [
      ...(status === 503 ? ['Retry-After', String(RETRY_AFTER_S)] : []),
      ...(status === 401 ? ['WWW-Authenticate', REFUSED_BEARER] : []),
      ...['Cache-Control', KEY_CACHE_CONTROL, 'Vary', KEY_VARY.join(', ')],
      ...['Content-Type', 'application/json; charset=utf-8'],
      ...['Content-Length', String(Buffer.byteLength(text))],
      ...['Connection', 'close'],
    ])}${text}`,
  );
  endSocket(socket);
}

/** Answers bytes that could not be parsed as an HTTP request, or a request that did not arrive in time. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Duplex, publicUrl: string): void {
  if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
  else refuse(socket, BROKEN[error.code ?? ''] ?? REFUSALS.requestInvalid, publicUrl);
}

/** Tells a client that its upgrade was accepted, with the upstream's headers. */
export function acceptUpgrade(socket: Duplex, answer: IncomingMessage, publicUrl: string): void {
  socket.write(renderHead(answer.statusCode ?? 101, publicUrl, answer.rawHeaders));
}

/** Ends a socket, and destroys it after END_TIMEOUT_MS if the peer has not closed its half. */
export function endSocket(socket: Duplex): void {
  const timer = setTimeout(() => socket.destroy(), END_TIMEOUT_MS);
  socket.once('close', () => clearTimeout(timer));
  socket.end();
}

/** Renders the head of an HTTP answer; `headers` alternates names and values. */
function renderHead(status: number, publicUrl: string, headers: readonly string[]): string {
  const all = [...Object.entries(plainHeaders(publicUrl)).flat(), ...headers];
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`];
  for (let index = 0; index < all.length; index += 2) lines.push(`${all[index]}: ${all[index + 1]}`);

  return `${lines.join('\r\n')}\r\n\r\n`;
}
