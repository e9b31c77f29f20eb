import { describe, expect, it } from 'vitest';
import { render, SALMA } from './example-mail.ts';

describe('renderNewsletter, with variables', () => {
  it('percent-encodes the value of a variable in links, in HTML, plain text and buttons', () => {
    const link =
      '<a href="https://a.test/?e={{email}}&amp;n={{first_name|a friend}}#{{last_name}}">Answer</a>';
    const evil = { email: 'a+b&c@x.test', first_name: '', last_name: '"><script>\'/../é' };
    const { html, text } = render(`<p>${link}</p><div data-block="button">${link}</div>`, {}, evil);
    const encoded = "https://a.test/?e=a%2Bb%26c%40x.test&n=a%20friend#%22%3E%3Cscript%3E'%2F..%2F%C3%A9";
    const written = encoded.replaceAll('&', '&amp;').replaceAll("'", '&#39;');

    expect(html.split(`href="${written}"`)).toHaveLength(3);
    expect(text.replaceAll('\n', '').split(`[${encoded}]`)).toHaveLength(3);
    expect(html).not.toMatch(/\{\{|url:/);
  });

  it('fills in variables in alt and title texts, escaped, and in an unsubscribe link of the author', () => {
    const html =
      '<p title="For {{first_name}}"><img src="https://a.test/i.png" alt="{{first_name|you}}" /></p>' +
      '<a href="{{unsubscribe_url}}">Leave</a>';
    const made = render(html, {}, { first_name: '"><b>' });

    expect(made.html).toContain('title="For &quot;&gt;&lt;b&gt;"');
    expect(made.html).toContain('alt="&quot;&gt;&lt;b&gt;"');
    expect(made.html.split(`href="${SALMA.unsubscribe_url}"`)).toHaveLength(3);
  });

  it.each(['', ' ', '\u200b', '\u2060\u200e'])(
    'uses the fallback text of a variable if the name of the recipient has no visible character: %j',
    (first_name) => {
      const { text } = render('<p>Dear {{first_name|friend}}</p>', {}, { first_name });

      expect(text).toContain('Dear friend');
    },
  );

  it('fills in variables in headings of the text part, and keeps the case of their letters', () => {
    for (const heading of ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']) {
      const { text } = render(`<${heading}>Dear {{first_name|friend}}, News</${heading}>`);

      expect(text).toContain('Dear Salma, News');
    }
  });

  it('fills in a variable even if a line break of the plain text falls inside it, in a quotation', () => {
    const long = 'word '.repeat(10);
    const html = `<blockquote>${long}{{first_name|my dear and trusted friend of old}} ends.</blockquote>`;

    expect(render(html).text).toContain('Salma');
    expect(render(html).text).not.toMatch(/\{\{|\|my/);
  });

  it.each([
    '{{frist_name}}',
    '{{FIRST_NAME}}',
    '{{first name}}',
    '{{ first_name.length }}',
    '{{first_name|Tom & "Jerry"}}',
    '{{}}',
    '{{frist_name}',
    '{{frist_name',
    '{{ first_name',
    '{first_name}}',
    '{{first_{{env}}nam}}',
    '{{<b>first</b>_name}}',
  ])('drops the invalid variable %s from every part of the mail', (written) => {
    const mail = render(`<p>Dear ${written}.</p><a href="https://a.test/?n=${written}">Go</a>`, {
      ...{ subject: `For ${written}.`, preheader: `To ${written}.` },
    });

    for (const part of Object.values(mail)) expect(part).not.toMatch(/\{\{|frist|first_name|FIRST/);
    expect(mail.html.replaceAll(/<\/?b>/g, '')).toContain('Dear .');
  });
});
