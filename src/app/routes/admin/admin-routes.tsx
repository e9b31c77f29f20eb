import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { ADMIN_PAGES } from '#src/config/pages.ts';
import { paths } from '#src/config/paths.ts';
import type { MessageStore } from '../../messages/message-store.ts';
import { lazyPage } from '../lazy-page.tsx';
import { withApi } from '../with-api.tsx';

async function loadLayout(): Promise<ComponentType> {
  return (await import('./admin-layout.tsx')).AdminLayout;
}

/** Loads the page of a section; the list of sections is part of the back office's code, not of the public site's. */
async function loadSectionPage(path: string): Promise<ComponentType> {
  if (path === paths.admin) return (await import('./dashboard-page.tsx')).DashboardPage;
  const { sections } = await import('./sections.ts');
  const page = await sections.find((known) => known.path === path)?.page?.();

  return page ?? loadMissingSection();
}

async function loadMissingSection(): Promise<ComponentType> {
  return (await import('../site/not-found-page.tsx')).MissingSection;
}

/** Creates the routes of the back office, which load on demand. An unknown path beneath shows "not found". */
export function adminRoutes(store: MessageStore): RouteObject[] {
  return [
    {
      path: paths.admin,
      caseSensitive: true,
      ...lazyPage(async () => {
        const [Layout] = await Promise.all([withApi(loadLayout()), store.loadSection('admin')]);
        return Layout;
      }),
      children: [
        ...ADMIN_PAGES.map(({ path }) => ({
          path,
          caseSensitive: true,
          ...lazyPage(() => loadSectionPage(path)),
        })),
        { path: '*', ...lazyPage(loadMissingSection) },
      ],
    },
  ];
}
