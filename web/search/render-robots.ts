import { DEMO_PORTAL_PATH } from '../config/runtime-config.ts';

/** Nothing to find there, or nobody's business; images of pages are asked for by social sites alone. */
const CLOSED = [
  '/admin',
  '/update-password',
  '/invitation',
  '/confirm-email',
  '/session',
  '/realms',
  DEMO_PORTAL_PATH,
];

/** `/robots.txt` (RFC 9309). */
export function renderRobots(publicUrl: string): string {
  return [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    `Sitemap: ${new URL('/sitemap.xml', publicUrl).href}`,
    '',
  ].join('\n');
}
