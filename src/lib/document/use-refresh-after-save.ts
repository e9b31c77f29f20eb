import { forgetHead } from '#src/lib/document/shown-page.ts';
import { createLogger } from '#src/lib/log/logger.ts';
import { useRefreshRuntimeConfig } from '../../config/runtime-config-context.tsx';

const log = createLogger('config');

/**
 * Returns a function that reads the configuration again after an administrator's save. It updates brand, portal and
 * footer of the current page, and makes the web server read the settings at once, so that its next pages have them.
 */
export function useRefreshAfterSave(): () => void {
  const refresh = useRefreshRuntimeConfig();

  return () => {
    forgetHead();
    void refresh().catch((error: unknown) => {
      log.warn('The page keeps its configuration, as the new one could not be read.', { error });
    });
  };
}
