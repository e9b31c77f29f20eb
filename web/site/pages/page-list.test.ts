import { describe, expect, it } from 'vitest';
import { articlesOf, readPageList } from './page-list.ts';

const landing = {
  urls: [
    { hreflang: 'x-default', path: '/' },
    { hreflang: 'ar', path: '/ar' },
  ],
  isPrivate: false,
};
const admin = { urls: [{ hreflang: 'x-default', path: '/admin' }], isPrivate: true };

describe('the list of pages', () => {
  const pages = readPageList([landing, admin]);

  it('finds a page at each of its URLs, with a slash at the end or without', () => {
    for (const path of ['/', '/ar', '/ar/']) expect(pages.find(path)).toEqual(landing);
    expect(pages.find('/admin/')?.isPrivate).toBe(true);
    for (const path of ['/x', '/AR', '/ar/admin', '/administrators']) {
      expect(pages.find(path)).toBeUndefined();
    }
  });

  it('offers search engines only the pages that are not private', () => {
    expect(pages.open).toEqual([landing]);
  });

  it('finds an announcement by its slug in each language, but lists only those that exist', () => {
    const urls = ['', '/en', '/ar'].map((prefix) => ({
      hreflang: prefix.slice(1) || 'x-default',
      path: `${prefix}/news/:slug`,
    }));
    const withNews = readPageList([landing, { urls, isPrivate: false, isArticle: true }]);

    for (const path of ['/news/new-servers', '/ar/news/new-servers/'])
      expect(withNews.find(path)).toMatchObject({
        newsSlug: 'new-servers',
        urls: [{ path: '/news/new-servers' }, {}, {}],
      });
    for (const path of [
      '/news',
      '/news/',
      '/news/A',
      '/news/a/b',
      '/news/:slug',
      '/fr/news/a',
      '/news/a--b',
      '/x/news/a',
    ])
      expect(withNews.find(path), path).toBeUndefined();
    expect(pages.find('/news/new-servers')).toBeUndefined();
    expect(withNews.open).toEqual([landing]);
    expect(articlesOf(withNews, { news: [{ slug: 'a' }] }).map(({ newsSlug }) => newsSlug)).toEqual(['a']);
  });

  it('cannot be read if it is empty or has a path without a leading slash', () => {
    expect(() => readPageList([])).toThrow(/at least 1/);
    expect(() => readPageList([{ ...admin, urls: [{ hreflang: 'en', path: 'admin' }] }])).toThrow(/path/);
  });
});
