import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { createDeliveriesAhead } from './deliveries-ahead.ts';
import {
  exchangeDeliveries,
  releaseLost,
  type Delivery,
  type DeliveryResult,
  type ExchangeDeps,
} from './exchange-deliveries.ts';

type Options = ExchangeDeps & {
  log: Logger;
  /** Number of workers; as many deliveries may be claimed ahead. */
  connections: number;
};
type Waiting = { isWanting: boolean; answer: (delivery: Delivery | undefined) => void };

const FIRST_RETRY_MS = 250;
const LONGEST_RETRY_MS = 5_000;
/** Milliseconds for which results are gathered for one statement while no worker waits. */
const GATHER_MS = 50;

/**
 * Writes the results of a dispatch's deliveries and claims the next deliveries, in one SQL statement at a time for all
 * workers. A claim is committed before its mail goes out. While the database is away, the ledger keeps the results and
 * tries again, and no mail goes out that is not claimed.
 *
 * The ledger is always in one of these states:
 *
 * - IDLE, the first state: every result is written and no worker waits. If a worker calls `exchange` and has to wait
 *   for the database, the ledger goes to WRITING. If the worker gets a delivery that was claimed ahead, only its result
 *   is left to write, and the ledger goes to GATHERING.
 * - GATHERING: there are results but no worker waits, so the ledger gathers more results for the same statement. It
 *   goes to WRITING after 50 ms, or as soon as a worker waits.
 * - WRITING: one statement writes the results and claims a delivery for each waiting worker that wants one. Unless a
 *   waiting worker wants none, the statement also claims deliveries ahead, as many as the results say were sent. If the
 *   statement succeeds, the waiting workers get their answers, and the deliveries left over are kept for workers that
 *   ask later. The ledger then goes to WRITING or GATHERING if there is more to write, otherwise to IDLE. If the
 *   statement fails, the ledger goes to RETRYING.
 * - RETRYING: the ledger waits 250 ms, and after each further failure twice as long, up to 5 s. It queues again the
 *   deliveries that the failed statement may have claimed, by as many tries as that takes, and goes to WRITING with the
 *   same results. It never gives up.
 *
 * A claimed delivery leaves the ledger when its result is written. A delivery claimed ahead is given back, with the
 * result `queued`, if it has waited over 1 s or a worker wants no more deliveries, also while a statement claims. At most twice as many deliveries as
 * there are workers are claimed or not yet written.
 *
 * Nothing ends the ledger itself: it is dropped when its last worker has returned. A worker returns only after
 * `exchange` has answered undefined, and its last result is written by then.
 *
 * The states of a delivery's row: docs/build/deliveries.md.
 */
export function createLedger(options: Options) {
  const ended: DeliveryResult[] = [];
  const waiting: Waiting[] = [];
  const underWay = new Map<string, Delivery>();
  const gathering = createGathering();
  const ahead = createDeliveriesAhead(options.connections, (result) => ended.push(result));
  let isBusy = false;

  async function work(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    while (ended.length > 0 || waiting.length > 0) {
      if (waiting.length === 0) await gathering.wait();
      await writeAll(ended.splice(0), waiting.splice(0));
      serveWaiting();
    }
    isBusy = false;
  }

  async function writeAll(results: DeliveryResult[], requests: Waiting[]): Promise<void> {
    const wanting = requests.filter(({ isWanting }) => isWanting).length;
    const more = wanting < requests.length ? 0 : ahead.room(results);
    const deliveries = await persist(options, results, wanting + more, underWay);
    for (const { delivery } of results) underWay.delete(delivery.id);
    for (const delivery of deliveries) underWay.set(delivery.id, delivery);
    for (const { isWanting, answer } of requests) answer(isWanting ? deliveries.shift() : undefined);
    ahead.add(deliveries);
    // A worker stopped wanting while the statement claimed ahead: no worker may ask for these deliveries any more.
    if (waiting.some(({ isWanting }) => !isWanting)) ahead.giveAllBack();
  }

  /** Gives deliveries claimed ahead to the workers that began to wait while the statement ran. */
  function serveWaiting(): void {
    for (const request of waiting.filter(({ isWanting }) => isWanting)) {
      const delivery = ahead.take();
      if (!delivery) return;
      waiting.splice(waiting.indexOf(request), 1);
      request.answer(delivery);
    }
  }

  return {
    /**
     * Takes a worker's result and returns its next delivery. Returns undefined if none is wanted or due now; the result
     * is written by then.
     */
    async exchange(result: DeliveryResult | undefined, isWanting: boolean): Promise<Delivery | undefined> {
      if (result) ended.push(result);
      if (!isWanting) ahead.giveAllBack();
      const delivery = isWanting ? ahead.take() : undefined;
      // Without a result, too, a worker that wants none waits for a statement that may be claiming ahead.
      if (delivery || (!isWanting && ended.length === 0 && !isBusy)) {
        void work();
        return delivery;
      }
      return new Promise((answer) => {
        waiting.push({ isWanting, answer });
        gathering.end();
        void work();
      });
    },
  };
}

function createGathering() {
  let end = (): void => undefined;

  return {
    wait: () =>
      new Promise<void>((done) => {
        end = done;
        setTimeout(done, GATHER_MS);
      }),
    end: () => {
      end();
    },
  };
}

/**
 * Repeats the exchange until the database has answered it. What a failed statement may have claimed is queued again
 * before: a later claim would be taken for a lost one, and a lost one that is never released would keep the dispatch from
 * ending.
 */
function persist(
  options: Options,
  results: DeliveryResult[],
  wanted: number,
  underWay: Map<string, Delivery>,
): Promise<Delivery[]> {
  const exchange = () => exchangeDeliveries(options, results, wanted);
  const release = () => releaseLost(options, [...underWay.keys()]);

  return untilDone(options, exchange, 'Deliveries could not be written down', () =>
    untilDone(options, release, 'Lost claims could not be released'),
  );
}

/** Runs `work` until it succeeds; after each failure it waits longer, and lets `recover` end first. */
async function untilDone<T>(
  { log, dispatchId }: Options,
  work: () => Promise<T>,
  failure: string,
  recover?: () => Promise<void>,
): Promise<T> {
  for (let waitMs = FIRST_RETRY_MS; ; waitMs = Math.min(waitMs * 2, LONGEST_RETRY_MS)) {
    try {
      return await work();
    } catch (error) {
      log.warn({ err: error, dispatch: dispatchId }, failure);
      await sleep(waitMs);
      await recover?.();
    }
  }
}
