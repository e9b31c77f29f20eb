import { describe, expect, it } from 'vitest';
import { renderUnsubscribePage, type PageKind } from './unsubscribe-page.ts';

describe('the unsubscribe page', () => {
  it.each(['ask', 'unsubscribed', 'subscribed', 'unknown'] satisfies PageKind[])(
    'has the brand with its mark and a way to the site, in both languages (%s)',
    (kind) => {
      const render = (locale: 'en' | 'ar') =>
        renderUnsubscribePage({ kind, locale, brand: 'A & B', token: 't1' });

      expect(render('en')).toMatch(/<a class="brand" href="\/en"><svg.*<bdi>A &amp; B<\/bdi>/);
      expect(render('en')).toContain('<a href="/en">Go to the website</a>');
      expect(render('ar')).toContain('<a href="/ar">الانتقال إلى الموقع</a>');
    },
  );
});
