import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { ADMIN_PAGES, type AdminPageName } from '#src/config/pages.ts';
import { paths } from '#src/config/paths.ts';
import type { MessageStore } from '../../messages/message-store.ts';
import { MissingSection } from '../site/not-found-page.tsx';
import { lazyPage } from '../lazy-page.tsx';

const pages: Record<AdminPageName, () => Promise<ComponentType>> = {
  dashboard: async () => (await import('./dashboard-page.tsx')).DashboardPage,
  notices: async () => (await import('#src/features/notices/admin/notices-section.tsx')).NoticesAdminPage,
};

/** The back office, loaded when asked for. A path beneath it that no page has is not found, in the same frame. */
export function adminRoutes(store: MessageStore): RouteObject[] {
  return [
    {
      path: paths.admin,
      caseSensitive: true,
      ...lazyPage(async () => {
        const [{ AdminLayout }] = await Promise.all([
          import('./admin-layout.tsx'),
          store.loadSection('admin'),
        ]);
        return AdminLayout;
      }),
      children: [
        ...ADMIN_PAGES.map(({ name, path }) => ({ path, caseSensitive: true, ...lazyPage(pages[name]) })),
        { path: '*', element: <MissingSection /> },
      ],
    },
  ];
}
