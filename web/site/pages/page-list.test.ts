import { describe, expect, it } from 'vitest';
import { readPageList } from './page-list.ts';

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

  it('cannot be read if it is empty or has a path without a leading slash', () => {
    expect(() => readPageList([])).toThrow(/at least 1/);
    expect(() => readPageList([{ ...admin, urls: [{ hreflang: 'en', path: 'admin' }] }])).toThrow(/path/);
  });
});
