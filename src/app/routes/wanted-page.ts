import { ADMIN_PAGES } from '#src/config/pages.ts';
import { paths } from '#src/config/paths.ts';
import { withStorage } from '#src/lib/storage/with-storage.ts';

/** Page of the back office that this tab was sent away from, for the sign-in that follows. */
const KEY = 'admin.wanted-page';

/**
 * Remembers the page that somebody wanted before signing in; the tab's own storage ends with the tab. Where the browser
 * refuses storage, the sign-in leads to the dashboard.
 */
export function rememberWantedPage(page: string): void {
  withStorage(() => sessionStorage.setItem(KEY, page));
}

/** Returns the wanted page and forgets it: one of the back office's own pages, or else the dashboard. */
export function takeWantedPage(): string {
  const page = withStorage(() => {
    const kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return kept;
  });

  return pageOfOffice(page ?? '') ?? paths.admin;
}

/** Returns an address as it may be opened; undefined unless its path is a page of the back office. */
function pageOfOffice(page: string): string | undefined {
  const [path = '', query = ''] = page.split('?', 2);
  const known = ADMIN_PAGES.find((own) => own.path === path.replace(/\/$/, ''));

  return known && `${known.path}${query && `?${query}`}`;
}
