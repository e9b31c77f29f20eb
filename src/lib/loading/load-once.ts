import { loadAgain, type LoadedFor } from './load-again.ts';

/** Returns a function that loads code once, with retries; a failed load is forgotten, so that the next call tries again. */
export function loadOnce<T>(load: () => Promise<T>, loadedFor: LoadedFor = 'page'): () => Promise<T> {
  let loading: Promise<T> | undefined;

  return () => {
    loading ??= readable(
      loadAgain(load, loadedFor).catch((error: unknown) => {
        loading = undefined;
        throw error;
      }),
    );
    return loading;
  };
}

/**
 * Returns a promise from which React's `use` reads the value at once when it is there, so that a part whose code was loaded
 * before is drawn without its placeholder. React looks for these two properties.
 */
export function readable<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  );

  return promise;
}
