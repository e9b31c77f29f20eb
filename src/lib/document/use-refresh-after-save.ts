import { forgetHead } from '#src/lib/document/shown-page.ts';
import { createLogger } from '#src/lib/log/logger.ts';
import { useRefreshRuntimeConfig } from '../../config/runtime-config-context.tsx';

const log = createLogger('config');

/**
 * Reads the configuration again after an administrator's save. Brand, portal and footer of this very page follow,
 * and the web server, which is asked to read the settings at once, begins its next page with them.
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
