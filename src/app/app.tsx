import { BrowserRouter, type RouteObject } from 'react-router';
import type { RuntimeConfig } from '#src/config/runtime-config.ts';
import type { MessageStore } from './messages/message-store.ts';
import { Providers } from './providers/providers.tsx';
import { CurrentPage } from './router.tsx';

type AppProps = { config: RuntimeConfig; store: MessageStore; routes: RouteObject[] };

/** The whole site: providers around the routes. */
export function App({ config, store, routes }: AppProps) {
  return (
    <Providers config={config} store={store}>
      <BrowserRouter>
        <CurrentPage routes={routes} />
      </BrowserRouter>
    </Providers>
  );
}
