import { describe, expect, it } from 'vitest';
import { renderDemoPortal } from './render-demo-portal.ts';

const render = (query: string) =>
  renderDemoPortal({
    method: 'GET',
    path: '/demo-portal/cart.php',
    query: new URLSearchParams(query),
    fields: new URLSearchParams('username=<b>&password=secret'),
  });

describe('the demo portal', () => {
  it.each([
    ['language=arabic', '<html lang="ar" dir="rtl">', /بوابة عملاء تجريبية.*Demo client portal/s],
    ['language=english', '<html lang="en" dir="ltr">', /Demo client portal.*بوابة عملاء تجريبية/s],
    ['', '<html lang="en" dir="ltr">', /Demo client portal.*بوابة عملاء تجريبية/s],
  ])('begins with the language that the site asks for (%s)', (query, start, order) => {
    expect(render(query)).toContain(start);
    expect(render(query)).toMatch(order);
  });

  it('links to the site with its mark, and shows no value as HTML and no password', () => {
    const html = render('');

    expect(html).toMatch(/<a class="brand" href="\/en"><svg/);
    expect(html).toContain('&lt;b&gt;');
    expect(html).not.toMatch(/<b>|secret/);
  });

  it("has the brand's colour, and shows a colour that the browser sent as it was", () => {
    const html = renderDemoPortal({
      ...{ method: 'GET', path: '/demo-portal', fields: new URLSearchParams() },
      query: new URLSearchParams('color=#0f4d3a'),
      color: '#1d4ed8',
    });

    expect(html).toContain('--accent: #1d4ed8;');
    expect(html).toContain('fill="#1d4ed8"');
    expect(html.match(/#0f4d3a/g)).toHaveLength(2);
  });
});
