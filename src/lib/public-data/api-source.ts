import { whenIdle } from '#src/lib/loading/when-idle.ts';
import type { PublicSource } from './public-data.ts';

/** Public data straight from the API, without a token; what speaks with it is loaded when it is first needed. */
export const apiSource: PublicSource = {
  query: async (request) => (await import('./ask-api.ts')).askApi(request),
  subscribe: (request, sink) => {
    let isWanted = true;
    let stop = () => {
      isWanted = false;
    };
    // News can wait until the page is drawn and can be used.
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
