import type { RouteObject } from 'react-router';
import type { MessageStore } from '../../messages/message-store.ts';
import { LandingPage } from './landing-page.tsx';

/** The public pages; `/en` and `/ar` name their language, the plain paths follow the visitor's. */
export function siteRoutes(store: MessageStore): RouteObject[] {
  return [
    ...['', '/en', '/ar'].flatMap((prefix) => [
      { path: prefix || '/', element: <LandingPage /> },
      {
        path: `${prefix}/hosting/:category`,
        lazy: async () => ({ Component: (await import('./hosting-page.tsx')).HostingPage }),
      },
    ]),
    {
      path: '/auth',
      lazy: async () => {
        const [{ AuthRoute }] = await Promise.all([import('./auth-route.tsx'), store.loadSection('auth')]);
        return { Component: AuthRoute };
      },
    },
  ];
}
