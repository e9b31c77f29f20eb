import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { MockLink } from '@apollo/client/testing';
import { render, type RenderResult } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';
import { SnackbarProvider } from 'notistack';
import type { ReactElement, ReactNode } from 'react';
import { MemoryRouter, parsePath, type RouteObject } from 'react-router-dom';
import { ADMIN_TEXTS } from '#src/app/messages/admin-catalogs.ts';
import { loadTexts, type Messages } from '#src/app/messages/catalogs.ts';
import { createMessageStore, type LoadTexts, type MessageStore } from '#src/app/messages/message-store.ts';
import { MessagesProvider } from '#src/app/messages/messages-provider.tsx';
import { CurrentPage } from '#src/app/router.tsx';
import { startLoading } from '#src/app/routes/lazy-page.tsx';
import { LookProvider } from '#src/lib/theme/look-provider.tsx';
import { defaultRuntimeConfig, type RuntimeConfig } from '#src/config/runtime-config.ts';
import { RuntimeConfigProvider } from '#src/config/runtime-config-context.tsx';
import type { Locale } from '#src/config/locale.ts';
import { PublicDataProvider } from '#src/lib/public-data/public-data-context.ts';
import { createPublicData } from '#src/lib/public-data/public-data.ts';
import { sourceOf } from './source-of-client.ts';

export type RenderAppOptions = {
  locale?: Locale;
  /** URL with which the router starts. */
  path?: string;
  config?: Partial<RuntimeConfig>;
  /** Answers of the API, by operation. */
  mocks?: readonly MockLink.MockedResponse[];
  link?: ApolloLink;
  /** True renders before the page's code is loaded, for tests of that load. */
  isOnItsWay?: boolean;
  /** Wraps the rendered element inside all providers (with a session, say). */
  wrap?: (children: ReactNode) => ReactNode;
};

export type RenderedApp = RenderResult & { user: UserEvent; store: MessageStore };

/** Renders one element with the site's providers, in either language, with the API mocked. */
export function renderApp(element: ReactElement, options: RenderAppOptions = {}): Promise<RenderedApp> {
  return renderRoutes([{ path: '*', element }], options);
}

const SECTIONS = ['site', 'auth', ...ADMIN_TEXTS] as const;

/** Loads the texts of every page along with those of the site, since a store copies all its texts for each section. */
const loadAllWithSite: LoadTexts = async (section, locale) => {
  if (section !== 'site') return loadTexts(section, locale);
  const parts = await Promise.all(SECTIONS.map((each) => loadTexts(each, locale)));

  return Object.assign({}, ...parts) as Partial<Messages>;
};

/** Renders whole routes; a route's element may navigate. */
export async function renderRoutes(
  routes: RouteObject[] | ((store: MessageStore) => RouteObject[]),
  {
    locale = 'en',
    path = '/',
    config = {},
    mocks = [],
    link,
    isOnItsWay = false,
    wrap = (children) => children,
  }: RenderAppOptions = {},
): Promise<RenderedApp> {
  const store = createMessageStore(locale, loadAllWithSite);
  await store.loadSection('site');
  const table = typeof routes === 'function' ? routes(store) : routes;
  // On a busy machine, loading a page's code may take longer than a test waits for the page's content.
  if (!isOnItsWay) await startLoading(table, parsePath(path).pathname ?? '/');
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: link ?? new MockLink(mocks, { defaultOptions: { delay: 0 } }),
    dataMasking: true,
  });

  const publicData = createPublicData({ source: sourceOf(client) });

  const rendered = render(
    <RuntimeConfigProvider value={{ ...defaultRuntimeConfig, ...config }}>
      <MessagesProvider store={store}>
        <LookProvider>
          <SnackbarProvider>
            <ApolloProvider client={client}>
              <PublicDataProvider value={publicData}>
                {wrap(
                  <MemoryRouter initialEntries={[path]}>
                    <CurrentPage routes={table} />
                  </MemoryRouter>,
                )}
              </PublicDataProvider>
            </ApolloProvider>
          </SnackbarProvider>
        </LookProvider>
      </MessagesProvider>
    </RuntimeConfigProvider>,
  );

  // The style sheets of MUI are not computed in tests, so no element can tell that it takes no clicks.
  return { ...rendered, user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }), store };
}
