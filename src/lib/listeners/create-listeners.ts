/** Creates a list of functions to call when something happens; `add` returns a function that takes one out again. */
export function createListeners<Args extends unknown[] = []>() {
  const listeners = new Set<(...args: Args) => void>();

  return {
    add: (listener: (...args: Args) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell: (...args: Args) => listeners.forEach((listener) => listener(...args)),
  };
}
