import { useStarted } from '#tests/support/use-started.ts';
import { startApi } from '#tests/web/start-api.ts';

/** Starts the product's API for the tests of a file, with the key of an editor. */
export function useApi() {
  return useStarted(async () => {
    const api = await startApi();
    const { key } = await api.makeKey({ role: 'editor' });

    return { ...api, key };
  });
}
