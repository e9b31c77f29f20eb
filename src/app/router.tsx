import { createBrowserRouter, type RouteObject } from 'react-router';
import type { MessageStore } from './messages/message-store.ts';
import { adminRoutes } from './routes/admin/admin-routes.tsx';
import { ErrorPage } from './routes/site/error-page.tsx';
import { NotFoundPage } from './routes/site/not-found-page.tsx';
import { PageOnItsWay } from './routes/site/page-on-its-way.tsx';
import { RootLayout } from './routes/site/root-layout.tsx';
import { siteRoutes } from './routes/site/site-routes.tsx';

export type SiteRouter = ReturnType<typeof createSiteRouter>;

/** The route table: SPEC section 2 and the paths that DECISIONS adds. */
export function createRoutes(store: MessageStore): RouteObject[] {
  return [
    {
      element: <RootLayout />,
      errorElement: <ErrorPage />,
      hydrateFallbackElement: <PageOnItsWay />,
      children: [
        ...siteRoutes(store),
        {
          loader: async () => {
            await Promise.all([store.loadSection('auth'), store.loadSection('admin')]);
            return null;
          },
          children: adminRoutes,
        },
        { path: '*', element: <NotFoundPage /> },
      ],
    },
  ];
}

export function createSiteRouter(store: MessageStore) {
  return createBrowserRouter(createRoutes(store));
}
