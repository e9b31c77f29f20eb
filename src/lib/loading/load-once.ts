import { loadAgain, type LoadedFor } from './load-again.ts';

/** Returns a function that loads code once, with retries; a failed load is forgotten, so that the next call tries again. */
export function loadOnce<T>(load: () => Promise<T>, loadedFor: LoadedFor = 'page'): () => Promise<T> {
  let loading: Promise<T> | undefined;

  return () => {
    loading ??= loadAgain(load, loadedFor).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
