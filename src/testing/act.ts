import React from 'react';

type Scheduler = { turnsDue: number; runSoon: typeof setImmediate };
const KEY = Symbol.for('hostfront.scheduler-of-tests');

/** Counter of the scheduler's pending turns. It is stored on React, which test files share, unlike this module. */
const scheduler: Scheduler = (Reflect.get(React, KEY) as Scheduler | undefined) ?? (await watchScheduler());
const { flushSync } = await import('react-dom');

/**
 * Loads react-dom with a counting `setImmediate`, which React's scheduler captures while it loads, and a `setTimeout`
 * without delay: React's only timer keeps a fallback in view for 300 ms before it shows what was loaded.
 */
async function watchScheduler(): Promise<Scheduler> {
  const { setImmediate: runSoon, setTimeout: runLater } = globalThis;
  const counted: Scheduler = { turnsDue: 0, runSoon };
  const count = (work: () => void) => {
    counted.turnsDue += 1;
    return runSoon(() => {
      counted.turnsDue -= 1;
      work();
    });
  };
  globalThis.setImmediate = Object.assign(count, runSoon) as typeof setImmediate;
  globalThis.setTimeout = Object.assign(
    (work: () => void) => runLater(work, 0),
    runLater,
  ) as typeof setTimeout;
  await import('react-dom/client');
  Object.assign(globalThis, { setImmediate: runSoon, setTimeout: runLater });
  Object.assign(React, { [KEY]: counted });
  return counted;
}

/** Waits until React has rendered all pending work, with transitions and effects; works with fake timers too. */
export async function untilDrawn(): Promise<void> {
  do await new Promise<void>((done) => scheduler.runSoon(done));
  while (scheduler.turnsDue > 0);
}

/**
 * Replaces React's `act`, which its production build lacks; tests run that build, as visitors do, and Testing Library calls
 * `act` around every change. Renders a change's updates before it returns; after an asynchronous change it also waits for
 * the work that follows.
 */
function act<T>(change: () => T | Promise<T>): PromiseLike<T | undefined> {
  let answer: T | Promise<T> | undefined;
  flushSync(() => {
    answer = change();
  });
  return answer instanceof Promise ? drawnAfter(answer) : Promise.resolve(undefined);
}

async function drawnAfter<T>(answer: Promise<T>): Promise<T> {
  const value = await answer;
  await untilDrawn();
  return value;
}

Object.assign(React, { act });
