import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '#src/testing/render-app.tsx';
import { Markdown } from './markdown.tsx';

const show = (text: string, path = '/') => renderApp(<Markdown text={text} />, { path });

describe('Markdown', () => {
  it('draws headings as h2 at the highest, below the h1 of the page, and lists', async () => {
    await show('# One\n\n## Two\n\n- first\n- **second**');

    const headings = screen.getAllByRole('heading').map(({ tagName, textContent }) => [tagName, textContent]);
    expect(headings).toEqual([
      ['H2', 'One'],
      ['H2', 'Two'],
    ]);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it.each([
    ['- a\n- b', '<ul><li>a</li><li>b</li></ul>'],
    ['3. a\n\n4. b', '<ol start="3"><li><p>a</p></li><li><p>b</p></li></ol>'],
    ['- a\n  - *b*', '<ul><li>a\n<ul><li><em>b</em></li></ul></li></ul>'],
    ['> a\n\n---', '<blockquote><p>a</p></blockquote>\n<hr>'],
    ['#### a', '<h4>a</h4>'],
    ['`a\nb` &amp; &copy;', '<p><code>a b</code> &amp; ©</p>'],
    ['```js\na < b\n```', '<pre><code class="language-js">a &lt; b\n</code></pre>'],
    ['```\n```', '<pre><code></code></pre>'],
  ])('draws %j as HTML elements', async (text, html) => {
    const { container } = await show(text);

    expect(container.firstElementChild?.innerHTML).toBe(html);
  });

  it('keeps the line breaks of a paragraph, and doubles none', async () => {
    const { container } = await show('12 Street\nLondon\\\nUnited Kingdom');

    expect(container.querySelector('p')?.textContent).toBe('12 Street\nLondon\nUnited Kingdom');
    expect(container.querySelector('br')).toBeNull();
  });

  it('shows HTML tags as plain text, and draws no image', async () => {
    const { container } = await show(
      '<script>alert(1)</script>\n\n<img src=x onerror=alert(1)>\n\nA <b onclick=x>word</b> ![spy](https://spy.test/x.png)',
    );

    expect(container.querySelector('script, img, b')).toBeNull();
    expect(container.textContent).toContain('<script>alert(1)</script>');
    expect(container.textContent).toContain('<b onclick=x>word</b>');
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '//elsewhere.test',
    'vbscript:x',
  ])('draws no link to %s', async (url) => {
    await show(`[click](${url})`);

    expect(screen.getByText('click')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('takes the URL of a reference link from the first of two definitions', async () => {
    await show('[a][one], [two]\n\n> [One]: https://a.test\n\n[one]: https://b.test\n[two]: /two');

    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['https://a.test', '/two']);
  });

  it('links to web, mail and phone addresses, and to pages of the site in the current language', async () => {
    await show(
      '[web](https://a.test) [mail](mailto:a@b.test) [call](tel:+4420) [here](/hosting/vps)',
      '/ar/privacy',
    );

    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['https://a.test', 'mailto:a@b.test', 'tel:+4420', '/ar/hosting/vps']);
  });
});
