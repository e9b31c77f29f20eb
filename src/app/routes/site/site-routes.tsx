import type { RouteObject } from 'react-router';
import { addressesOf, SITE_PAGES, type SitePageName } from '#src/config/pages.ts';
import type { MessageStore } from '../../messages/message-store.ts';
import { lazyPage } from '../lazy-page.tsx';
import { LandingPage } from './landing-page.tsx';

/** The public pages; `/en` and `/ar` name their language, the plain paths follow the visitor's. */
export function siteRoutes(store: MessageStore): RouteObject[] {
  const hostingPage = lazyPage(async () => (await import('./hosting-page.tsx')).HostingPage);
  const legalPage = lazyPage(async () => (await import('./legal-route.tsx')).LegalRoute);
  const authPage = lazyPage(async () => {
    const [{ AuthRoute }] = await Promise.all([import('./auth-route.tsx'), store.loadSection('auth')]);
    return AuthRoute;
  });
  const updatePasswordPage = lazyPage(async () => {
    const [{ UpdatePasswordRoute }] = await Promise.all([
      import('./update-password-route.tsx'),
      store.loadSection('auth'),
    ]);
    return UpdatePasswordRoute;
  });
  const invitationPage = lazyPage(async () => {
    const [{ InvitationRoute }] = await Promise.all([
      import('./invitation-route.tsx'),
      store.loadSection('auth'),
    ]);
    return InvitationRoute;
  });

  const pages: Record<SitePageName, Pick<RouteObject, 'element' | 'handle'>> = {
    landing: { element: <LandingPage /> },
    hosting: hostingPage,
    auth: authPage,
    'update-password': updatePasswordPage,
    invitation: invitationPage,
    legal: legalPage,
  };

  return SITE_PAGES.flatMap((page) =>
    addressesOf(page).map(({ path }) => ({ path, caseSensitive: true, ...pages[page.name] })),
  );
}
