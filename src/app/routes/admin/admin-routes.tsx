import type { RouteObject } from 'react-router';
import { paths } from '#src/config/paths.ts';
import type { MessageStore } from '../../messages/message-store.ts';
import { lazyPage } from '../lazy-page.tsx';

/** The back office, loaded when asked for; a path beneath it that isn't named here is not found. */
export function adminRoutes(store: MessageStore): RouteObject[] {
  return [
    {
      path: paths.admin,
      ...lazyPage(async () => {
        const [{ AdminLayout }] = await Promise.all([
          import('./admin-layout.tsx'),
          store.loadSection('auth'),
          store.loadSection('admin'),
        ]);
        return AdminLayout;
      }),
      children: [
        { index: true, ...lazyPage(async () => (await import('./dashboard-page.tsx')).DashboardPage) },
        {
          path: 'notices',
          ...lazyPage(
            async () =>
              (await import('#src/features/notices/components/notices-admin-page.tsx')).NoticesAdminPage,
          ),
        },
      ],
    },
  ];
}
