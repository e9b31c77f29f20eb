import { whenIdle } from '#src/lib/loading/when-idle.ts';
import type { PublicSource } from './public-data.ts';

/** Source that reads public data from the API without a token; the code for its requests loads when first needed. */
export const apiSource: PublicSource = {
  query: async (request) => (await import('./ask-api.ts')).askApi(request),
  subscribe: (request, sink) => {
    let isWanted = true;
    let stop = () => {
      isWanted = false;
    };
    // Live updates start only when the page is idle, after it is drawn and usable.
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
