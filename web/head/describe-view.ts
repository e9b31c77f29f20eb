import { runtimeConfig } from '../config/runtime-config.ts';
import type { Env } from '../config/env.ts';
import { pageHead } from './page-head.ts';
import type { Language } from '../pages/detect-language.ts';
import type { PageList } from '../pages/page-list.ts';
import type { ShellView } from './render-shell.ts';
import { isThere, type SiteSettings } from '../pages/site-settings.ts';

type Address = { path: string; language: Language; saved: SiteSettings | undefined };

/** What the server knows of an address before any component is drawn: whether there is a page, and its head. */
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

/** HTTP's status of an address: whether there is a page. */
export function statusOf(pages: PageList, path: string, saved: SiteSettings | undefined): 200 | 404 {
  return findThere(pages, path, saved) ? 200 : 404;
}

function findThere(pages: PageList, path: string, saved: SiteSettings | undefined) {
  const listed = pages.find(path);

  return listed && isThere(listed, saved) ? listed : undefined;
}
