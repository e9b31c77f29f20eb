import { isClosedPath } from '../head/closed-paths.ts';
import { languageOfPath, type Language } from '../pages/detect-language.ts';
import { withoutSlash, type Page } from '../pages/page-list.ts';
import type { PageView } from './page-store.ts';

const LANGUAGES: readonly Language[] = ['en', 'ar'];
/** Every address that has no page shows the same one, which keeps the address's language. */
const MISSING_PATH = '/404';

type Address = { path: string; language: Language; query: URLSearchParams };

/** What is drawn for an address; undefined where the browser alone can draw it. */
export function viewOf(page: Page | undefined, { path, language, query }: Address): PageView | undefined {
  if (page)
    return (
      page.modules && {
        path: withoutSlash(path),
        language,
        search: isClosedPath(path) ? '' : choicesOf(query),
      }
    );
  if (/^\/admin(\/|$)/.test(path)) return undefined;
  const prefix = languageOfPath(path) ? `/${language}` : '';

  return { path: `${prefix}${MISSING_PATH}`, language, search: '' };
}

/** What is drawn before anybody asks: every page that can be, in each of its languages. */
export function viewsOf(pages: readonly Page[]): PageView[] {
  const addresses = pages.filter(({ modules }) => modules).flatMap((page) => page.addresses);
  const missing = { hreflang: 'x-default', path: MISSING_PATH };

  return [...addresses, missing].flatMap(({ hreflang, path }) =>
    LANGUAGES.filter((language) => hreflang === 'x-default' || hreflang === language).map((language) => ({
      path,
      language,
      search: '',
    })),
  );
}

/** What the address chooses of a page (`?currency=KWD&cycle=yr`), in one spelling; anything else changes nothing. */
function choicesOf(query: URLSearchParams): string {
  const currency = query.get('currency')?.toUpperCase() ?? '';
  const choices = new URLSearchParams([
    ...(/^[A-Z]{3}$/.test(currency) ? [['currency', currency]] : []),
    ...(query.get('cycle') === 'yr' ? [['cycle', 'yr']] : []),
  ]);

  return choices.size > 0 ? `?${choices}` : '';
}
