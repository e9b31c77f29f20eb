import type { RouteObject } from 'react-router';
import { paths } from '#src/config/paths.ts';

/** The back office, loaded when asked for; a path beneath it that isn't named here is not found. */
export const adminRoutes: RouteObject[] = [
  {
    path: paths.admin,
    lazy: async () => ({ Component: (await import('./admin-layout.tsx')).AdminLayout }),
    children: [
      {
        index: true,
        lazy: async () => ({ Component: (await import('./dashboard-page.tsx')).DashboardPage }),
      },
      {
        path: 'notices',
        lazy: async () => ({
          Component: (await import('#src/features/notices/components/notices-admin-page.tsx'))
            .NoticesAdminPage,
        }),
      },
    ],
  },
];
