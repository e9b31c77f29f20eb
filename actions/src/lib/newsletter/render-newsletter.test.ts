import { describe, expect, it } from 'vitest';
import { cleanContent } from './clean-content.ts';
import { BRAND, render, SALMA } from './example-mail.ts';
import { TEMPLATE_NAMES } from './templates.ts';

describe('renderNewsletter', () => {
  it.each(TEMPLATE_NAMES)(
    'puts brand, year, postal address and unsubscribe link into the template %s, in both languages',
    (template) => {
      for (const locale of ['en', 'ar'] as const) {
        const { html, text } = render('<p>Hello</p>', { template, locale });

        expect(html).toContain('Hello');
        expect(html).toContain(BRAND.name[locale]);
        expect(html).toContain('2026');
        expect(html).toContain(SALMA.unsubscribe_url);
        expect(html).toContain(locale === 'ar' ? 'dir="rtl"' : 'dir="ltr"');
        expect(text).toContain(SALMA.unsubscribe_url);
        expect(text).toContain(locale === 'ar' ? 'لندن' : '12 Example Street, London');
      }
    },
  );

  it.each(TEMPLATE_NAMES)(
    'writes %s so that Outlook shows it: tables, and widths, colours and directions as attributes',
    (template) => {
      for (const locale of ['en', 'ar'] as const) {
        const { html } = render('<p>Hello</p>', { template, locale });
        const direction = locale === 'ar' ? 'rtl' : 'ltr';
        const frames = html.match(/<!--\[if mso \| IE\]>(?:(?!-->).)*?<table align="center"[^>]*>/gs) ?? [];

        expect(html).toContain('<o:PixelsPerInch>96</o:PixelsPerInch>');
        expect(html).toMatch(new RegExp(`<body dir="${direction}" bgcolor="#[0-9a-f]{6}"`));
        expect(frames.length).toBeGreaterThan(2);
        expect(frames.filter((frame) => !/ width="600"/.test(frame))).toEqual([]);
        expect(frames.filter((frame) => / bgcolor="#/.test(frame)).length).toBeGreaterThanOrEqual(
          frames.length - 1,
        );
        // The text of each column is in one table that states its direction, in a cell that has the padding and no
        // direction.
        const columns = html.match(/padding:\d[\dpx ]*;">\s*<table[^>]*>/g) ?? [];
        expect(columns.filter((column) => !column.includes(`<table dir="${direction}"`))).toEqual([]);
        expect(columns.length).toBe(frames.length);
        expect(html).not.toMatch(/direction:(ltr|rtl);[^"]*padding:[^0]/);
        expect(html).not.toContain(`direction:${locale === 'ar' ? 'ltr' : 'rtl'}`);
        // Each image must have its width in pixels, each button the colour and the padding that Outlook understands.
        expect((html.match(/<img[^>]*>/g) ?? []).filter((image) => !/ width="\d+"/.test(image))).toEqual([]);
        expect(
          html.match(/bgcolor="#ffffff" role="presentation" style="[^"]*mso-padding-alt:12px 22px/g)
            ?.length ?? 0,
        ).toBe(template === 'Modern' ? 1 : 0);
      }
    },
  );

  it('gives a cell in Latin letters its direction in an Arabic mail, also within a block', () => {
    const cell = '<table><tbody><tr><td>8 GB</td></tr></tbody></table>';
    const { html } = render(`${cell}<div data-block="section">${cell}</div>`, { locale: 'ar' });

    expect(html.match(/<td><span dir="ltr">8 GB<\/span><\/td>/g)).toHaveLength(2);
  });

  it('draws lines between the rows of a table with a head alone, as wide as the text if no width is written', () => {
    const rows = '<tbody><tr><td>8 GB</td></tr></tbody>';
    const tables = [
      `<table><thead><tr><th>Memory</th></tr></thead>${rows}</table>`,
      `<table width="300"><thead><tr><th>Memory</th></tr></thead>${rows}</table>`,
      `<table>${rows}</table>`,
    ];
    const { html } = render(`${tables.join('')}<div data-block="section">${tables[0]}</div>`);

    expect(html.match(/<table(?= (?:class="rows"|cellpadding="6")[^>]*>)[^>]*>/g)).toEqual([
      '<table cellpadding="6" class="rows" width="100%">',
      '<table cellpadding="6" class="rows" width="300">',
      '<table cellpadding="6">',
      '<table cellpadding="6" class="rows" width="100%">',
    ]);
  });

  it('shows the logo only in Promotional and Modern, and support and legal links only in Modern', () => {
    const pages: Record<string, string> = Object.fromEntries(
      TEMPLATE_NAMES.map((template) => [template, render('', { template }).html]),
    );

    expect(TEMPLATE_NAMES.filter((name) => pages[name]?.includes(BRAND.logoUrl))).toEqual([
      'Promotional',
      'Modern',
    ]);
    for (const link of [BRAND.links.support, BRAND.links.privacy, BRAND.links.terms]) {
      expect(TEMPLATE_NAMES.filter((name) => pages[name]?.includes(`href="${link}"`))).toEqual(['Modern']);
    }
  });

  it("shows a brand's own logo in its shape, and its name beside it only where the logo does not hold it", () => {
    const shown = (hasName: boolean) => {
      const logo = { url: 'https://hosting.test/media/a-mail.png', ratio: 3, hasName };
      const brand = { ...BRAND, logos: { en: logo, ar: undefined } };
      return /<img src="[^"]*-mail\.png"[^>]*>.*?<\/a>/.exec(
        render('', { template: 'Modern', brand }).html,
      )?.[0];
    };

    expect(shown(true)).toContain('alt="Hostfront" width="120" height="40"');
    expect(shown(true)).not.toContain('Hostfront</a>');
    expect(shown(false)).toContain('alt="" width="120" height="40"');
    expect(shown(false)).toContain('Hostfront</a>');
  });

  it.each(TEMPLATE_NAMES)(
    'puts the preheader in %s before all visible content, hidden and escaped',
    (template) => {
      for (const locale of ['en', 'ar'] as const) {
        const { html, text } = render('<p>Hello</p>', {
          ...{ template, locale },
          preheader: 'For {{first_name}} <b>',
        });
        const shown = html.indexOf('For Salma &lt;b&gt;');

        expect(html.slice(html.lastIndexOf('<div', shown), shown)).toContain('display:none');
        expect(shown).toBeLessThan(html.indexOf('Hello'));
        expect(text).not.toContain('For Salma');
        expect(render('<p>Hello</p>', { template, locale }).html).not.toContain('display:none');
      }
    },
  );

  it.each(TEMPLATE_NAMES)(
    'draws the blocks of a content in %s, and writes their links into the text part',
    (template) => {
      const content =
        '<div data-block="section"><p>Offer</p></div>' +
        '<div data-block="button"><a href="https://site.test/order">Order now</a></div>';
      for (const locale of ['en', 'ar'] as const) {
        const { html, text } = render(content, { template, locale });

        expect(html).toMatch(
          /class="box"[\s\S]*Offer[\s\S]*href="https:\/\/site\.test\/order"[\s\S]*Order now/,
        );
        expect(html).toContain('.mj-column-per-50');
        expect(text).toContain('Order now [https://site.test/order]');
      }
    },
  );

  it('fills in names, escaped, the fallback text for an empty one, and nothing for an unknown variable', () => {
    const { subject, html, text } = render(
      '<p>{{ first_name }} {{last_name|reader}} {{email}} {{env}} {{constructor}} {{first_name.length}}</p>',
      { subject: 'For {{first_name}}' },
      { first_name: '<i>S</i>\r\nBcc: x', last_name: '' },
    );

    expect(subject).toBe('For <i>S</i> Bcc: x');
    expect(html).toContain('&lt;i&gt;S&lt;/i&gt;');
    expect(html).not.toContain('<i>S</i>');
    expect(html).toContain('reader salma@example.test   </p>');
    expect(text).not.toMatch(/^Bcc/m);
  });

  it('writes headings, links and lists of the content into the text part', () => {
    const { text } = render(
      '<h1>News</h1><p>Read <a href="https://a.test/x">this</a>.</p><ul><li>One</li></ul>',
    );

    expect(text).toMatch(/^News\n\n+Read this \[https:\/\/a\.test\/x\]\.\n\n \* One/);
  });

  it('keeps the line breaks of a content without tags in HTML and in plain text', () => {
    const { html, text } = render('Dear friends,\n\nnews:\none & two');

    expect(html).toContain('news:<br />one &amp; two');
    expect(text).toMatch(/^Dear friends,\n\nnews:\none & two\n/);
  });

  it('writes the items of a list into the text part without empty lines between them', () => {
    const { text } = render('<ul><li><p>One</p></li><li><p>Two</p></li></ul><p>After</p>');

    expect(text).toMatch(/ \* One\n \* Two\n\nAfter/);
  });

  it('keeps the cells of a table in Arabic apart in the text part, and marks nothing in a table in English', () => {
    const table = (...cells: string[]) =>
      `<table><thead><tr>${cells.map((cell) => `<th>${cell}</th>`).join('')}</tr></thead><tbody><tr><td><p>البداية</p></td><td>8 GB</td><td>49 ر.س</td></tr></tbody></table>`;
    const english = '<table><tbody><tr><td>Start</td><td>8 GB</td></tr></tbody></table>';

    const { text } = render(table('الباقة', 'الذاكرة', 'السعر'), { locale: 'ar' });

    const rows = text.split('\n').slice(0, 2);
    expect(rows.map((row) => row.trimEnd().split(/(?<=\u2069) +/))).toEqual([
      ['\u2068الباقة\u2069', '\u2068الذاكرة\u2069', '\u2068السعر\u2069'],
      ['\u2068البداية\u2069', '\u20688 GB\u2069', '\u206849 ر.س\u2069'],
    ]);
    expect(render(english).text).toMatch(/^Start {3}8 GB\n/);
  });

  it('writes an English postal address from left to right in a mail in Arabic', () => {
    const { html, text } = render('<p>مرحبًا</p>', {
      locale: 'ar',
      brand: { ...BRAND, postalAddress: { en: '12 Street\nLondon', ar: '12 Street\nLondon' } },
    });

    expect(html).toContain('هوست فرونت، <span dir="ltr">12 Street, London</span>');
    expect(text).toContain('هوست فرونت، \u206812 Street, London\u2069');
  });
});

describe('cleanContent', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)><script>alert(1)</script></svg>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="java\tscript:alert(1)">x</a>',
    '<a href="{{first_name}}">x</a>',
    '<a href=" data:text/html,<script>alert(1)</script>">x</a>',
    '<iframe src="https://evil.test"></iframe>',
    '<form action="https://evil.test"><input name=a></form>',
    '<meta http-equiv="refresh" content="0;url=https://evil.test">',
    '<base href="https://evil.test/">',
    '<p style="background:url(javascript:alert(1))">x</p>',
    '<p style="position:fixed;inset:0">x</p>',
    '<style>*{display:none}</style>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<template><script>alert(1)</script></template>',
    '<p onclick="alert(1)">x</p>',
    '<img src="//evil.test/a.png">',
    '<img src="http://site.test/a.png">',
    '<img src="data:image/png;base64,AAAA">',
    '<!--[if mso]><script>alert(1)</script><![endif]-->',
  ])('removes scripts, frames, forms, and unsafe styles, links and images: %s', (html) => {
    const clean = cleanContent(html, BRAND.links.home);

    expect(clean).not.toMatch(/<(script|svg|iframe|form|input|meta|base|style|math|template|img)/i);
    expect(clean).not.toMatch(/javascript:|data:|on\w+=|evil\.test|position|\{\{|<!--/i);
  });

  it('keeps direction, alignment, tables, links and images with an https address', () => {
    const html =
      '<p dir="rtl" style="text-align:right">أ</p><table><tbody><tr><td colspan="2">1</td></tr></tbody></table>' +
      '<ul><li>x</li></ul><a href="https://a.test/?a=1&amp;b=2">l</a><img src="https://a.test/i.png" alt="i" width="20" />';

    const clean = cleanContent(html, BRAND.links.home);

    expect(clean).toContain('<p dir="rtl" style="text-align:right">أ</p>');
    expect(clean).toContain('<td colspan="2">1</td>');
    expect(clean).toContain('href="https://a.test/?a=1&amp;b=2"');
    expect(clean).toContain('<img src="https://a.test/i.png" alt="i" width="20" />');
  });
});
