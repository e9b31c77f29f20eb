import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { renderNewsletter } from '#actions/lib/newsletter/render-newsletter.ts';
import { BRAND as brand } from '#actions/lib/newsletter/example-mail.ts';
import { MAIL_TEMPLATES } from '../../actions/generated/mails/mail-templates.generated.ts';

/** Properties that every mail client of the table takes; those that begin with `mso-` are for Outlook alone. */
const TAKEN = new Set(
  `background background-color border border-bottom border-collapse border-color border-left border-right
  color direction display font-family font-size font-weight letter-spacing line-height margin margin-bottom margin-top padding text-align text-decoration
  text-transform vertical-align width word-wrap -webkit-text-size-adjust -ms-text-size-adjust
  -ms-interpolation-mode`.split(/\s+/),
);

const SECTION = /## What mail clients leave out\n([\s\S]*?)\n## /;
const documented = new Set(
  [
    ...(SECTION.exec(readFileSync('docs/use/mailing.md', 'utf8'))?.[1] ?? '').matchAll(/^\| (`.*?) +\|/gm),
  ].flatMap(([, cell = '']) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name)),
);

/** Bytes of a mail that Gmail shows. */
const GMAIL_SHOWS = 102 * 1024;

const sheetsOf = (html: string) =>
  [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css).join('\n');
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

/** Returns what a mail uses of CSS: conditions of media, parts of selectors, and properties. */
function usedBy(html: string): string[] {
  const css = sheetsOf(html);
  const selectors = all(css, /([^{};]+)\{/g).filter((selector) => !selector.includes('@media'));
  const declarations = [...all(html, / style="([^"]*)"/g), ...all(css, /\{([^{}]*)\}/g)].join(';');

  return [
    ...all(css, /@media [^{]*\(([\w-]+):/g).map((feature) => `@media (${feature})`),
    ...selectors.flatMap((selector) => all(selector, /((?<=\s)[>+*](?=\s|$)|:[\w-]+|\[[\w-]+\])/g)),
    ...all(declarations, /(?:^|;)\s*([\w-]+)\s*:/g).filter(
      (name) => !name.startsWith('mso-') && !TAKEN.has(name),
    ),
  ];
}

const BLOCKS = {
  columns:
    '<div data-block="columns"><div data-block="column"><p>س</p></div><div data-block="column"><p>س</p></div></div>',
  section: '<div data-block="section"><p>س</p></div>',
  button: '<div data-block="button"><a href="https://site.test/o">س</a></div>',
  picture:
    '<div data-block="picture"><a href="https://site.test"><img src="https://site.test/b.png" alt="b"></a></div>',
};
const newsletter = (html: string) =>
  renderNewsletter({
    template: 'Modern',
    locale: 'ar',
    subject: 'News',
    preheader: 'Text',
    html,
    brand,
    year: 2026,
  })({
    first_name: '',
    last_name: '',
    email: '',
    unsubscribe_url: 'https://site.test/u',
  }).html;

describe('the CSS of mails', () => {
  it.each([
    ...Object.entries(MAIL_TEMPLATES),
    ['newsletter with blocks', newsletter(Object.values(BLOCKS).join(''))],
  ])('is taken by every mail client, or has a row in docs/use/mailing.md (%s)', (_, html) => {
    expect([...new Set(usedBy(html))].filter((name) => !documented.has(name))).toEqual([]);
  });

  it('has in the rows of docs/use/mailing.md only what a mail uses', () => {
    const used = new Set(
      [...Object.values(MAIL_TEMPLATES), newsletter(Object.values(BLOCKS).join(''))].flatMap(usedBy),
    );

    expect([...documented].filter((name) => !used.has(name!))).toEqual(['style', 'dir']);
  });

  it.each([
    ['section', 49],
    ['button', 94],
  ] as const)(
    'lets Gmail show a newsletter with blocks %s whole up to %i, as the document says',
    (name, most) => {
      const size = (count: number) => Buffer.byteLength(newsletter(BLOCKS[name].repeat(count)));

      expect([size(most) <= GMAIL_SHOWS, size(most + 1) <= GMAIL_SHOWS]).toEqual([true, false]);
    },
  );
});
