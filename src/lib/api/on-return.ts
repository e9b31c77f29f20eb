export type Return = 'network' | 'person';

/**
 * Calls the listener when the network comes back and when the person looks at the page again, until the returned function
 * is called. Either may follow hours of sleep, in which no timer ran. Programs without a page have no such events.
 */
export function onReturn(listener: (what: Return) => void): () => void {
  if (typeof window === 'undefined') return () => undefined;
  const abort = new AbortController();
  const { signal } = abort;
  window.addEventListener('online', () => listener('network'), { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') listener('person');
    },
    { signal },
  );

  return () => abort.abort();
}
