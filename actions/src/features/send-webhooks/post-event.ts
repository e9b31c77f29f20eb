import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { ownTime } from '#runtime/process/own-time.ts';
import { IpRefused, createPublicLookup, refuseLiteral } from './public-ip.ts';

/** Milliseconds of own time (own-time.ts) for one attempt, from the DNS lookup to the last byte that is read. */
export const TIMEOUT_MS = 15_000;
/** Milliseconds for which the body is read once the status is known. */
const READ_MS = 2_000;
const READ_BYTES = 4_096;
const MAX_HEADER_BYTES = 16_384;
/** Characters of an answer that the log keeps. */
const KEPT_CHARACTERS = 500;

type Problem = 'status' | 'gone' | 'redirect' | 'timeout' | 'connection' | 'name' | 'tls' | 'address';
/** Outcome of an attempt; `problem` is null if it succeeded. */
export type Answer = { status: number | null; problem: Problem | null; response: string };

type Options = {
  /** For development only: allows plain HTTP, and IPs of this machine and its network. */
  allowPrivate: boolean;
  timeoutMs?: number;
  lookup?: LookupFunction;
};

export type PostEvent = (url: string, body: string, headers: Record<string, string>) => Promise<Answer>;

/**
 * Creates the function that posts events. Each post uses a new connection to an IP that was checked, and ends within
 * `timeoutMs`.
 */
export function createPostEvent({ allowPrivate, timeoutMs = TIMEOUT_MS, lookup }: Options): PostEvent {
  const publicLookup = lookup ?? createPublicLookup();
  const guard = allowPrivate ? {} : { lookup: publicLookup };

  return async (url, body, headers) => {
    try {
      const target = new URL(url);
      if (!allowPrivate) refuseTarget(target);
      return await ownTime.within(timeoutMs, (signal) => post(target, body, { headers, signal, ...guard }));
    } catch (error) {
      return { status: null, problem: problemOf(error), response: toKept(messageOf(error)) };
    }
  };
}

function refuseTarget({ protocol, hostname }: URL): void {
  if (protocol !== 'https:') throw new IpRefused('Only https is allowed here');
  refuseLiteral(hostname);
}

type Request = { headers: Record<string, string>; signal: AbortSignal; lookup?: LookupFunction };

/** Posts a body and reads the answer; a redirect is an answer like any other, because Node follows none. */
function post(target: URL, body: string, { headers, ...request }: Request): Promise<Answer> {
  const { request: open } = target.protocol === 'https:' ? https : http;
  const { signal } = request;
  return new Promise((resolve, reject) => {
    const outgoing = open(target, {
      ...request,
      method: 'POST',
      agent: false,
      maxHeaderSize: MAX_HEADER_BYTES,
      headers: {
        ...headers,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Hostfront-Webhooks',
        'accept-encoding': 'identity',
      },
    });
    let isAnswered = false;
    const fail = (error: unknown): void => {
      // Once there is a status, only the status counts; an error of the connection no longer matters.
      if (!isAnswered) reject(error as Error);
    };
    outgoing.on('error', fail);
    // A connection may end without an error, and a lookup may never call back.
    outgoing.once('close', () => fail(new Error('The connection was closed before an answer')));
    signal.addEventListener('abort', () => fail(signal.reason), { once: true });
    outgoing.once('upgrade', ({ statusCode: status = 0 }, socket) => {
      // The request has given up its connection, and since Node 26 no longer destroys it.
      socket.destroy();
      resolve({ status, problem: judge(status), response: '' });
    });
    outgoing.once('response', (incoming) => {
      isAnswered = true;
      const status = incoming.statusCode ?? 0;
      void readBeginning(incoming).then((response) => {
        outgoing.destroy();
        resolve({ status, problem: judge(status), response: toKept(response) });
      });
    });
    outgoing.end(body);
  });
}

/** Reads the beginning of a body, up to READ_BYTES and for READ_MS; a body that breaks off is no error. */
async function readBeginning(incoming: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  const reading = ownTime.after(READ_MS, () => incoming.destroy());
  try {
    for await (const chunk of incoming) {
      chunks.push(chunk as Buffer);
      length += (chunk as Buffer).length;
      if (length >= READ_BYTES) break;
    }
  } catch {
    // The status is known, and only the status counts.
  }
  reading.end();
  return Buffer.concat(chunks).subarray(0, READ_BYTES).toString('utf8');
}

function judge(status: number): Problem | null {
  if (status >= 200 && status < 300) return null;
  if (status === 410) return 'gone';
  return status >= 300 && status < 400 ? 'redirect' : 'status';
}

function problemOf(error: unknown): Problem {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'timeout';
  if (error instanceof IpRefused) return 'address';
  const code = String((error as NodeJS.ErrnoException).code);
  if (['ENOTFOUND', 'EAI_AGAIN', 'ENODATA', 'ESERVFAIL', 'EREFUSED', 'ETIMEOUT'].includes(code))
    return 'name';
  return /CERT|SSL|TLS|SIGNED|EPROTO|UNABLE_TO/.test(code) ? 'tls' : 'connection';
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Prepares an answer for the log: PostgreSQL stores no NUL, and people read the text in a table. */
const toKept = (text: string): string =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, KEPT_CHARACTERS);
