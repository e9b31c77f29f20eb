import type { RouteObject } from 'react-router';
import type { MessageStore } from '../../messages/message-store.ts';
import { LandingPage } from './landing-page.tsx';

/** The public pages; `/en` and `/ar` name their language, the plain paths follow the visitor's. */
export function siteRoutes(store: MessageStore): RouteObject[] {
  return [
    { path: '/', element: <LandingPage /> },
    { path: '/en', element: <LandingPage /> },
    { path: '/ar', element: <LandingPage /> },
    {
      path: '/auth',
      lazy: async () => {
        const [{ AuthRoute }] = await Promise.all([import('./auth-route.tsx'), store.loadSection('auth')]);
        return { Component: AuthRoute };
      },
    },
  ];
}
