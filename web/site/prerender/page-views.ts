import { isClosedPath } from '../head/closed-paths.ts';
import { isOfficePath } from '../pages/office-skeleton.ts';
import { languageOfPath, type Language } from '../pages/detect-language.ts';
import { withoutSlash, type Page } from '../pages/page-list.ts';
import type { PageView } from './page-entry.ts';

const LANGUAGES: readonly Language[] = ['en', 'ar'];
/** Path of the one page shown for all missing pages; it gets the language prefix of the requested path. */
const MISSING_PATH = '/404';

type Address = { path: string; language: Language; query: URLSearchParams };

/** Returns the view to render for an address; undefined if only a browser can render it. */
export function viewOf(page: Page | undefined, { path, language, query }: Address): PageView | undefined {
  if (page)
    return (
      page.modules && {
        path: withoutSlash(path),
        language,
        search: isClosedPath(path) ? '' : choicesOf(path, query),
      }
    );
  if (isOfficePath(path)) return undefined;
  const prefix = languageOfPath(path) ? `/${language}` : '';

  return { path: `${prefix}${MISSING_PATH}`, language, search: '' };
}

/**
 * Returns the views to render at the start: every page that the server can render, in each of its languages, the landing
 * page first.
 */
export function viewsOf(pages: readonly Page[]): PageView[] {
  const urls = pages.filter(({ modules }) => modules).flatMap((page) => page.urls);
  const missing = { hreflang: 'x-default', path: MISSING_PATH };

  const views = [...urls, missing].flatMap(({ hreflang, path }) =>
    LANGUAGES.filter((language) => hreflang === 'x-default' || hreflang === language).map((language) => ({
      path,
      language,
      search: '',
    })),
  );
  return [...views.filter(isLanding), ...views.filter((view) => !isLanding(view))];
}

/** Pages with the domain search, which repeats a name that no domain can have (`?domain=two+words&extension=.net`). */
const LANDING_PATHS = ['/', '/en', '/ar'];

export const isLanding = ({ path }: Pick<PageView, 'path'>): boolean => LANDING_PATHS.includes(path);

const MAX_DOMAIN_CHARACTERS = 253;

/** Returns the query parameters that change a page (`?currency=KWD&cycle=yr`), normalized; others are dropped. */
function choicesOf(path: string, query: URLSearchParams): string {
  const currency = query.get('currency')?.toUpperCase() ?? '';
  const cycle = query.get('cycle') ?? '';
  const choices = new URLSearchParams([
    ...(/^[A-Z]{3}$/.test(currency) ? [['currency', currency]] : []),
    ...(/^(3mo|6mo|yr|2yr|3yr)$/.test(cycle) ? [['cycle', cycle]] : []),
    ...(isLanding({ path: withoutSlash(path) }) ? refusedDomainOf(query) : []),
  ]);

  return choices.size > 0 ? `?${choices}` : '';
}

function refusedDomainOf(query: URLSearchParams): string[][] {
  const name = query.get('domain') ?? '';
  const extension = query.get('extension') ?? '';
  if (name === '' || name.length > MAX_DOMAIN_CHARACTERS || !/^\.[a-z]{2,10}$/.test(extension)) return [];

  return [
    ['domain', name],
    ['extension', extension],
  ];
}
