import { describe, expect, it } from 'vitest';
import { renderHeadElement } from './head-element.ts';
import { makeArticle, makeSaved, makeView, PAGES } from './make-view.ts';
import { pageHead } from './page-head.ts';
import type { PageView } from './page-view.ts';

const linesOf = (view: PageView) => pageHead(view).elements.map(renderHeadElement);
const htmlOf = (view: PageView) => linesOf(view).join('\n');

type Graph = { '@graph': Array<Record<string, unknown>> };
const graphOf = (view: PageView) => {
  const block = pageHead(view).elements.find(
    ({ attributes }) => attributes['type'] === 'application/ld+json',
  );
  return (JSON.parse(block?.text ?? '') as Graph)['@graph'];
};
const partOf = (view: PageView, type: string) => graphOf(view).filter((part) => part['@type'] === type);

describe('the head of an announcement', () => {
  const viewOf = (language: 'en' | 'ar', article = makeArticle()) =>
    makeView({
      ...{ language, path: `/${language}/news/new-servers`, page: PAGES.article },
      saved: makeSaved({ news: [article] }),
    });

  it('has its title and the text of the notice, in both languages, and a picture of its own', () => {
    const html = htmlOf(viewOf('ar'));

    expect(pageHead(viewOf('en')).title).toBe('New servers · Hostfront');
    expect(pageHead(viewOf('ar')).title).toBe('خوادم جديدة · هوست فرونت');
    expect(html).toContain('<meta name="description" content="الرياض متاحة الآن." data-seo>');
    expect(html).toContain('<meta property="og:type" content="article" data-seo>');
    expect(html).toContain('https://host.test/og/ar/news-new-servers.png?v=');
    expect(html).toContain(
      '<link rel="alternate" hreflang="en" href="https://host.test/en/news/new-servers" data-seo>',
    );
  });

  it('names the feed in its language, as the landing page does once there is an announcement', () => {
    const feed = (language: string, name: string) =>
      `<link rel="alternate" type="application/atom+xml" title="${name}" href="https://host.test/${language}/news.atom" data-seo>`;

    expect(htmlOf(viewOf('ar'))).toContain(feed('ar', 'الإعلانات · هوست فرونت'));
    const saved = makeSaved({ news: [makeArticle()] });
    expect(htmlOf(makeView({ saved }))).toContain(feed('en', 'Announcements · Hostfront'));
    expect(htmlOf(makeView())).not.toContain('atom');
    expect(htmlOf(makeView({ saved, path: '/en/hosting/cloud', page: PAGES.cloud }))).not.toContain('atom');
  });

  it('describes it as a NewsArticle with its dates and its publisher', () => {
    const [article] = partOf(viewOf('en'), 'NewsArticle');

    expect(article).toMatchObject({
      headline: 'New servers',
      description: 'Riyadh is online.',
      datePublished: '2026-11-20T09:00:00.000Z',
      dateModified: '2026-11-21T10:00:00.000Z',
      inLanguage: 'en',
      url: 'https://host.test/en/news/new-servers',
      image: expect.stringContaining('https://host.test/og/en/news-new-servers.png'),
      publisher: { '@id': 'https://host.test/#organization' },
    });
    expect(partOf(makeView(), 'NewsArticle')).toEqual([]);
  });

  it('is English where Arabic texts are missing, and says so', () => {
    const view = viewOf('ar', makeArticle({ title_ar: ' ', summary_ar: null }));

    expect(pageHead(view).title).toBe('New servers · هوست فرونت');
    expect(partOf(view, 'NewsArticle')[0]).toMatchObject({
      inLanguage: 'en',
      description: 'Riyadh is online.',
    });
  });

  it('lets no text end an attribute or a script, or stand for another', () => {
    const evil = '</script><script>alert(1)</script>"><img src=x onerror=alert(1)>{brand}$&';
    const html = htmlOf(viewOf('en', makeArticle({ title: evil, summary: evil })));

    expect(html).not.toMatch(/<script>alert|<img/);
    expect(pageHead(viewOf('en', makeArticle({ title: evil }))).title).toBe(`${evil} · Hostfront`);
  });
});
