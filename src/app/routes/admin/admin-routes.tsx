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

/** The page of a section; the sections themselves come with the back office, not with the public site. */
async function loadSectionPage(path: string): Promise<ComponentType> {
  if (path === paths.admin) return (await import('./dashboard-page.tsx')).DashboardPage;
  const { sections } = await import('./sections.ts');
  const page = await sections.find((known) => known.path === path)?.page?.();

  return page ?? loadMissingSection();
}

async function loadMissingSection(): Promise<ComponentType> {
  return (await import('../site/not-found-page.tsx')).MissingSection;
}

/** The back office, loaded when asked for. A path beneath it that no page has is not found, in the same frame. */
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
