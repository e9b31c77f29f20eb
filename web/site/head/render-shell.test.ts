import { describe, expect, it } from 'vitest';
import { named } from './head-element.ts';
import { renderShell, withNonce } from './render-shell.ts';

const template = `<!doctype html><html lang="en" dir="ltr"><head><title>Built</title>
<script type="module" crossorigin src="/assets/a.js"></script>
<link rel="modulepreload" crossorigin href="/assets/b.js"></head><body></body></html>`;

describe('renderShell', () => {
  it('writes language, direction, title and description into the HTML', () => {
    const html = renderShell(template, {
      language: 'ar',
      head: { title: 'استضافة', elements: named('description', 'وصف') },
    });

    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain('<title>استضافة</title>');
    expect(html).toContain('<meta name="description" content="وصف" data-seo>');
  });

  it('keeps the title of the built HTML if there is no title', () => {
    const html = renderShell(template, { language: 'en', head: { title: undefined, elements: [] } });

    expect(html).toContain('<title>Built</title>');
    expect(html).not.toContain('nonce');
  });

  it("links the brand's icons in the place of the site's own", () => {
    const own =
      '<link rel="icon" href="/favicon.svg" type="image/svg+xml" /><link rel="apple-touch-icon" href="/icons/180.png" />';
    const shell = template.replace('</head>', `${own}</head>`);
    const head = { title: undefined, elements: [] };
    const icons = { tab: '/media/a.png', touch: '/media/a-180.png' };

    expect(renderShell(shell, { language: 'en', head })).toContain(own);
    expect(renderShell(shell, { language: 'en', head: { ...head, icons } })).toContain(
      '<link rel="icon" href="/media/a.png"><link rel="apple-touch-icon" href="/media/a-180.png">',
    );
  });

  it("gives the page the brand's colours, behind its style sheets, and its dark bar one of them", () => {
    const shell = template.replace('</head>', '<meta name="theme-color" content="#081a15"></head>');
    const head = { title: undefined, elements: [] };
    const html = renderShell(shell, { language: 'en', head: { ...head, color: '#1d4ed8' } });

    const [, styles] = /<style id="brand-colors">(.*)<\/style><\/head>/.exec(html) ?? [];
    expect(styles).toContain('--mui-palette-primary-main:#1d4ed8;');
    expect(styles).toContain('--mui-palette-primary-mainChannel:29 78 216;');
    expect(styles).toContain('[fill="#0f4d3a"]{fill:#1d4ed8}');
    expect(html).not.toContain('content="#081a15"');
    expect(renderShell(shell, { language: 'en', head })).not.toContain('brand-colors');
  });

  it("keeps the preload of a font only in a page of the font's language", () => {
    const english =
      '<link rel="preload" as="font" crossorigin data-language="en" href="/assets/inter.woff2">';
    const shell = template.replace('</head>', `${english}</head>`);
    const head = { title: undefined, elements: [] };

    expect(renderShell(shell, { language: 'en', head })).toContain(english);
    expect(renderShell(shell, { language: 'ar', head })).not.toContain('rel="preload"');
  });

  it('writes style and noscript elements into the head, and body elements at the start of the body', () => {
    const html = renderShell(template, {
      language: 'en',
      head: {
        title: undefined,
        elements: [
          { tag: 'style', attributes: {}, text: 'a > b {}' },
          { tag: 'noscript', attributes: {}, text: '<style>c{}</style>' },
        ],
        body: [{ tag: 'noscript', attributes: {}, text: '<p>$&</p>' }],
      },
    });

    expect(html).toContain(
      '<style data-seo>a > b {}</style><noscript data-seo><style>c{}</style></noscript></head><body><noscript data-seo><p>$&</p></noscript></body>',
    );
  });

  it('escapes HTML in a title or description', () => {
    const elements = named('description', '"><img onerror=x $& $1>');
    const head = { title: '</title><script>alert(1)</script>', elements };
    const html = renderShell(template, { language: 'en', head });

    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<img');
    expect(html).toContain('$&amp; $1');
  });
});

describe('withNonce', () => {
  it('puts the nonce first in the head, but for the charset', () => {
    const nonce = '<meta property="csp-nonce" content="" nonce="N">';
    const charset = '<meta charset="utf-8" />';

    expect(withNonce(template, 'N')).toContain(`<head>${nonce}<title>`);
    expect(withNonce(template.replace('<head>', `<head>\n    ${charset}`), 'N')).toContain(
      `${charset}${nonce}<title>`,
    );
  });
});
