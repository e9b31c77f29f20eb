import { setTimeout as sleep } from 'node:timers/promises';

/** Times of one thing that visitors do, in milliseconds, in the order of their ends. */
export type Timings = {
  readonly ms: readonly number[];
  /** One message for each request that failed; its time is in `ms` too. */
  readonly faults: readonly string[];
};

/** One thing that a visitor does; it rejects if it goes wrong. */
export type Operation = () => Promise<void>;

/** How often a thing is begun. */
export type Rates = Readonly<Record<string, number>>;

type Observation = { readonly perSecond: Rates; readonly seconds: number; readonly patienceMs: number };

/**
 * Does things at fixed times, whether or not the ones before have ended, and returns how long each took. One that has
 * not ended after `patienceMs` counts as failed.
 */
export async function observe(
  operations: Readonly<Record<string, Operation>>,
  { perSecond, seconds, patienceMs }: Observation,
): Promise<Record<string, Timings>> {
  const all = Object.entries(perSecond).map(async ([name, rate]) => {
    const operation = operations[name];
    if (operation === undefined) throw new Error(`There is nothing named "${name}" to observe.`);
    return [name, await observeOne(operation, { everyMs: 1_000 / rate, seconds, patienceMs })] as const;
  });

  return Object.fromEntries(await Promise.all(all));
}

async function observeOne(
  operation: Operation,
  { everyMs, seconds, patienceMs }: { everyMs: number; seconds: number; patienceMs: number },
): Promise<Timings> {
  const ms: number[] = [];
  const faults: string[] = [];
  const running: Promise<void>[] = [];
  const startedMs = performance.now();
  for (let at = 0; at * everyMs < seconds * 1_000; at += 1) {
    await sleep(Math.max(0, startedMs + at * everyMs - performance.now()));
    running.push(timeOne(operation, patienceMs, ms, faults));
  }
  await Promise.all(running);

  return { ms, faults };
}

async function timeOne(
  operation: Operation,
  patienceMs: number,
  ms: number[],
  faults: string[],
): Promise<void> {
  const begunMs = performance.now();
  const timer = new AbortController();
  const tooLate = sleep(patienceMs, undefined, { signal: timer.signal }).then(
    () => Promise.reject(new Error(`no answer in ${patienceMs} ms`)),
    () => undefined,
  );
  try {
    await Promise.race([operation(), tooLate]);
  } catch (error) {
    faults.push(describe(error));
  } finally {
    ms.push(performance.now() - begunMs);
    timer.abort();
  }
}

/** Returns an error's words; `fetch` says only in the cause what became of the connection. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = error.cause instanceof Error && 'code' in error.cause ? String(error.cause.code) : undefined;

  return code === undefined ? error.message : `${error.message} (${code})`;
}

/** Counts what failed, by kind. */
export function countFaults(timings: Readonly<Record<string, Timings>>): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [operation, { faults }] of Object.entries(timings)) {
    for (const fault of faults)
      counts[`${operation}: ${fault}`] = (counts[`${operation}: ${fault}`] ?? 0) + 1;
  }

  return counts;
}
