/** Sections of the back office; SPEC section 2. */
const ADMIN_SECTIONS = [
  'users',
  'contacts',
  'pricing',
  'footer-links',
  'notices',
  'seo',
  'analytics',
  'newsletters',
];
const CATEGORIES = ['plesk', 'cloud', 'vps', 'dedicated', 'mail'];

/** Every page of the site, as docs/routes.md lists them; any other path is answered with HTTP 404. */
export const PAGES: readonly string[] = [
  '/',
  '/en',
  '/ar',
  '/auth',
  '/update-password',
  ...CATEGORIES.map((category) => `/hosting/${category}`),
  '/admin',
  ...ADMIN_SECTIONS.map((section) => `/admin/${section}`),
];

const known = new Set(PAGES);

/** Whether the site has a page at this path; a slash at its end makes no difference. */
export function isPage(path: string): boolean {
  return known.has(path.length > 1 ? path.replace(/\/$/, '') : path);
}

/** Pages that search engines leave alone. */
export function isPrivatePage(path: string): boolean {
  return /^\/(admin|update-password)(\/|$)/.test(path);
}
