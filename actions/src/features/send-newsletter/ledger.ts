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
  /** How many mails are sent at once; as many may be claimed ahead. */
  connections: number;
};
type Waiting = { isWanting: boolean; answer: (delivery: Delivery | undefined) => void };

const FIRST_RETRY_MS = 250;
const LONGEST_RETRY_MS = 5_000;
/** Ends that nobody waits for are gathered this long for one statement. */
const GATHER_MS = 50;

/**
 * The book of a dispatch's deliveries: writes down what became of mails and claims the next ones, in one statement
 * for all that came up meanwhile. A claim is committed before its mail goes out; while the database is away the
 * ledger keeps what it has to write and goes on trying, and no mail goes out that is not claimed.
 *
 * As many mails as were sent since the last statement are claimed ahead, so that nobody waits for the database: at
 * most twice as many as there are connections are claimed or not yet written down. The states: docs/mailing.md.
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
  }

  /** Whoever came while the statement ran needs none of its own for the next mail. */
  function serveWaiting(): void {
    for (const request of waiting.filter(({ isWanting }) => isWanting)) {
      const delivery = ahead.take();
      if (!delivery) return;
      waiting.splice(waiting.indexOf(request), 1);
      request.answer(delivery);
    }
  }

  return {
    /** Notes an end, and answers with the next mail; undefined: there is none to be sent now, and the end is written. */
    async exchange(result: DeliveryResult | undefined, isWanting: boolean): Promise<Delivery | undefined> {
      if (result) ended.push(result);
      if (!isWanting) ahead.giveAllBack();
      const delivery = isWanting ? ahead.take() : undefined;
      if (delivery || (!isWanting && ended.length === 0)) {
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

/** Until the database has taken it. */
async function persist(options: Options, results: DeliveryResult[], wanted: number, underWay: Map<string, Delivery>) {
  for (let waitMs = FIRST_RETRY_MS; ; waitMs = Math.min(waitMs * 2, LONGEST_RETRY_MS)) {
    try {
      return await exchangeDeliveries(options, results, wanted);
    } catch (error) {
      options.log.warn({ err: error, dispatch: options.dispatchId }, 'Deliveries could not be written down');
      await sleep(waitMs);
      await releaseLost(options, underWay).catch(() => undefined);
    }
  }
}
