import { runtimeConfig } from '../../server/config/runtime-config.ts';
import type { Env } from '../../server/config/env.ts';
import { pageHead } from './page-head.ts';
import type { Language } from '../pages/detect-language.ts';
import type { PageList } from '../pages/page-list.ts';
import type { ShellView } from './render-shell.ts';
import { isThere, type SiteSettings } from '../pages/site-settings.ts';

type Address = { path: string; language: Language; saved: SiteSettings | undefined };

/** Returns the HTTP status and the document head of an address, which need no rendered component. */
export function describeView(
  env: Env,
  pages: PageList,
  { path, language, saved }: Address,
): { status: 200 | 404; view: ShellView } {
  const page = findThere(pages, path, saved);
  const config = runtimeConfig(env, saved);

  return {
    status: page ? 200 : 404,
    view: { language, head: pageHead({ publicUrl: env.PUBLIC_URL, language, path, page, saved, config }) },
  };
}

/** Returns 200 if there is a page at the path, else 404. */
export function statusOf(pages: PageList, path: string, saved: SiteSettings | undefined): 200 | 404 {
  return findThere(pages, path, saved) ? 200 : 404;
}

function findThere(pages: PageList, path: string, saved: SiteSettings | undefined) {
  const listed = pages.find(path);

  return listed && isThere(listed, saved) ? listed : undefined;
}
