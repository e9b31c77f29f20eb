import { describe, expect, it } from 'vitest';
import { fillTemplate } from '../../actions/src/lib/mail/fill-template.ts';
import { MAIL_TEMPLATES } from '../../actions/generated/mails/mail-templates.generated.ts';
import { escapeHtml } from '#runtime/bytes/escape-html.ts';
import { compileMjml } from './compile-mjml.ts';
import { BLOCKS_MJML, MAIL_MJML } from './make-mail-templates.ts';

const TEXTS = [
  'Hostfront',
  'هوست فرونت، لندن',
  `Fish & Chips <b>"now"</b> 'here' &amp; </mj-text></div><mj-raw>`,
  '<!--[if mso | IE]>  a  b  <![endif]--><!-- x -->',
  'a line\r\n  and  another\tone',
  '$& $1 $` {{first_name|friend}} [[brand]] {x} ${y} \\ `',
  'true',
  '2026',
  'https://hosting.test/update-password?lng=en&a=1#type=recovery&token=abc',
  'long '.repeat(2_000).trim(),
];

/** Returns values that fill every placeholder with `text`, and the title with `title`. */
const valuesOf = (text: string, title = text) => {
  const html = escapeHtml(text);
  const names = [
    ...['heading', 'brand', 'sender', 'year', 'content', 'logo', 'home', 'support', 'privacy', 'terms'],
    ...['logo_alt', 'logo_name', 'logo_40', 'logo_72'],
    ...['unsubscribe', 'subject', 'lead', 'preheader', 'facts', 'button', 'url', 'notes', 'reason'],
  ];
  return {
    ...Object.fromEntries(names.map((name) => [name, html])),
    title: escapeHtml(title),
    label: title === '' ? '' : ` aria-label="${escapeHtml(title)}"`,
  };
};

const PAGES = Object.entries(MAIL_TEMPLATES).filter(([name]) => !name.startsWith('block-'));

/** Returns the contrast of two colours (WCAG 2.2, 1.4.3). */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);

  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));

  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe('the compiled mail templates', () => {
  it.each(MAIL_MJML)(
    '$name, filled with values, is what MJML makes of its source filled with the same values',
    async ({ name, mjml }) => {
      for (const values of [...TEXTS.map((text) => valuesOf(text)), valuesOf('Hostfront', '')]) {
        const filled = fillTemplate(MAIL_TEMPLATES[name as keyof typeof MAIL_TEMPLATES], values);

        expect(filled).toBe(await compileMjml(fillTemplate(mjml, values)));
      }
    },
  );

  it('are one for each MJML source, and no more', () => {
    expect(Object.keys(MAIL_TEMPLATES)).toEqual([...MAIL_MJML, ...BLOCKS_MJML].map(({ name }) => name));
  });

  it.each(PAGES)('%s has no class on its body, in whose place Roundcube needs its own', (_, html) => {
    expect(/<body[^>]*>/.exec(html)?.[0]).not.toContain('class');
    expect(html).not.toMatch(/\.body\b/);
  });

  it.each(PAGES)('%s has as much space below a table of the content as below a paragraph', (_, html) => {
    expect(html).toContain('.content p { margin: 0 0 16px; }');
    expect(html).toContain('.content > table { margin-top: 0; margin-bottom: 16px; }');
  });

  it.each(PAGES)('%s has bold headings in programs whose own headings are not', (name, html) => {
    expect(html).toMatch(/\.content h1, \.content h2, \.content h3 \{[^}]*font-weight: 700;/);
    if (name.startsWith('account')) expect(html).toMatch(/<h1 style="[^"]*font-weight:700/);
  });

  it('have an Arabic mark before the columns, which WebKit orders from the left otherwise', () => {
    const outsideOutlook = MAIL_TEMPLATES['block-columns-ar'].replaceAll(
      /<!--\[if mso[^]*?<!\[endif\]-->/g,
      '',
    );

    expect(outsideOutlook).toMatch(
      /<td[^>]*><!--\[if !mso\]><!-->&rlm;<!--<!\[endif\]--><div class="mj-column/,
    );
    expect(MAIL_TEMPLATES['block-columns-en']).not.toContain('&rlm;');
  });

  it.each(PAGES)('%s repeats the rules about columns for Thunderbird, which ignores @media', (_, html) => {
    const rules = [...html.matchAll(/<style media="([^"]*)">([\s\S]*?)<\/style>/g)].map(
      ([, media, css = '']) => [media, css.replace(/\s+/g, ' ').trim()],
    );

    expect(rules).toContainEqual([
      '(min-width:480px)',
      '.moz-text-html .mj-column-per-50 { width: 50% !important; max-width: 50%; }',
    ]);
    expect(rules).toContainEqual(['print', '.mj-column-per-100 { display: block !important; }']);
    expect(rules.find(([media]) => media === '(max-width:479px)')?.[1]).toContain('padding: 0 0 16px');
  });

  it.each(PAGES.filter(([, html]) => html.includes('[[logo]]')))(
    '%s has the name in one link with the logo, in a colour that can be read on its ground',
    (_, html) => {
      const [link = '', colour = ''] =
        /<a [^>]*style="color:(#[0-9a-f]{6})[^>]*><img [^>]*alt="\[\[logo_alt\]\]"[^>]*>.*?\[\[logo_name\]\]<\/a>/.exec(
          html,
        ) ?? [];
      const before = html.slice(0, html.indexOf(link)).matchAll(/background-color:(#[0-9a-f]{6})/g);
      const ground = [...before].at(-1)?.[1] ?? '';

      expect(contrast(colour, ground)).toBeGreaterThan(4.5);
    },
  );

  it('are refused by fillTemplate if a placeholder has no value', () => {
    expect(() => fillTemplate('<p>[[brand]]</p>', { year: '2026' })).toThrow('"brand"');
  });
});
