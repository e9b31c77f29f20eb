import { DatabaseError, type Pool, type PoolClient } from 'pg';
import type { Caller } from '../limits/caller.ts';
import { isConnectionFault } from '../errors/format-error.ts';
import { FairQueue, type FairQueueOptions } from '../limits/fair-queue.ts';
import { LongReads } from './long-reads.ts';
import { PipelineError } from './pipeline.ts';

type ConnectionsOptions = {
  readonly pool: Pool;
  /** Pool that cancels statements; without it, statements run to their end. */
  readonly control?: Pool | undefined;
  readonly queue?: Partial<FairQueueOptions>;
};

const DEFAULT_PLACES = 10;
/** There is one event loop, hence one `LongReads` for all connections. */
const longReads = new LongReads();

/**
 * Gives out the database's connections by a bounded fair queue. So no request ever waits inside the pool, and the
 * pool's own timeout can only mean that the database does not answer.
 */
export class Connections {
  readonly #pool: Pool;
  readonly #control: Pool | undefined;
  readonly #queue: FairQueue;

  constructor({ pool, control, queue }: ConnectionsOptions) {
    const places = pool.options.max ?? DEFAULT_PLACES;
    this.#pool = pool;
    this.#control = control;
    this.#queue = new FairQueue({
      places,
      placesPerCaller: Math.ceil((places * 3) / 4),
      maxWaiting: Infinity,
      maxWaitingPerCaller: Infinity,
      maxWaitMs: Infinity,
      name: 'connections to the database',
      ...queue,
    });
  }

  get counts(): FairQueue['counts'] {
    return this.#queue.counts;
  }

  /** Runs work that continues to its end even if its client hangs up meanwhile. */
  use<T>(caller: Caller, work: (client: PoolClient) => Promise<T>): Promise<T> {
    return this.#use(caller, work, false);
  }

  /** Runs work whose statement is cancelled when its client hangs up. */
  useWhileWanted<T>(caller: Caller, work: (client: PoolClient) => Promise<T>): Promise<T> {
    return this.#use(caller, work, true);
  }

  /** Is one long function on purpose: every request passes here, and each further async function would cost it time. */
  async #use<T>(
    caller: Caller,
    work: (client: PoolClient) => Promise<T>,
    isWhileWanted: boolean,
  ): Promise<T> {
    const entering = this.#queue.enter(caller);
    if (entering !== undefined) await entering;
    let client: PoolClient | undefined;
    let cancelled: Promise<void> | undefined;
    let isLost = true;
    try {
      const taken = (client = await this.#pool.connect());
      hearErrors(taken);
      longReads.begin(taken);
      if (isWhileWanted)
        caller.onGone(() => {
          cancelled = this.#cancel(taken);
        });
      const result = await work(taken);
      isLost = false;

      return result;
    } catch (error) {
      isLost = !isOfStatement(error);
      throw error;
    } finally {
      if (isWhileWanted) caller.onGone(undefined);
      if (client !== undefined && cancelled !== undefined) await absorb(client, cancelled);
      if (client !== undefined) longReads.end(client);
      client?.release(isLost);
      this.#queue.leave(caller);
    }
  }

  async #cancel(client: PoolClient): Promise<void> {
    const { processID } = client as PoolClient & { readonly processID?: number | null };
    await this.#control?.query('select pg_cancel_backend($1)', [processID]).catch(ignore);
  }
}

/** Returns true for an error that the server reported: the connection is still usable. After any other it is closed. */
function isOfStatement(error: unknown): boolean {
  const cause = error instanceof PipelineError ? error.cause : error;

  return cause instanceof DatabaseError && !isConnectionFault(cause);
}

/** Runs an empty statement after a cancellation, which may arrive late and must not hit the next client's statement. */
async function absorb(client: PoolClient, cancelled: Promise<void>): Promise<void> {
  await cancelled;
  await client.query('select').catch(ignore);
}

const heard = new WeakSet<PoolClient>();

/** Adds an error listener: without one, an error between two statements would end the process. */
function hearErrors(client: PoolClient): void {
  if (heard.has(client)) return;
  heard.add(client);
  client.on('error', ignore);
}

/** Ignores an error that the caller of the statement gets too. */
function ignore(): void {
  // Nothing is left to do.
}
