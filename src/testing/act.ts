import React from 'react';

type Scheduler = { turnsDue: number; runSoon: typeof setImmediate };
const KEY = Symbol.for('hostfront.scheduler-of-tests');

/** Test files share React and its scheduler, not this module: what counts the scheduler's turns is kept beside React. */
const scheduler: Scheduler = (Reflect.get(React, KEY) as Scheduler | undefined) ?? (await watchScheduler());
const { flushSync } = await import('react-dom');

/** React's scheduler takes `setImmediate` when it is loaded, with react-dom: it gets one that counts. */
async function watchScheduler(): Promise<Scheduler> {
  const runSoon = globalThis.setImmediate;
  const counted: Scheduler = { turnsDue: 0, runSoon };
  const count = (work: () => void) => {
    counted.turnsDue += 1;
    return runSoon(() => {
      counted.turnsDue -= 1;
      work();
    });
  };
  globalThis.setImmediate = Object.assign(count, runSoon) as typeof setImmediate;
  await import('react-dom/client');
  globalThis.setImmediate = runSoon;
  Object.assign(React, { [KEY]: counted });
  return counted;
}

/** Waits until React has drawn everything that it has to draw by now, transitions and effects too; a test's clock may stand. */
export async function untilDrawn(): Promise<void> {
  do await new Promise<void>((done) => scheduler.runSoon(done));
  while (scheduler.turnsDue > 0);
}

/**
 * React's production build, which tests run as visitors do, has no `act`; Testing Library asks for it around whatever
 * changes a page. What a change sets is drawn before the act ends, and after an asynchronous one what followed from it, too.
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
