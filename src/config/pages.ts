import { LOCALES, type Locale } from '#src/config/locale.ts';
import { GUIDES, LEGAL_SLUGS, paths, type Guide, type LegalSlug } from './paths.ts';

/**
 * A page of the site:
 *
 * - `both`: open to everybody, and at `/en…` and `/ar…` too, where the path chooses the language
 * - `one`: open to everybody, in the visitor's language
 * - `private`: not for search engines
 */
type Page = {
  name: string;
  path: string;
  kind: 'both' | 'one' | 'private';
  /** Slug of the row in `legal_pages` with the page's text; without that row the page does not exist. */
  legalSlug?: LegalSlug;
  /** True if each kind of hosting has a page at this path, with its slug in place of `:kind`. */
  isOfKind?: boolean;
  guide?: Guide;
};

/** Pages for visitors; `site-routes.tsx` draws each by its name. */
export const SITE_PAGES = [
  { name: 'landing', path: paths.home, kind: 'both' },
  { name: 'hosting', path: paths.hosting(':kind'), kind: 'both', isOfKind: true },
  { name: 'auth', path: paths.auth, kind: 'one' },
  { name: 'update-password', path: paths.updatePassword, kind: 'private' },
  { name: 'invitation', path: paths.invitation, kind: 'private' },
  { name: 'confirm-email', path: paths.confirmEmail, kind: 'private' },
  { name: 'developers', path: paths.developers, kind: 'both' },
  ...GUIDES.map((guide) => ({ name: 'guide', path: paths.guide(guide), kind: 'both', guide }) as const),
  { name: 'explorer', path: paths.explorer, kind: 'private' },
  ...LEGAL_SLUGS.map(
    (legalSlug) => ({ name: 'legal', path: paths.legal(legalSlug), kind: 'both', legalSlug }) as const,
  ),
  ...[paths.news, `${paths.news}/:slug`].map((path) => ({ name: 'news', path, kind: 'both' }) as const),
] as const satisfies readonly Page[];

/** Pages of the back office below its first one, by the last part of their paths. */
const ADMIN_SECTIONS = [
  'users',
  'contacts',
  'pricing',
  'footer-links',
  'notices',
  'seo',
  'analytics',
  'newsletters',
  'site-content',
  'settings',
  'api-keys',
  'webhooks',
  'history',
  'account',
] as const;

/** Pages of the back office in the order of its sidebar; `admin-routes.tsx` draws them. */
export const ADMIN_PAGES = [
  { name: 'dashboard', path: paths.admin, kind: 'private' },
  ...ADMIN_SECTIONS.map((name) => ({ name, path: `${paths.admin}/${name}`, kind: 'private' }) as const),
] as const satisfies readonly Page[];

export type SitePageName = (typeof SITE_PAGES)[number]['name'];
export type AdminPageName = (typeof ADMIN_PAGES)[number]['name'];

/**
 * The only list of all pages. The router's routes come from it, and the build gives it to the web server
 * (`.vite/pages.json`), which answers 404 for any other path and writes the sitemap from the list.
 */
const PAGES: readonly Page[] = [...SITE_PAGES, ...ADMIN_PAGES];

/** One URL of a page: the value of `hreflang` for its language, and the path. */
export type PageUrl = { hreflang: Locale | 'x-default'; path: string };

/** Returns every URL of a page; the first is the one that follows the visitor's language. */
export function urlsOf({ path, kind }: Page): PageUrl[] {
  const own = { hreflang: 'x-default', path } as const;
  const inLanguage = (locale: Locale) => ({
    hreflang: locale,
    path: `/${locale}${path === paths.home ? '' : path}`,
  });

  return kind === 'both' ? [own, ...LOCALES.map(inLanguage)] : [own];
}

const KIND_SLUG = /(\/hosting\/)[a-z][a-z0-9-]*$/;

/**
 * Returns the canonical path for a path of the site; undefined for private pages and where no page exists. Which kinds of
 * hosting there are is not known here, so that each slug counts.
 */
export function canonicalPath(url: string): string | undefined {
  const path = url.length > 1 ? url.replace(/\/$/, '') : url;
  const listed = path.replace(KIND_SLUG, '$1:kind').replace(/(\/news\/)[^/]+$/, '$1:slug');
  const isListed = PAGES.some(
    (page) => page.kind !== 'private' && urlsOf(page).some((own) => own.path === listed),
  );

  return isListed ? path : undefined;
}
