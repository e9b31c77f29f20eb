import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { runRegularly } from '#actions/lib/jobs/run-regularly.ts';
import {
  claimDeliveries,
  findDueEndpoints,
  recordAttempt,
  type Claim,
  type Outcome,
} from './delivery-ledger.ts';
import { TIMEOUT_MS, type PostEvent } from './post-event.ts';
import { delayAfter, RETRY_DELAYS_S } from './retry-delays.ts';
import { bodyOf, signEvent } from './sign-event.ts';

const INTERVAL_MS = 1_000;
/**
 * Upper bound for simultaneous requests of one instance to one endpoint. Each endpoint has its own bound, so a slow one
 * delays no other.
 */
const SLOTS = 4;
/**
 * Milliseconds of a claim, which is longer than an attempt takes; if a process dies, its claimed deliveries are delayed
 * by so much.
 */
const CLAIM_MS = 2 * TIMEOUT_MS;

export type WebhookOptions = {
  pool: Pool;
  log: Logger;
  post: PostEvent;
  /** Inserts the deliveries of all events since the last call. */
  plan: () => Promise<unknown>;
  onAttempt?: (outcome: Outcome) => void;
  intervalMs?: number;
  claimMs?: number;
  retryDelaysS?: readonly number[];
};

/** Starts to deliver events to the endpoints that want them: each at least once, those of one record in order. */
export function startWebhooks(options: WebhookOptions): { stop: () => Promise<void> } {
  const { pool, log, plan, intervalMs = INTERVAL_MS } = options;
  const workers = new Map<string, Worker>();
  let isStopping = false;
  const planning = runRegularly({
    name: 'plan-webhooks',
    intervalMs,
    log,
    run: plan,
  });
  const waking = runRegularly({
    name: 'deliver-webhooks',
    intervalMs,
    log,
    run: async () => {
      const due = await findDueEndpoints(pool);
      if (!isStopping) for (const id of due) workerOf(id).fill();
    },
  });

  function workerOf(id: string): Worker {
    const worker = workers.get(id) ?? createWorker(id, options);
    workers.set(id, worker);
    return worker;
  }

  return {
    /** Claims no more deliveries, and waits for attempts under way. */
    async stop() {
      isStopping = true;
      const working = [...workers.values()].map((worker) => worker.stop());
      await Promise.all([planning.stop(), waking.stop(), ...working]);
    },
  };
}

type Worker = { fill: () => void; stop: () => Promise<void> };

/** Creates the sender of one endpoint: as soon as one of its requests ends, the next begins. */
function createWorker(endpointId: string, options: WebhookOptions): Worker {
  const { pool, log, claimMs = CLAIM_MS } = options;
  const underWay = new Set<Promise<void>>();
  let claiming: Promise<void> | undefined;
  let isStopped = false;
  let isMoreWanted = false;

  async function claim(): Promise<void> {
    const claims = await claimDeliveries(pool, endpointId, { count: SLOTS - underWay.size, claimMs });
    for (const one of claims) track(attempt(one, options));
  }

  function track(work: Promise<void>): void {
    const tracked = work
      .catch((error: unknown) => log.warn({ err: error }, 'A webhook could not be written down'))
      .finally(() => {
        underWay.delete(tracked);
        fill();
      });
    underWay.add(tracked);
  }

  function fill(): void {
    isMoreWanted = true;
    if (isStopped || claiming || underWay.size >= SLOTS) return;
    isMoreWanted = false;
    claiming = claim()
      .catch((error: unknown) => log.warn({ err: error }, 'No webhook could be claimed'))
      .finally(() => {
        claiming = undefined;
        if (isMoreWanted) fill();
      });
  }

  return {
    fill,
    async stop() {
      isStopped = true;
      await claiming;
      await Promise.all(underWay);
    },
  };
}

async function attempt(
  claim: Claim,
  { pool, post, onAttempt, retryDelaysS = RETRY_DELAYS_S }: WebhookOptions,
): Promise<void> {
  const startedAt = new Date();
  const body = bodyOf(claim);
  const headers = signEvent(claim.id, body, claim.keys, startedAt);
  const answer = await post(claim.url, body, headers);
  const outcome = await recordAttempt(pool, {
    claim,
    startedAt,
    durationMs: Date.now() - startedAt.getTime(),
    answer,
    retryInS: delayAfter(claim.attempts_count + 1, retryDelaysS),
  });
  onAttempt?.(outcome);
}
