import type { FastifyInstance, FastifyReply } from 'fastify';
import { DEMO_PORTAL_PATH } from '../config/runtime-config.ts';
import type { Page, PageList } from './page-list.ts';
import { isThere, type createSiteSettings } from './site-settings.ts';

const MAX_AGE_S = 3_600;

type Options = { publicUrl: string; pages: PageList; settings: ReturnType<typeof createSiteSettings> };

/** `/robots.txt` and `/sitemap.xml`, made from the list of pages. */
export function addSearchEngineFiles(server: FastifyInstance, { publicUrl, pages, settings }: Options): void {
  const send = (reply: FastifyReply, type: string, text: string) =>
    reply.header('cache-control', `public, max-age=${MAX_AGE_S}`).type(type).send(text);

  server.get('/robots.txt', async (_request, reply) =>
    send(reply, 'text/plain; charset=utf-8', renderRobots(publicUrl)),
  );
  server.get('/sitemap.xml', async (_request, reply) => {
    const saved = await settings.read();
    const there = pages.open.filter((page) => isThere(page, saved));
    return send(reply, 'application/xml', renderSitemap(publicUrl, there));
  });
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
