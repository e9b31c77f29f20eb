import type { FastifyInstance } from 'fastify';
import { detectLanguage, LANGUAGES } from '../pages/detect-language.ts';
import { pagesOf } from '../pages/kind-pages.ts';
import { articlesOf, type PageList } from '../pages/page-list.ts';
import type { SiteParts } from '../pages/site-settings.ts';
import { renderFeed } from './render-feed.ts';
import { renderLlms } from './render-llms.ts';
import { renderManifest } from './render-manifest.ts';
import { renderRobots } from './render-robots.ts';
import { renderSecurityTxt, securityContact } from './render-security-txt.ts';
import { renderSitemap } from './render-sitemap.ts';
import { sendText } from '../../server/documents/send-text.ts';

type Options = SiteParts & { pages: PageList; securityContactUrl: string; now?: () => Date };

/** Seconds for which readers may keep the feed. */
const FEED_AGE_S = 300;
/** Announcements that /llms.txt names. */
const TOLD_ARTICLES = 20;

/** Adds the files for search engines and other programs, each rendered from the current settings. */
export function addSearchRoutes(server: FastifyInstance, options: Options): void {
  const { publicUrl, configOf, pages, settings, now = () => new Date() } = options;

  server.get('/robots.txt', (request, reply) =>
    sendText(request, reply, { type: 'text/plain; charset=utf-8', text: renderRobots(publicUrl) }),
  );
  server.get('/sitemap.xml', async (request, reply) => {
    const saved = await settings.read();
    const all = [...pagesOf(pages, saved).open, ...articlesOf(pages, saved)];
    const text = renderSitemap(publicUrl, all, saved);
    return sendText(request, reply, { type: 'application/xml', text });
  });
  server.get('/llms.txt', async (request, reply) => {
    const saved = await settings.read();
    const text = renderLlms({
      ...{ publicUrl, pages: pagesOf(pages, saved).open, saved },
      articles: articlesOf(pages, saved).slice(0, TOLD_ARTICLES),
      config: configOf(saved),
    });
    return sendText(request, reply, { type: 'text/plain; charset=utf-8', text });
  });
  for (const language of LANGUAGES)
    server.get(`/${language}/news.atom`, async (request, reply) => {
      const saved = await settings.read();
      const text = renderFeed({ publicUrl, language, saved, config: configOf(saved) });
      return sendText(request, reply, {
        type: 'application/atom+xml; charset=utf-8',
        text,
        maxAgeS: FEED_AGE_S,
      });
    });
  server.get('/site.webmanifest', async (request, reply) => {
    const { pathname: path, searchParams: query } = new URL(request.url, publicUrl);
    const language = detectLanguage({ path, query, cookie: undefined, acceptLanguage: undefined });
    const saved = await settings.read();
    const text = renderManifest(configOf(saved), language, saved);
    return sendText(request, reply, { type: 'application/manifest+json', text });
  });
  server.get('/.well-known/security.txt', async (request, reply) => {
    const { company } = configOf(await settings.read());
    const contact = securityContact(options.securityContactUrl, company.supportEmail);
    if (!contact) return reply.callNotFound();
    const text = renderSecurityTxt({ publicUrl, contact, now: now() });
    return sendText(request, reply, { type: 'text/plain; charset=utf-8', text });
  });
}
