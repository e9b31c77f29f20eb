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
    ...['unsubscribe', 'subject', 'lead', 'preheader', 'facts', 'button', 'url', 'notes', 'reason'],
  ];
  return {
    ...Object.fromEntries(names.map((name) => [name, html])),
    title: escapeHtml(title),
    label: title === '' ? '' : ` aria-label="${escapeHtml(title)}"`,
  };
};

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

  it('are refused by fillTemplate if a placeholder has no value', () => {
    expect(() => fillTemplate('<p>[[brand]]</p>', { year: '2026' })).toThrow('"brand"');
  });
});
