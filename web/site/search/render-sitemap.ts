import { escapeHtml } from '#runtime/bytes/escape-html.ts';
import { isThere, type SiteSettings } from '../pages/site-settings.ts';
import type { Page } from '../pages/page-list.ts';

/**
 * Renders `/sitemap.xml`. Each URL lists the page's URLs in all languages, its own included, as search engines require.
 * The date of the last change is given for legal texts and announcements, as visitors can read no other page's date from
 * the API.
 */
export function renderSitemap(publicUrl: string, pages: readonly Page[], saved?: SiteSettings): string {
  const urls = pages
    .filter((page) => isThere(page, saved))
    .flatMap((page) => entriesOf(page, publicUrl, saved));

  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

function entriesOf(
  { urls, legalSlug, newsSlug }: Page,
  publicUrl: string,
  saved: SiteSettings | undefined,
): string[] {
  const at = (path: string) => escapeHtml(new URL(path, publicUrl).href);
  const alternates = urls.map(
    ({ hreflang, path }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${at(path)}"/>`,
  );
  const changedAt =
    saved?.legalPages.find(({ slug }) => slug === legalSlug)?.updated_at ??
    saved?.news.find(({ slug }) => slug === newsSlug)?.changed_at;
  const lastmod = changedAt ? `<lastmod>${new Date(changedAt).toISOString()}</lastmod>` : '';

  return urls.map(
    ({ path }) => `<url><loc>${at(path)}</loc>${lastmod}${urls.length > 1 ? alternates.join('') : ''}</url>`,
  );
}
