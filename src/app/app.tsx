import type { RouteObject } from 'react-router-dom';
import type { RuntimeConfig } from '#src/config/runtime-config.ts';
import type { AccountLink } from '#src/lib/auth/account-link.ts';
import { PageTimeProvider } from '#src/lib/document/page-time.ts';
import type { PublicData } from '#src/lib/public-data/public-data.ts';
import type { MessageStore } from './messages/message-store.ts';
import { DrawnUrl } from './prerender/drawn-url.tsx';
import { ConnectionNote } from './providers/connection-note.tsx';
import { Providers } from './providers/providers.tsx';
import { CurrentPage } from './router.tsx';
import { FollowAccountLink } from './routes/follow-account-link.tsx';

type AppProps = {
  config: RuntimeConfig;
  store: MessageStore;
  publicData: PublicData;
  routes: RouteObject[];
  /** Mailed link with which the page was opened. */
  link?: AccountLink | null;
  /** Query of the URL for which the server drew the page, and the time; null where the server did not draw it. */
  drawn?: { search: string; drawnAt: Date } | null;
};

/** Draws the whole site: providers around the routes. It needs a router above it. */
export function App({ config, store, publicData, routes, link = null, drawn = null }: AppProps) {
  return (
    <PageTimeProvider value={drawn?.drawnAt ?? null}>
      <Providers config={config} store={store} publicData={publicData} link={link}>
        <DrawnUrl search={drawn?.search ?? null}>
          <FollowAccountLink />
          <CurrentPage routes={routes} />
          <ConnectionNote />
        </DrawnUrl>
      </Providers>
    </PageTimeProvider>
  );
}
