import type { FastifyInstance } from 'fastify';
import { DEMO_PORTAL_PATH } from '../config/runtime-config.ts';
import { plainHeaders } from '../security/security-headers.ts';
import { isPrivatePage, PAGES } from './page-list.ts';

const MAX_AGE_S = 3_600;

/** `/robots.txt` and `/sitemap.xml`, made from the list of pages. */
export function addSearchEngineFiles(server: FastifyInstance, publicUrl: string): void {
  const files = {
    '/robots.txt': { type: 'text/plain; charset=utf-8', text: renderRobots(publicUrl) },
    '/sitemap.xml': { type: 'application/xml', text: renderSitemap(publicUrl) },
  };
  for (const [path, { type, text }] of Object.entries(files)) {
    server.get(path, async (_request, reply) =>
      reply
        .headers(plainHeaders(publicUrl))
        .header('cache-control', `public, max-age=${MAX_AGE_S}`)
        .type(type)
        .send(text),
    );
  }
}

function renderRobots(publicUrl: string): string {
  const closed = ['/admin', '/update-password', '/session', '/realms', DEMO_PORTAL_PATH];

  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    `Sitemap: ${new URL('/sitemap.xml', publicUrl).href}`,
    '',
  ].join('\n');
}

function renderSitemap(publicUrl: string): string {
  const urls = PAGES.filter((path) => !isPrivatePage(path)).map(
    (path) => `<url><loc>${new URL(path, publicUrl).href}</loc></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}
