import type { FastifyInstance, FastifyReply, RequestPayload } from 'fastify';
import { HeldShare, type HeldBytes } from '#runtime/bytes/held-bytes.ts';
import { networkOf } from '#runtime/network/network-of.ts';
import { REFUSALS } from '../security/refusals.ts';
import type { CountsIp } from './counts-ip.ts';

/** Bodies and messages that this process keeps, and whose addresses are subject to limits. */
export type Received = { readonly held: HeldBytes; readonly counts: CountsIp };

/** Counts the bodies that a scope reads whole, until their requests are answered; refuses a body that has no room. */
export function boundBodies(scope: FastifyInstance, { held, counts }: Received): void {
  scope.addHook('preParsing', (request, reply, payload, done) => {
    if (counts(request.ip, request.headers))
      countBody(payload, reply, new HeldShare(held, networkOf(request.ip)));
    done(null, payload);
  });
}

/**
 * Counts what is kept of a body. Fastify listens for its errors while it keeps the body, and drops what comes of one
 * that it has refused or answered already.
 */
function countBody(payload: RequestPayload, reply: FastifyReply, share: HeldShare) {
  let bytes = 0;
  const stop = () => {
    payload.off('data', count);
    share.set(0);
  };
  reply.raw.once('close', stop);
  payload.on('data', count);

  function count(chunk: Buffer) {
    bytes += chunk.length;
    if (share.set(bytes)) return;
    const isKept = payload.listenerCount('error') > 0;
    stop();
    if (!isKept) return;
    payload.emit(
      'error',
      Object.assign(new Error('Too busy'), { refusal: REFUSALS.tooBusy, statusCode: 503 }),
    );
  }
}
