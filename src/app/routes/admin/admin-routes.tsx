import type { RouteObject } from 'react-router-dom';
import { ADMIN_PAGES } from '#src/config/pages.ts';
import { paths } from '#src/config/paths.ts';
import type { MessageStore } from '../../messages/message-store.ts';
import { lazyPage } from '../lazy-page.tsx';
import { withApi } from '../with-api.tsx';

const office = () => import('./load-pages.ts');

/** Creates the routes of the back office, which load on demand. An unknown path beneath shows "not found". */
export function adminRoutes(store: MessageStore): RouteObject[] {
  return [
    {
      path: paths.admin,
      caseSensitive: true,
      ...lazyPage(async () => {
        const [Layout] = await Promise.all([
          withApi(office().then(({ loadLayout }) => loadLayout())),
          store.loadSection('admin'),
        ]);
        return Layout;
      }),
      children: [
        ...ADMIN_PAGES.map(({ name, path }) => ({
          path,
          caseSensitive: true,
          ...lazyPage(async () => (await office()).loadSectionPage(name, store)),
        })),
        { path: '*', ...lazyPage(async () => (await office()).loadMissingSection()) },
      ],
    },
  ];
}
