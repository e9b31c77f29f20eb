import { parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { makeArticle, makeSaved, makeView } from '../head/make-view.ts';
import { renderFeed } from './render-feed.ts';

type Article = ReturnType<typeof makeArticle>;
const feedOf = (language: 'en' | 'ar', ...news: Article[]) => {
  const saved = makeSaved({ news });
  return renderFeed({ ...makeView({ language, saved }), language, saved });
};

describe('the feed of announcements', () => {
  it('has what Atom requires of a feed and of an entry', () => {
    expect(feedOf('en', makeArticle())).toBe(`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>https://host.test/en/news.atom</id>
<title>Announcements · Hostfront</title>
<updated>2026-11-21T10:00:00.000Z</updated>
<author><name>Hostfront</name></author>
<link rel="self" type="application/atom+xml" hreflang="en" href="https://host.test/en/news.atom"/>
<link rel="alternate" type="text/html" hreflang="en" href="https://host.test/en/news"/>
<entry>
<id>urn:uuid:6f1c1e5e-6a3f-4f0a-9d5e-0d7f4b1f0a11</id>
<title type="text">New servers</title>
<link rel="alternate" type="text/html" hreflang="en" href="https://host.test/en/news/new-servers"/>
<published>2026-11-20T09:00:00.000Z</published>
<updated>2026-11-21T10:00:00.000Z</updated>
<summary type="text">Riyadh is online.</summary>
</entry>
</feed>
`);
  });

  it('has a date without entries, too', () => {
    expect(feedOf('ar')).toContain('<updated>1970-01-01T00:00:00.000Z</updated>');
    expect(feedOf('ar')).not.toContain('<entry>');
  });

  it('is in Arabic under ids of its own, and marks texts that are English', () => {
    const feed = feedOf('ar', makeArticle({ summary_ar: ' ' }));
    const id = /urn:uuid:([^<]+)/.exec(feed)?.[1];

    expect(feed).toContain('<title type="text">خوادم جديدة</title>');
    expect(feed).toContain('<summary type="text" xml:lang="en">Riyadh is online.</summary>');
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(feedOf('ar', makeArticle({ slug: 'moved' }))).toContain(`urn:uuid:${id}`);
  });

  it('has the date of its last change, whichever entry that is, and fifty entries at most', () => {
    const old = makeArticle({ changed_at: '2026-12-24T10:00:00+02:00' });
    const feed = feedOf('en', makeArticle(), old, ...Array<Article>(60).fill(makeArticle()));

    expect(/<updated>([^<]+)/.exec(feed)?.[1]).toBe('2026-12-24T08:00:00.000Z');
    expect(feed.match(/<entry>/g)).toHaveLength(50);
  });

  it.each([
    '<script>alert(1)</script>',
    ']]><x/>',
    '&lt;b&gt; &amp; "quoted" \'s',
    'a\u0000b\u0008c\u001bd\uFFFEe\uD800f',
    '😀 & <!-- -->',
  ])('shows %j as text, and stays XML', (evil) => {
    const document = parseDocument(feedOf('en', makeArticle({ title: evil, summary: evil })), {
      xmlMode: true,
    });
    const names = new Set<string>();
    const texts: string[] = [];
    const visit = (nodes: typeof document.children): void => {
      for (const node of nodes) {
        if ('data' in node && node.type === 'text') texts.push(node.data);
        if (!('children' in node)) continue;
        names.add('name' in node ? node.name : '');
        visit(node.children as typeof document.children);
      }
    };
    visit(document.children);

    expect([...names]).toEqual([
      'feed',
      'id',
      'title',
      'updated',
      'author',
      'name',
      'link',
      'entry',
      'published',
      'summary',
    ]);
    // oxlint-disable-next-line no-control-regex -- these characters are what XML can't hold
    expect(texts).toContain(evil.replace(/[\u0000\b\u001b\uFFFE\uD800]/g, ''));
  });
});
