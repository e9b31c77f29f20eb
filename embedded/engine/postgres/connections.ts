import { availableParallelism } from 'node:os';
import { DatabaseError, type Pool, type PoolClient } from 'pg';
import { ownTime } from '#runtime/process/own-time.ts';
import type { Caller } from '../limits/caller.ts';
import { DatabaseAwayError } from '../errors/engine-error.ts';
import { isConnectionFault } from '../errors/format-error.ts';
import { GoneError, OutOfTimeError, TooBusyError } from '../errors/limit-error.ts';
import { FairQueue, type FairQueueOptions } from '../limits/fair-queue.ts';
import { destroy } from './create-pools.ts';
import { LongReads } from './long-reads.ts';
import { PipelineError } from './pipeline.ts';
import { TRANSACTION_TIMEOUT } from './postgres-error.ts';
import { type Running, Watchdog } from './watchdog.ts';

type ConnectionsOptions = {
  readonly pool: Pool;
  /** Pool that cancels statements; without it, statements run to their end. */
  readonly control?: Pool | undefined;
  readonly queue?: Partial<FairQueueOptions>;
  /** Age in milliseconds from which a statement counts as costly. */
  readonly costlyMs?: number;
  /** True if a statement answers several networks, none of which is to blame for its time; false by default. */
  readonly isShared?: boolean;
};

/** One use of a connection. */
type Use = Running & {
  readonly client: PoolClient;
  /** The last cancellation; it never rejects. */
  cancelled?: Promise<void> | undefined;
  isCancelling?: boolean;
};

const DEFAULT_PLACES = 10;
/**
 * Costly statements at once, for which the processors suffice if PostgreSQL runs on this machine; beyond that they would
 * slow down the cheap ones of others.
 */
const MOST_COSTLY = Math.max(4, 2 * availableParallelism());
/** Connections that a network gets for CROWDING_MS after one of its statements was cancelled for its cost or its time. */
const CROWDING_PLACES = 2;
const CROWDING_MS = 5_000;
/** Before that the network rests, for this many times as long as the statement took, so that cheap ones have processors. */
const REST_FACTOR = 3;
/** Is less than requests wait, so that others of the network are served after it. */
const MAX_REST_MS = 3_000;
/** Closing a page quickly must not decide whether a save counts, but no request may hold locks for long after it. */
const GRACE_MS = 1_000;
/** A cancellation; one that is not answered in time is tried again on another connection. */
const CANCEL = { text: 'select pg_cancel_backend($1)', query_timeout: 1_500 };
/** There is one event loop, hence one `LongReads` for all connections. */
const longReads = new LongReads();

/**
 * Gives out the database's connections by a bounded fair queue. So no request ever waits inside the pool but for a
 * connection that is being opened.
 *
 * Statements are cancelled when their client hangs up, when its time is over, and when too many costly ones run
 * (watchdog.ts); for the last two reasons their network then gets none for a while and few after it, so that it can't
 * begin others at once. While the database is frozen (`freeze`), no request waits for it.
 */
export class Connections {
  readonly #pool: Pool;
  readonly #control: Pool | undefined;
  readonly #queue: FairQueue;
  readonly #watchdog: Watchdog;
  readonly #isShared: boolean;
  /** Uses that have ended but for a cancellation that may still arrive. */
  readonly #absorbing = new Set<Use>();
  #isFrozen = false;

  constructor({ pool, control, queue, costlyMs = Infinity, isShared = false }: ConnectionsOptions) {
    const places = pool.options.max ?? DEFAULT_PLACES;
    this.#pool = pool;
    this.#control = control;
    this.#isShared = isShared;
    // A single connection can't be kept for cheap statements: a costly one would never be finished.
    const costlyPlaces = Math.max(1, Math.min(Math.floor(places / 2), MOST_COSTLY));
    this.#watchdog = new Watchdog({ costlyPlaces, costlyMs, cancel: (use) => this.#cancel(use as Use) });
    this.#queue = new FairQueue({
      places,
      placesPerCaller: Math.ceil((places * 3) / 4),
      reserved: Math.floor(places / 4),
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

  /** Returns the key with the fewest requests; the first of equal ones. */
  leastBusy(keys: Iterable<string>): string {
    let [least, leastLoad] = ['', Infinity];
    for (const key of keys) {
      const load = this.#queue.loadOf(key);
      if (load < leastLoad) [least, leastLoad] = [key, load];
      if (load === 0) break;
    }

    return least;
  }

  /** Runs work that gets GRACE_MS to end if its client hangs up meanwhile. */
  use<T>(caller: Caller, work: (client: PoolClient) => Promise<T>): Promise<T> {
    return this.#use(caller, work, false);
  }

  /** Runs work whose statement is cancelled when its client hangs up. */
  useWhileWanted<T>(caller: Caller, work: (client: PoolClient) => Promise<T>): Promise<T> {
    return this.#use(caller, work, true);
  }

  /**
   * Ends all waiting and running work with the error of an unavailable database, and refuses further work until `thaw`.
   * A frozen server answers no cancellation, so the connections are destroyed.
   */
  freeze(): void {
    this.#isFrozen = true;
    this.#queue.refuseAll(new DatabaseAwayError());
    for (const use of this.#watchdog.all()) destroy((use as Use).client);
    for (const use of this.#absorbing) destroy(use.client);
  }

  thaw(): void {
    this.#isFrozen = false;
  }

  /** Is one long function on purpose: every request passes here, and each further async function would cost it time. */
  async #use<T>(
    caller: Caller,
    work: (client: PoolClient) => Promise<T>,
    isWhileWanted: boolean,
  ): Promise<T> {
    if (this.#isFrozen) throw new DatabaseAwayError();
    const entering = this.#queue.enter(caller);
    if (entering !== undefined) await entering;
    let use: Use | undefined;
    let isLost = true;
    try {
      const client = await this.#pool.connect();
      hearErrors(client);
      longReads.begin(client);
      const begun: Use = { caller, client, startedMs: ownTime.now() };
      use = begun;
      isLost = false;
      if (caller.isGone) throw new GoneError();
      if (begun.startedMs > caller.untilMs) throw new OutOfTimeError();
      isLost = true;
      this.#watchdog.begin(begun);
      caller.onGone(
        isWhileWanted ? () => this.#watchdog.end(begun, 'gone') : () => caller.limitTime(GRACE_MS),
      );
      const result = await work(client);
      isLost = false;

      return result;
    } catch (error) {
      isLost = !isOfStatement(error);
      throw reasonOf(use, error);
    } finally {
      caller.onGone(undefined);
      if (use === undefined) this.#queue.leave(caller);
      else {
        this.#watchdog.ended(use);
        if (use.cancelled === undefined || isLost) this.#release(use, isLost);
        else void this.#absorb(use, use.cancelled);
      }
    }
  }

  #release({ client, caller }: Use, isLost: boolean): void {
    longReads.end(client);
    client.release(isLost);
    this.#queue.leave(caller);
  }

  /**
   * Runs an empty statement after a cancellation, which may arrive late and must not hit the next client's statement.
   * The caller has its answer meanwhile.
   */
  async #absorb(use: Use, cancelled: Promise<void>): Promise<void> {
    this.#absorbing.add(use);
    await cancelled;
    const isLost = await use.client.query('select').then(
      () => false,
      (error: unknown) => !isOfStatement(error),
    );
    this.#absorbing.delete(use);
    this.#release(use, isLost);
  }

  /** Cancels a statement, unless a cancellation is on its way; it is lost where the statement has not arrived yet. */
  #cancel(use: Use): void {
    if (use.isCancelling === true) return;
    if (use.endedFor === 'load' || (use.endedFor === 'time' && !this.#isShared)) this.#limit(use);
    const { processID } = use.client as PoolClient & { readonly processID?: number | null };
    use.isCancelling = true;
    const over = () => void (use.isCancelling = false);
    use.cancelled = this.#control?.query({ ...CANCEL, values: [processID] }).then(over, over);
  }

  #limit({ caller, startedMs }: Use): void {
    const ageMs = ownTime.now() - startedMs;
    const restMs = this.#isShared ? 0 : Math.min(MAX_REST_MS, REST_FACTOR * ageMs);
    this.#queue.limit(caller.key, { places: CROWDING_PLACES, restMs, forMs: CROWDING_MS });
  }
}

/** Returns true for an error that the server reported: the connection is still usable. After any other it is closed. */
function isOfStatement(error: unknown): boolean {
  const cause = error instanceof PipelineError ? error.cause : error;

  return cause instanceof DatabaseError && cause.code !== TRANSACTION_TIMEOUT && !isConnectionFault(cause);
}

/** Returns the reason for which the watchdog cancelled the work, instead of the server's error about it. */
function reasonOf(use: Use | undefined, error: unknown): unknown {
  if (use?.endedFor === undefined || use.endedFor === 'gone' || !isOfStatement(error)) return error;

  return use.endedFor === 'time' ? new OutOfTimeError() : new TooBusyError('too many costly statements run');
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
