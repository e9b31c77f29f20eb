import { loadAgain } from './load-again.ts';

/** Returns a function that loads code once, with retries; a failed load is forgotten, so that the next call tries anew. */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;

  return () => {
    loading ??= loadAgain(load).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
