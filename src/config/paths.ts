/** Hosting categories in the order of the menus; SPEC section 2. */
export const CATEGORIES = ['plesk', 'cloud', 'vps', 'dedicated', 'mail'] as const;
export type Category = (typeof CATEGORIES)[number];

/** The legal texts in the order of the footer; slugs of the table legal_pages. */
export const LEGAL_SLUGS = ['privacy', 'terms', 'imprint'] as const;
export type LegalSlug = (typeof LEGAL_SLUGS)[number];

/** Every path of the site. */
export const paths = {
  home: '/',
  auth: '/auth',
  /** Opens the administrators' dialog, for links, keyboards and assistive technology. */
  adminLogin: '/auth#admin',
  updatePassword: '/update-password',
  account: '/admin/account',
  invitation: '/invitation',
  confirmEmail: '/confirm-email',
  developers: '/developers',
  explorer: '/developers/explorer',
  /** A file: the schema of one role. */
  roleSchema: (role: string) => `/developers/schema/${role}.graphql`,
  admin: '/admin',
  /** The changes of one record of a table. */
  recordHistory: (table: string, id: string) =>
    `/admin/history?${new URLSearchParams({ section: table, of: id }).toString()}`,
  hosting: (category: Category) => `/hosting/${category}`,
  legal: (slug: LegalSlug) => `/${slug}`,
} as const;

/** Where people enter what is secret: no tag and no head script of an administrator comes near these pages. */
const CLOSED_PATHS = [
  paths.admin,
  paths.auth,
  paths.updatePassword,
  paths.invitation,
  paths.confirmEmail,
  paths.explorer,
];

/** Whether a path lies within one of them; the web server knows the same ones (`web/head/closed-paths.ts`). */
export function isClosedPath(path: string): boolean {
  return CLOSED_PATHS.some((closed) => path === closed || path.startsWith(`${closed}/`));
}

/** Anchors of the landing page; `aboutUs` and `faq` open their dialogs wherever a link names them. */
export const anchors = {
  main: 'main',
  features: 'features',
  pricing: 'pricing',
  aboutUs: 'about-us',
  faq: 'faq',
} as const;
