import { BrowserRouter, type RouteObject } from 'react-router';
import type { RuntimeConfig } from '#src/config/runtime-config.ts';
import type { AccountLink } from '#src/lib/auth/account-link.ts';
import type { PublicData } from '#src/lib/public-data/public-data.ts';
import type { MessageStore } from './messages/message-store.ts';
import { ConnectionNote } from './providers/connection-note.tsx';
import { Providers } from './providers/providers.tsx';
import { CurrentPage } from './router.tsx';
import { FollowAccountLink } from './routes/follow-account-link.tsx';

type AppProps = {
  config: RuntimeConfig;
  store: MessageStore;
  publicData: PublicData;
  routes: RouteObject[];
  /** The mailed link that the page was opened by. */
  link?: AccountLink | null;
};

/** The whole site: providers around the routes. */
export function App({ config, store, publicData, routes, link = null }: AppProps) {
  return (
    <Providers config={config} store={store} publicData={publicData} link={link}>
      <BrowserRouter>
        <FollowAccountLink />
        <CurrentPage routes={routes} />
        <ConnectionNote />
      </BrowserRouter>
    </Providers>
  );
}
