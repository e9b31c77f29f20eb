import { RouterProvider } from 'react-router/dom';
import type { RuntimeConfig } from '#src/config/runtime-config.ts';
import type { MessageStore } from './messages/message-store.ts';
import { Providers } from './providers/providers.tsx';
import type { SiteRouter } from './router.tsx';

type AppProps = { config: RuntimeConfig; store: MessageStore; router: SiteRouter };

/** The whole site: providers around the routes. */
export function App({ config, store, router }: AppProps) {
  return (
    <Providers config={config} store={store}>
      <RouterProvider router={router} />
    </Providers>
  );
}
