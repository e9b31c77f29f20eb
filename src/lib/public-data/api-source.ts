import type { PublicSource } from './public-data.ts';

/** How long a subscription may wait for an idle moment. */
const IDLE_TIMEOUT_MS = 4_000;

/** Public data straight from the API, without a token; what speaks with it is loaded when it is first needed. */
export const apiSource: PublicSource = {
  query: async (request) => (await import('./ask-api.ts')).askApi(request),
  subscribe: (request, sink) => {
    let isWanted = true;
    let stop = () => {
      isWanted = false;
    };
    whenIdle(async () => {
      try {
        const { subscribeToApi } = await import('./subscribe-to-api.ts');
        if (isWanted) stop = subscribeToApi(request, sink);
      } catch (error) {
        sink.error(error instanceof Error ? error : new Error('The live data could not be loaded.'));
      }
    });

    return () => stop();
  },
};

/** News can wait until the page is drawn and can be used. */
function whenIdle(work: () => Promise<void>): void {
  const start = () => void work();
  // Safari has no such moments.
  if ('requestIdleCallback' in window) window.requestIdleCallback(start, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(start);
}
