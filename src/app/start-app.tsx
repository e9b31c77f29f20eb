import { StrictMode, type ReactElement } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { defaultRuntimeConfig, fetchRuntimeConfig } from '#src/config/runtime-config.ts';
import { takeAccountLink } from '#src/lib/auth/account-link.ts';
import { loadSessionEarly } from '#src/lib/auth/session-provider.tsx';
import { loadAgain } from '#src/lib/loading/load-again.ts';
import { nextTask } from '#src/lib/loading/next-task.ts';
import { whenIdle } from '#src/lib/loading/when-idle.ts';
import { createLogger } from '#src/lib/log/logger.ts';
import { detectLocale } from '#src/lib/messages/detect-locale.ts';
import { formatLocaleOf } from '#src/config/locale.ts';
import { paths } from '#src/config/paths.ts';
import { readFormats } from '#src/lib/messages/read-formats.ts';
import { keptPage } from '#src/lib/offline/kept-page.ts';
import { apiSource } from '#src/lib/public-data/api-source.ts';
import { createPublicData } from '#src/lib/public-data/public-data.ts';
import { App } from './app.tsx';
import { createMessageStore } from './messages/message-store.ts';
import { readPageState } from './prerender/page-state.ts';
import { createRoutes } from './router.tsx';
import { startLoading } from './routes/lazy-page.tsx';

const log = createLogger('start');

type StartedApp = {
  element: ReactElement;
  /** True where the server drew the page into the document, so that it must be hydrated. */
  isDrawn: boolean;
};

/** Reads the state that came with the document or else loads the configuration; returns the site's root element. */
export async function startApp(): Promise<StartedApp> {
  // First of all, so that nothing else reads the link's token from the URL.
  const link = takeAccountLink();
  loadSessionEarly(link);
  await nextTask();
  const state = readPageState();
  const locale = state?.locale ?? detectLocale(window.location.pathname);
  const store = createMessageStore(locale);
  const texts = store.loadSection('site');
  const ownConfig = state?.config ?? loadConfig();
  // `nextTask` splits the start into short tasks: on a slow phone one long task would delay scrolling and clicks.
  await nextTask();
  const routes = createRoutes(store);
  // The document of the back office has an outline, which stays until there is more to show.
  const isWaiting = state !== null || window.location.pathname.startsWith(paths.admin);
  const page = isWaiting && startLoading(routes, window.location.pathname);
  await readFormats(formatLocaleOf(locale));
  const [config] = await Promise.all([ownConfig, texts, page]);
  await nextTask();
  const publicData = createPublicData({
    source: apiSource,
    answers: state?.answers ?? {},
    areOld: keptPage.isKept(),
  });
  whenIdle(async () =>
    (await loadAgain(() => import('./follow-changes.ts'), 'extra')).followChanges({
      source: apiSource,
      config,
    }),
  );
  whenIdle(async () => {
    const { startOffline } = await loadAgain(() => import('#src/lib/offline/start-offline.ts'), 'extra');
    startOffline({ publicData, isEnabled: config.keepsPages });
  });

  const element = (
    <StrictMode>
      <BrowserRouter>
        <App
          config={config}
          store={store}
          publicData={publicData}
          routes={routes}
          link={link}
          drawn={state}
        />
      </BrowserRouter>
    </StrictMode>
  );
  return { element, isDrawn: state !== null };
}

async function loadConfig() {
  try {
    return await fetchRuntimeConfig();
  } catch (error) {
    log.error('The configuration could not be read.', { error });
    return defaultRuntimeConfig;
  }
}
