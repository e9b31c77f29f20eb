/** The legal texts in the order of the footer; slugs of the table legal_pages. */
export const LEGAL_SLUGS = ['privacy', 'terms', 'imprint'] as const;
export type LegalSlug = (typeof LEGAL_SLUGS)[number];

/** The guides for developers in the order of their menu. */
export const GUIDES = [
  'paging',
  'changes',
  'time-zones',
  'reconnecting',
  'local-webhooks',
  'errors',
  'money',
  'idempotency',
] as const;
export type Guide = (typeof GUIDES)[number];

/** Every path of the site. */
export const paths = {
  home: '/',
  auth: '/auth',
  /** Opens the administrators' dialog; people can reach it by link, keyboard and assistive technology. */
  adminLogin: '/auth#admin',
  updatePassword: '/update-password',
  account: '/admin/account',
  invitation: '/invitation',
  confirmEmail: '/confirm-email',
  developers: '/developers',
  explorer: '/developers/explorer',
  guide: (guide: Guide) => `/developers/guides/${guide}`,
  /** File with the GraphQL schema of one role. */
  roleSchema: (role: string) => `/developers/schema/${role}.graphql`,
  admin: '/admin',
  /** Page of the history that lists the changes of one record. */
  recordHistory: (table: string, id: string) =>
    `/admin/history?${new URLSearchParams({ section: table, of: id }).toString()}`,
  /** Page of a kind of hosting, by its slug. */
  hosting: (slug: string) => `/hosting/${slug}`,
  legal: (slug: LegalSlug) => `/${slug}`,
  news: '/news',
} as const;

/** Closed paths: people enter secrets there, so no tag and no administrator's head script runs on these pages. */
const CLOSED_PATHS = [
  paths.admin,
  paths.auth,
  paths.updatePassword,
  paths.invitation,
  paths.confirmEmail,
  paths.explorer,
];

/** Returns whether a path is a closed one or lies beneath one; `web/site/head/closed-paths.ts` has an equal list. */
export function isClosedPath(path: string): boolean {
  return CLOSED_PATHS.some((closed) => path === closed || path.startsWith(`${closed}/`));
}

/** Anchors of the landing page; `aboutUs` and `faq` open their dialogs on every public page. */
export const anchors = {
  main: 'main',
  features: 'features',
  pricing: 'pricing',
  aboutUs: 'about-us',
  faq: 'faq',
} as const;
