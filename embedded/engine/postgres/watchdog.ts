import { ownTime, type Deadline, type OwnTime } from '#runtime/process/own-time.ts';
import type { Caller } from '../limits/caller.ts';

/** Reason for which the watchdog ends a statement before its end. */
export type EndedFor = 'time' | 'load' | 'gone';

/** The statements that one request runs on a connection. */
export type Running = {
  readonly caller: Caller;
  /** Milliseconds of the process's own time (own-time.ts). */
  readonly startedMs: number;
  /** Set once it is being cancelled. */
  endedFor?: EndedFor;
};

export type WatchdogOptions = {
  /** Costly statements that may run at once. */
  readonly costlyPlaces: number;
  /** Age in milliseconds from which a statement counts as costly. */
  readonly costlyMs: number;
  /** Cancels the statement, maybe not for the first time; `endedFor` is set already. */
  readonly cancel: (running: Running) => void;
  readonly time?: OwnTime | undefined;
};

const SWEEP_MS = 100;

/**
 * Ends statements whose caller's time is over, and keeps connections and processors for cheap statements: while too many
 * costly ones run, the youngest of the network whose costly statements have run longest is cancelled.
 *
 * One timer serves all statements, and only while one runs: a timer for each would cost more than a small query. Ages are
 * those of the process's own time: after a standstill, statements whose answers have come meanwhile would all look costly.
 */
export class Watchdog {
  readonly #options: WatchdogOptions;
  /** In the order in which they began. */
  readonly #running = new Set<Running>();
  readonly #time: OwnTime;
  #sweeping: Deadline | undefined;

  constructor(options: WatchdogOptions) {
    this.#options = options;
    this.#time = options.time ?? ownTime;
  }

  begin(running: Running): void {
    this.#running.add(running);
    this.#sweeping ??= this.#time.every(SWEEP_MS, () => this.#sweep(this.#time.now()));
  }

  ended(running: Running): void {
    this.#running.delete(running);
  }

  /** Ends a statement; until it has ended, each sweep cancels it again, because a cancellation may come too early. */
  end(running: Running, reason: EndedFor): void {
    running.endedFor = reason;
    this.#options.cancel(running);
  }

  all(): Iterable<Running> {
    return this.#running;
  }

  #sweep(nowMs: number): void {
    if (this.#running.size === 0) {
      this.#sweeping?.end();
      this.#sweeping = undefined;
      return;
    }
    const { costlyMs, costlyPlaces } = this.#options;
    const costly: Running[] = [];
    for (const running of this.#running) {
      if (running.endedFor !== undefined) this.#options.cancel(running);
      else if (nowMs > running.caller.untilMs) this.end(running, 'time');
      else if (nowMs - running.startedMs > costlyMs) costly.push(running);
    }
    for (let excess = costly.length - costlyPlaces; excess > 0; excess -= 1) {
      const youngest = youngestOfBusiest(costly, nowMs);
      costly.splice(costly.indexOf(youngest), 1);
      this.end(youngest, 'load');
    }
  }
}

/**
 * Returns the last begun statement of the network whose statements have run longest, all together: costly statements
 * slow down cheap ones of others, which then look costly too.
 */
function youngestOfBusiest(costly: readonly Running[], nowMs: number): Running {
  const ages = new Map<string, number>();
  for (const { caller, startedMs } of costly)
    ages.set(caller.key, (ages.get(caller.key) ?? 0) + nowMs - startedMs);
  const most = Math.max(...ages.values());

  return costly.findLast(({ caller }) => ages.get(caller.key) === most) as Running;
}
