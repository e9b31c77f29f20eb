import { StrictMode, type ReactElement } from 'react';
import { defaultRuntimeConfig, fetchRuntimeConfig } from '#src/config/runtime-config.ts';
import { takeAccountLink } from '#src/lib/auth/account-link.ts';
import { createLogger } from '#src/lib/log/logger.ts';
import { detectLocale } from '#src/lib/messages/detect-locale.ts';
import { apiSource } from '#src/lib/public-data/api-source.ts';
import { createPublicData } from '#src/lib/public-data/public-data.ts';
import { App } from './app.tsx';
import { createMessageStore } from './messages/message-store.ts';
import { createRoutes } from './router.tsx';

const log = createLogger('start');

/** Loads configuration and texts side by side, then answers the whole site as one element. */
export async function startApp(): Promise<ReactElement> {
  // Before anything else could read the address.
  const link = takeAccountLink();
  const store = createMessageStore(detectLocale(window.location.pathname));
  const [config] = await Promise.all([loadConfig(), store.loadSection('site')]);
  const routes = createRoutes(store);
  const publicData = createPublicData({ source: apiSource });

  return (
    <StrictMode>
      <App config={config} store={store} publicData={publicData} routes={routes} link={link} />
    </StrictMode>
  );
}

async function loadConfig() {
  try {
    return await fetchRuntimeConfig();
  } catch (error) {
    log.error('The site runs with its defaults, because its configuration could not be read.', { error });
    return defaultRuntimeConfig;
  }
}
