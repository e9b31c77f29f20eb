import { pageHead } from './page-head.ts';
import { pagesOf } from '../pages/kind-pages.ts';
import type { PageList } from '../pages/page-list.ts';
import type { PageView } from './page-view.ts';
import type { ShellView } from './render-shell.ts';
import { isThere, type SiteSettings } from '../pages/site-settings.ts';

export type Address = Omit<PageView, 'page'>;

/** Returns the HTTP status and the document head of an address, which need no rendered component. */
export function describeView(pages: PageList, address: Address): { status: 200 | 404; view: ShellView } {
  const page = findThere(pages, address.path, address.saved);

  return {
    status: page ? 200 : 404,
    view: { language: address.language, head: pageHead({ ...address, page }) },
  };
}

/** Returns 200 if there is a page at the path, else 404. */
export function statusOf(pages: PageList, path: string, saved: SiteSettings | undefined): 200 | 404 {
  return findThere(pages, path, saved) ? 200 : 404;
}

function findThere(pages: PageList, path: string, saved: SiteSettings | undefined) {
  const listed = pagesOf(pages, saved).find(path);

  return listed && isThere(listed, saved) ? listed : undefined;
}
