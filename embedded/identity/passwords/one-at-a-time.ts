/**
 * Runs the tasks of one key after another. Attempts on one account wait for each other, so that a burst
 * of parallel guesses is counted guess by guess; the embedded identity is one process, so this suffices.
 */
export function createQueue(): <T>(key: string, task: () => Promise<T>) => Promise<T> {
  const tails = new Map<string, Promise<unknown>>();

  return async (key, task) => {
    const before = tails.get(key) ?? Promise.resolve();
    const mine = before.then(task, task);
    tails.set(key, mine);
    try {
      return await mine;
    } finally {
      if (tails.get(key) === mine) tails.delete(key);
    }
  };
}
