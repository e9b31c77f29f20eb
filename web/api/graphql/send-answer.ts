import { createHash } from 'node:crypto';
import { pipeline, type Readable } from 'node:stream';
import { promisify } from 'node:util';
import { constants, createGzip, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerStatus } from './answer-status.ts';
import { GRAPHQL_RESPONSE } from './media-type.ts';
import { peek } from './peek.ts';

/** Bytes of an answer that are read before it is sent; a longer answer is streamed without an ETag. */
const MAX_PEEK_BYTES = 1024 * 1024;
/** Under this many bytes compression costs more than it saves. */
const WORTHWHILE_BYTES = 2_048;
const FAST = { level: constants.Z_BEST_SPEED };
const compress = promisify(gzip);

export type AnswerForm = {
  /** Whether the answer is sent as `application/graphql-response+json`, with the statuses of that type. */
  isGraphqlResponse: boolean;
  /** Tells by the first bytes of a body whether the answer is a success; only those may be cached and get an ETag. */
  isGood: (start: Buffer) => boolean;
};

/** Sends an upstream's answer once enough of its body has arrived to decide its status and whether it may be cached. */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  stream: Readable,
  form: AnswerForm,
): Promise<unknown> {
  const { start, isWhole } = await peek(stream, MAX_PEEK_BYTES);
  const wasFine = reply.statusCode === 200;
  if (form.isGraphqlResponse && wasFine) {
    reply.code(statusOf(start, isWhole)).type(`${GRAPHQL_RESPONSE}; charset=utf-8`);
  }
  const isZipped = takesGzip(request) && (!isWhole || start.length >= WORTHWHILE_BYTES);
  reply.removeHeader('content-length');
  if (isZipped) reply.header('content-encoding', 'gzip');
  if (request.method === 'POST') return send(reply, isWhole ? start : stream, isZipped);

  reply.removeHeader('set-cookie');
  const isPublic = request.headers.authorization === undefined && wasFine && form.isGood(start);
  reply.header('cache-control', isPublic ? 'public, max-age=0, must-revalidate' : 'no-store');
  if (!isPublic || !isWhole) return send(reply, isWhole ? start : stream, isZipped);

  const etag = etagOf(start, `${String(reply.getHeader('content-type'))} ${isZipped}`);
  reply.header('etag', etag);
  if (isKnown(request.headers['if-none-match'], etag)) {
    return reply.code(304).removeHeader('content-encoding').removeHeader('content-type').send();
  }
  return send(reply, start, isZipped);
}

/** Tells whether an answer has data. Answers of Hasura with data begin with `{"data":`; those with errors have no data. */
export const beginsWithData = (start: Buffer): boolean => start.subarray(0, 8).toString() === '{"data":';

function statusOf(start: Buffer, isWhole: boolean): number {
  if (beginsWithData(start) || start[0] === '['.charCodeAt(0)) return 200;
  try {
    return isWhole ? answerStatus(JSON.parse(start.toString())) : 400;
  } catch {
    // Status 200 with a body that is not JSON is a fault of the upstream.
    return 500;
  }
}

async function send(reply: FastifyReply, body: Buffer | Readable, isZipped: boolean) {
  if (!isZipped) return reply.send(body);
  if (Buffer.isBuffer(body)) return reply.send(await compress(body, FAST));
  // `pipeline` ends one side when the other breaks off; the client then sees a truncated answer.
  return reply.send(pipeline(body, createGzip(FAST), () => undefined));
}

function etagOf(body: Buffer, variant: string): string {
  return `"${createHash('sha256').update(variant).update(body).digest('base64url').slice(0, 32)}"`;
}

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = (ifNoneMatch ?? '').split(',').map((entry) => entry.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}

function takesGzip({ headers }: FastifyRequest): boolean {
  return /(^|[\s,])gzip\s*(,|$|;\s*q=(1|0\.0*[1-9]))/i.test(String(headers['accept-encoding'] ?? ''));
}
