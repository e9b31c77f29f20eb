import { describe, expect, it } from 'vitest';
import { withAuthFrame } from './auth-frame.ts';

const texts = { title: 'Client area login', text: '$& and $1', withoutScripts: 'Needs JavaScript.' };

describe('the frame of /auth', () => {
  it('says what the page is for, leads home and to the other language, in the place of the page', () => {
    const html = withAuthFrame('<body><div id="root"></div></body>', {
      language: 'en',
      brand: 'A & B',
      texts,
    });

    expect(html).toContain('<div id="root"><style>');
    expect(html).toContain('<h1 class="type-h2">Client area login</h1><p>$&#38; and $1</p>');
    expect(html).toContain('<a href="/en">A &#38; B</a>');
    expect(html).toContain('<a href="/auth?lng=ar" lang="ar">العربية</a>');
    expect(html).toContain('<noscript><p>Needs JavaScript.</p></noscript>');
  });
});
