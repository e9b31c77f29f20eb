import { describe, expect, it } from 'vitest';
import { headTexts } from '../head/page-view.ts';
import { makeKind, makeSaved, makeView } from '../head/make-view.ts';
import { renderLlms } from './render-llms.ts';
import { renderSitemap } from './render-sitemap.ts';
import { movedTo, pagesOf } from '../pages/kind-pages.ts';
import { readPageList } from '../pages/page-list.ts';

const urls = [
  { hreflang: 'x-default', path: '/hosting/:kind' },
  { hreflang: 'en', path: '/en/hosting/:kind' },
  { hreflang: 'ar', path: '/ar/hosting/:kind' },
];
const texts = { title: '{kind} – {brand}', description: '{text}' };
const written = readPageList([
  { urls, isPrivate: false, isOfKind: true, modules: ['a.tsx'], head: { en: texts, ar: texts } },
]);
const wordpress = makeKind({
  ...{ slug: 'wordpress', name: 'WordPress', name_ar: null, text: 'Kept up to date.', text_ar: 'نحدّثه لك.' },
  former_slugs: ['wp', 'blogs'],
});

describe('the pages of the kinds of hosting', () => {
  const saved = makeSaved({ kinds: [makeKind(), wordpress] });

  it('are one for each kind that visitors see, in each language', () => {
    const pages = pagesOf(written, saved);

    expect(pages.find('/ar/hosting/wordpress/')).toMatchObject({ category: 'wordpress', modules: ['a.tsx'] });
    for (const path of ['/hosting/vps', '/hosting/wp', '/hosting/:kind', '/hosting/', '/hosting'])
      expect(pages.find(path)).toBeUndefined();
    expect(pages.open.map(({ category }) => category)).toEqual(['cloud', 'wordpress']);
    expect(pagesOf(written, saved)).toBe(pages);
  });

  it('are those of the specification until the kinds are known', () => {
    expect(pagesOf(written, undefined).open.map(({ category }) => category)).toEqual([
      ...['plesk', 'cloud', 'vps', 'dedicated', 'mail'],
    ]);
  });

  it('have the name and the text of their kind in their head, in English where Arabic is missing', () => {
    const page = pagesOf(written, saved).find('/ar/hosting/wordpress');
    const view = makeView({ saved, page, path: '/ar/hosting/wordpress', language: 'ar' });

    expect(headTexts(view)).toMatchObject({
      title: 'WordPress – هوست فرونت',
      description: 'نحدّثه لك.',
    });
    const untold = makeSaved({ kinds: [makeKind({ text: null, text_ar: null })] });
    const bare = pagesOf(written, untold).find('/hosting/cloud');
    expect(headTexts(makeView({ saved: untold, page: bare })).description).toBeUndefined();
  });

  it('are in the sitemap and in /llms.txt, where a name stays on its line', () => {
    const evil = makeSaved({ kinds: [makeKind({ name: 'A](https://evil.test) <b>' })] });
    const { config } = makeView();
    const publicUrl = 'https://host.test';

    expect(renderSitemap(publicUrl, pagesOf(written, saved).open, saved)).toContain(
      '<loc>https://host.test/ar/hosting/wordpress</loc>',
    );
    expect(renderLlms({ publicUrl, config, saved: evil, pages: pagesOf(written, evil).open })).toContain(
      '[A\\](https://evil.test) <b> – Hostfront](https://host.test/en/hosting/cloud)',
    );
  });
});

describe('the address of a kind that was renamed', () => {
  const saved = makeSaved({ kinds: [makeKind(), wordpress] });

  it.each([
    ['/hosting/wp', '/hosting/wordpress'],
    ['/ar/hosting/blogs/?currency=KWD', '/ar/hosting/wordpress/?currency=KWD'],
    ['/en/hosting/wp?a=/hosting/wp', '/en/hosting/wordpress?a=/hosting/wp'],
  ])('%s leads to %s', (url, place) => {
    expect(movedTo(url, saved)).toBe(place);
  });

  it.each(['/hosting/wordpress', '/hosting/cloud', '/hosting/none', '//hosting/wp', '/fr/hosting/wp', '/'])(
    '%s leads nowhere else',
    (url) => {
      expect(movedTo(url, saved)).toBeUndefined();
    },
  );

  it('is that of another kind once it has the slug', () => {
    const taken = makeSaved({ kinds: [wordpress, makeKind({ slug: 'wp' })] });

    expect(movedTo('/hosting/wp', taken)).toBeUndefined();
    expect(movedTo('/hosting/wp', undefined)).toBeUndefined();
  });
});
