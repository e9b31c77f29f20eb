import { ADMIN_PAGES } from '#src/config/pages.ts';
import { paths } from '#src/config/paths.ts';

/** Page of the back office that this tab was sent away from, for the sign-in that follows. */
const KEY = 'admin.wanted-page';

/** Remembers the page that somebody wanted before signing in; the tab's own storage ends with the tab. */
export function rememberWantedPage(page: string): void {
  try {
    sessionStorage.setItem(KEY, page);
  } catch {
    // The browser refuses storage; the sign-in then leads to the dashboard.
  }
}

/** Returns the wanted page and forgets it: one of the back office's own pages, or else the dashboard. */
export function takeWantedPage(): string {
  try {
    const page = sessionStorage.getItem(KEY) ?? '';
    sessionStorage.removeItem(KEY);
    return pageOfOffice(page) ?? paths.admin;
  } catch {
    return paths.admin;
  }
}

/** Returns an address as it may be opened; undefined unless its path is a page of the back office. */
function pageOfOffice(page: string): string | undefined {
  const [path = '', query = ''] = page.split('?', 2);
  const known = ADMIN_PAGES.find((own) => own.path === path.replace(/\/$/, ''));

  return known && `${known.path}${query && `?${query}`}`;
}
