import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { createClaimsAhead } from './claims-ahead.ts';
import {
  exchangeDeliveries,
  releaseLost,
  type Claim,
  type Entry,
  type ExchangeDeps,
} from './exchange-deliveries.ts';

type Options = ExchangeDeps & {
  log: Logger;
  /** How many mails are sent at once; as many may be claimed ahead. */
  connections: number;
};
type Waiting = { isWanting: boolean; answer: (claim: Claim | undefined) => void };

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
  const ended: Entry[] = [];
  const waiting: Waiting[] = [];
  const inHand = new Map<string, Claim>();
  const gathering = createGathering();
  const ahead = createClaimsAhead(options.connections, (entry) => ended.push(entry));
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

  async function writeAll(entries: Entry[], requests: Waiting[]): Promise<void> {
    const wanting = requests.filter(({ isWanting }) => isWanting).length;
    const more = wanting < requests.length ? 0 : ahead.room(entries);
    const claims = await persist(options, entries, wanting + more, inHand);
    for (const { claim } of entries) inHand.delete(claim.id);
    for (const claim of claims) inHand.set(claim.id, claim);
    for (const { isWanting, answer } of requests) answer(isWanting ? claims.shift() : undefined);
    ahead.add(claims);
  }

  /** Whoever came while the statement ran needs none of its own for the next mail. */
  function serveWaiting(): void {
    for (const request of waiting.filter(({ isWanting }) => isWanting)) {
      const claim = ahead.take();
      if (!claim) return;
      waiting.splice(waiting.indexOf(request), 1);
      request.answer(claim);
    }
  }

  return {
    /** Notes an end, and answers with the next mail; undefined: there is none to be sent now, and the end is written. */
    async exchange(entry: Entry | undefined, isWanting: boolean): Promise<Claim | undefined> {
      if (entry) ended.push(entry);
      if (!isWanting) ahead.giveAllBack();
      const claim = isWanting ? ahead.take() : undefined;
      if (claim || (!isWanting && ended.length === 0)) {
        void work();
        return claim;
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
async function persist(options: Options, entries: Entry[], wanted: number, inHand: Map<string, Claim>) {
  for (let waitMs = FIRST_RETRY_MS; ; waitMs = Math.min(waitMs * 2, LONGEST_RETRY_MS)) {
    try {
      return await exchangeDeliveries(options, entries, wanted);
    } catch (error) {
      options.log.warn({ err: error, dispatch: options.dispatchId }, 'Deliveries could not be written down');
      await sleep(waitMs);
      await releaseLost(options, inHand).catch(() => undefined);
    }
  }
}
