import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '#runtime/network/network-of.ts';
import { renameRateHeaders } from '#runtime/network/rate-headers.ts';
import { REFUSALS } from '../security/refusals.ts';
import type { CountsIp } from './counts-ip.ts';

const WINDOW_S = 60;
/** Limit of callers that are not counted, whose answers have the headers nevertheless. */
const NO_LIMIT = 1_000_000_000;

type Options = { perMinute: number; counts: CountsIp };

/** Limits the requests of a scope's routes per network, and tells the limit in each answer's headers. */
export async function limitRequests(scope: FastifyInstance, { perMinute, counts }: Options): Promise<void> {
  scope.addHook('onSend', async (_request, reply, payload) => {
    renameRateHeaders(reply, WINDOW_S, perMinute);
    return payload;
  });
  await scope.register(rateLimit, { global: false, enableDraftSpec: true });
  // A hook of the scope, not of each route, so that what later hooks refuse is counted and told too.
  scope.addHook(
    'onRequest',
    scope.rateLimit({
      max: ({ ip, headers }) => (counts(ip, headers) ? perMinute : NO_LIMIT),
      timeWindow: WINDOW_S * 1_000,
      // A proxy on this machine is counted, and its callers do not pay for programs that are not.
      keyGenerator: ({ ip, headers }) => (counts(ip, headers) ? networkOf(ip) : `uncounted ${ip}`),
      errorResponseBuilder: () =>
        Object.assign(new Error('Too many requests'), { refusal: REFUSALS.tooManyRequests, statusCode: 429 }),
    }),
  );
}
