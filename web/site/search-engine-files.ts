import type { FastifyInstance } from 'fastify';
import { DEMO_PORTAL_PATH } from '../config/runtime-config.ts';
import { plainHeaders } from '../security/security-headers.ts';
import type { Page, PageList } from './page-list.ts';

const MAX_AGE_S = 3_600;

/** `/robots.txt` and `/sitemap.xml`, made from the list of pages. */
export function addSearchEngineFiles(server: FastifyInstance, publicUrl: string, pages: PageList): void {
  const files = {
    '/robots.txt': { type: 'text/plain; charset=utf-8', text: renderRobots(publicUrl) },
    '/sitemap.xml': { type: 'application/xml', text: renderSitemap(publicUrl, pages.open) },
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

/** Every address of a page names the same page in each language, itself included, as search engines ask. */
function renderSitemap(publicUrl: string, pages: readonly Page[]): string {
  const at = (path: string) => new URL(path, publicUrl).href;
  const urls = pages.flatMap(({ addresses }) => {
    const alternates = addresses.map(
      ({ hreflang, path }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${at(path)}"/>`,
    );
    return addresses.map(
      ({ path }) => `<url><loc>${at(path)}</loc>${addresses.length > 1 ? alternates.join('') : ''}</url>`,
    );
  });

  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
