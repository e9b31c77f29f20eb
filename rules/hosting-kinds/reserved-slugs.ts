/**
 * Slugs that no kind of hosting may have, as they begin other addresses of the site or would be taken for a language or a
 * command. The constraint `hosting_kinds_slug_free` has the same; `tests/hasura/kind-rules.ts` tries each.
 */
export const RESERVED_SLUGS = [
  ...['account', 'admin', 'all', 'api', 'ar', 'assets', 'auth', 'brand', 'confirm-email', 'demo-portal'],
  ...[
    'developers',
    'domain-search',
    'en',
    'feed',
    'hosting',
    'icons',
    'imprint',
    'invitation',
    'media',
    'new',
  ],
  ...['news', 'og', 'privacy', 'realms', 'resources', 'session', 'subscribe', 'terms', 'unsubscribe'],
  ...['update-password', 'uploads'],
] as const;
