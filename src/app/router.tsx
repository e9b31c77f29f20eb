import { useLocation, useRoutes, type RouteObject } from 'react-router-dom';
import { ErrorBoundary } from '#src/components/error-boundary.tsx';
import { DrawnPart } from '#src/lib/loading/drawn-part.tsx';
import type { MessageStore } from './messages/message-store.ts';
import { adminRoutes } from './routes/admin/admin-routes.tsx';
import { lazyPage, startLoading } from './routes/lazy-page.tsx';
import { ErrorPage } from './routes/site/error-page.tsx';
import { PageProgress } from './routes/site/page-progress.tsx';
import { RootLayout } from './routes/site/layout/root-layout.tsx';
import { siteRoutes } from './routes/site/site-routes.tsx';
import { tagsWhenIdle } from './routes/site/layout/tags-when-idle.tsx';

const notFound = lazyPage(async () => (await import('./routes/site/not-found-page.tsx')).NotFoundPage);

/** Creates the route table: SPEC section 2 and the paths that DECISIONS adds. */
export function createRoutes(store: MessageStore): RouteObject[] {
  return [
    {
      element: <RootLayout Tags={tagsWhenIdle(store)} />,
      children: [...siteRoutes(store), ...adminRoutes(store), { path: '*', ...notFound }],
    },
  ];
}

/**
 * Draws the page of the current URL. The router changes the URL in a transition and the boundaries here stay mounted,
 * so that React shows the previous page until the next page's code is loaded.
 */
export function CurrentPage({ routes }: { routes: RouteObject[] }) {
  const { key, pathname } = useLocation();
  const page = useRoutes(routes);
  void startLoading(routes, pathname);

  return (
    <ErrorBoundary resetKey={key} fallback={(error) => <ErrorPage error={error} />}>
      <DrawnPart fallback={<PageProgress />}>{page}</DrawnPart>
    </ErrorBoundary>
  );
}
