import { createHash } from 'node:crypto';
import { escapeHtml } from '#runtime/bytes/escape-html.ts';
import { inLanguage, type PageView } from '../head/page-view.ts';
import type { Language } from '../pages/detect-language.ts';
import { feedPath, feedTitle } from '../pages/news-feed.ts';
import type { SiteSettings } from '../pages/site-settings.ts';

type Article = SiteSettings['news'][number];
type FeedView = Pick<PageView, 'publicUrl' | 'language' | 'saved' | 'config'>;

/** Announcements in the feed. */
const MAX_ENTRIES = 50;
/** Date of a feed without entries, which needs one, too. */
const NO_CHANGE = '1970-01-01T00:00:00.000Z';

/**
 * Renders the announcements as an Atom feed in one language (RFC 4287). Texts are plain, so that no reader runs anything;
 * those that lack in Arabic are English and say so. An entry keeps its id when its address changes.
 */
export function renderFeed({ publicUrl, language, saved, config }: FeedView): string {
  const articles = (saved?.news ?? []).slice(0, MAX_ENTRIES);
  const at = (path: string) => new URL(path, publicUrl).href;
  const changes = articles.map(updatedAt).toSorted();

  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    element('id', at(feedPath(language))),
    element('title', feedTitle(config, language)),
    element('updated', changes.at(-1) ?? NO_CHANGE),
    `<author>${element('name', config.brandName[language])}</author>`,
    link('self', at(feedPath(language)), 'application/atom+xml', language),
    link('alternate', at(`/${language}/news`), 'text/html', language),
    ...articles.map((article) => entry(article, language, at)),
    '</feed>',
    '',
  ].join('\n');
}

function entry(article: Article, language: Language, at: (path: string) => string): string {
  return [
    '<entry>',
    element('id', `urn:uuid:${idIn(language, article.id)}`),
    text('title', article, 'title', language),
    link('alternate', at(`/${language}/news/${article.slug}`), 'text/html', language),
    element('published', new Date(article.published_at).toISOString()),
    element('updated', updatedAt(article)),
    text('summary', article, 'summary', language),
    '</entry>',
  ].join('\n');
}

const updatedAt = ({ changed_at: changed }: Article): string => new Date(changed).toISOString();

function text(name: string, article: Article, column: 'title' | 'summary', language: Language): string {
  const isForeign = language === 'ar' && !article[`${column}_ar`]?.trim();
  const lang = isForeign ? ' xml:lang="en"' : '';

  return `<${name} type="text"${lang}>${escapeXml(inLanguage(language, article, column) ?? '')}</${name}>`;
}

const element = (name: string, value: string): string => `<${name}>${escapeXml(value)}</${name}>`;

const link = (rel: string, href: string, type: string, hreflang: Language): string =>
  `<link rel="${rel}" type="${type}" hreflang="${hreflang}" href="${escapeXml(href)}"/>`;

/** Characters that XML 1.0 can't hold, not even as references. */
const NOT_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const escapeXml = (value: string): string => escapeHtml(value.replace(NOT_XML, ''));

/** Returns the id of an entry: in English that of its row, in Arabic one made of it (RFC 9562, version 8). */
function idIn(language: Language, id: string): string {
  if (language === 'en') return id;
  const hash = createHash('sha256').update(`${language} ${id}`).digest('hex');

  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}
