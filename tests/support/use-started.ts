import { afterAll, beforeAll } from 'vitest';

type Stoppable = { stop(): unknown } | { close(): unknown } | { end(): unknown };

/**
 * Starts something before the tests of a file or of a `describe`, and stops it after them. What it returns gives
 * what was started, which is there from the first hook on that follows.
 */
export function useStarted<Started extends Stoppable>(
  start: () => Started | Promise<Started>,
  timeoutMs?: number,
): Started {
  let started: Started | undefined;
  const there = (): Started => {
    if (started === undefined) throw new Error('It is used before it has started.');
    return started;
  };

  beforeAll(async () => {
    started = await start();
  }, timeoutMs);
  afterAll(async () => {
    if (started === undefined) return;
    if ('stop' in started) await started.stop();
    else await ('close' in started ? started.close() : started.end());
  });

  return new Proxy({} as Started, {
    get: (_, name) => {
      const value: unknown = Reflect.get(there(), name);

      // A method of a class needs its own object, and not the proxy.
      const isMethod = typeof value === 'function' && !Object.hasOwn(there(), name);
      return isMethod ? (value.bind(there()) as unknown) : value;
    },
    has: (_, name) => Reflect.has(there(), name),
    ownKeys: () => Reflect.ownKeys(there()),
    getOwnPropertyDescriptor: (_, name) => {
      const found = Reflect.getOwnPropertyDescriptor(there(), name);
      return found && { ...found, configurable: true };
    },
  });
}
