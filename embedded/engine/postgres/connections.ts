import { DatabaseError, type Pool, type PoolClient } from 'pg';
import type { Caller } from '../limits/caller.ts';
import { isConnectionFault } from '../errors/format-error.ts';
import { FairQueue, type FairQueueOptions } from '../limits/fair-queue.ts';
import { LongReads } from './long-reads.ts';
import { PipelineError } from './pipeline.ts';

type ConnectionsOptions = {
  readonly pool: Pool;
  /** Where statements are cancelled; none: they run to their end. */
  readonly control?: Pool | undefined;
  readonly queue?: Partial<FairQueueOptions>;
};

const DEFAULT_PLACES = 10;
/** There is one event loop, hence one for all connections. */
const longReads = new LongReads();

/**
 * The database's connections, handed out by a bounded fair queue. The pool behind it never has anybody waiting, so
 * that its own time limit means what it says: the database does not answer.
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

  /** Does a piece of work that ends as it ends, even if its client hangs up meanwhile. */
  use<T>(caller: Caller, work: (client: PoolClient) => Promise<T>): Promise<T> {
    return this.#use(caller, work, false);
  }

  /** Does a piece of work whose statement is cancelled when its client hangs up. */
  useWhileWanted<T>(caller: Caller, work: (client: PoolClient) => Promise<T>): Promise<T> {
    return this.#use(caller, work, true);
  }

  /** One function, as each request comes through here and each function that waits costs it time. */
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

/** Only an error that the server itself reports leaves the connection as it was; any other throws it away. */
function isOfStatement(error: unknown): boolean {
  const cause = error instanceof PipelineError ? error.cause : error;

  return cause instanceof DatabaseError && !isConnectionFault(cause);
}

/** A cancellation may arrive after its statement has ended; it meets this one, not the next client's. */
async function absorb(client: PoolClient, cancelled: Promise<void>): Promise<void> {
  await cancelled;
  await client.query('select').catch(ignore);
}

const heard = new WeakSet<PoolClient>();

/** Without a listener an error between two statements would end the process. */
function hearErrors(client: PoolClient): void {
  if (heard.has(client)) return;
  heard.add(client);
  client.on('error', ignore);
}

/** Who waits for the statement hears of the fault too. */
function ignore(): void {
  // Nothing is left to do.
}
