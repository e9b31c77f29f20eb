import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { urlsOf, SITE_PAGES, type SitePageName } from '#src/config/pages.ts';
import type { MessageSection } from '../../messages/catalogs.ts';
import type { MessageStore } from '../../messages/message-store.ts';
import { lazyPage } from '../lazy-page.tsx';
import { withApi } from '../with-api.tsx';
import { LandingPage } from './landing-page.tsx';

/** Creates the routes of the public pages. Paths under `/en` and `/ar` set the language; other paths use the visitor's. */
export function siteRoutes(store: MessageStore): RouteObject[] {
  const withTexts = (section: MessageSection, load: () => Promise<ComponentType>) =>
    lazyPage(async () => (await Promise.all([load(), store.loadSection(section)]))[0]);
  const accountPage = (load: () => Promise<ComponentType>) => withTexts('auth', () => withApi(load()));
  const developersPage = (load: () => Promise<ComponentType>) => withTexts('developers', load);

  const text = lazyPage(async () => (await import('./text-route.tsx')).TextRoute);

  const pages: Record<SitePageName, Pick<RouteObject, 'element' | 'handle'>> = {
    landing: { element: <LandingPage /> },
    hosting: lazyPage(async () => (await import('./hosting-page.tsx')).HostingPage),
    // No `withApi` here: the form of this page loads the API's client after the frame is drawn.
    auth: withTexts('auth', async () => (await import('./account/auth-route.tsx')).AuthRoute),
    'update-password': accountPage(
      async () => (await import('./account/update-password-route.tsx')).UpdatePasswordRoute,
    ),
    invitation: accountPage(async () => (await import('./account/invitation-route.tsx')).InvitationRoute),
    'confirm-email': accountPage(
      async () => (await import('./account/confirm-email-route.tsx')).ConfirmEmailRoute,
    ),
    developers: developersPage(async () => (await import('./developers/developers-page.tsx')).DevelopersPage),
    guide: developersPage(async () => (await import('./developers/guide-page.tsx')).GuidePage),
    explorer: developersPage(async () => (await import('./developers/explorer-page.tsx')).ExplorerPage),
    legal: text,
    news: text,
  };

  return SITE_PAGES.flatMap((page) =>
    urlsOf(page).map(({ path }) => ({ path, caseSensitive: true, ...pages[page.name] })),
  );
}
