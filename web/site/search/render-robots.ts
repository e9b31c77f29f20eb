import { DEMO_PORTAL_PATH } from '../../server/config/runtime-config.ts';

/** Paths that search engines should not visit: they are private, or have nothing to index. */
const CLOSED = [
  '/admin',
  '/update-password',
  '/invitation',
  '/confirm-email',
  '/session',
  '/realms',
  DEMO_PORTAL_PATH,
];

/** Renders `/robots.txt` (RFC 9309). */
export function renderRobots(publicUrl: string): string {
  return [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    `Sitemap: ${new URL('/sitemap.xml', publicUrl).href}`,
    '',
  ].join('\n');
}
