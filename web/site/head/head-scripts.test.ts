import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { renderHeadElement, type HeadElement } from './head-element.ts';
import { headScriptHashes, headScriptHosts, readHeadScripts } from './head-scripts.ts';

const SAVED = `<!-- ours -->
<META name="a" content="x &amp; y" onload="bad()">
<script async src="//cdn.test/a.js" data-id="1"></script>
<script>if (1 < 2 && "</p>") go();</script>
<link rel="stylesheet" href="https://fonts.test/css?a=1&b=2">
<p>text</p><base href="https://evil.test/"><title>Mine</title>
<script>unclosed()`;

describe('the saved head scripts', () => {
  it('are parsed into elements, without event handlers and without elements that cannot be in a head', () => {
    expect(readHeadScripts(SAVED)).toMatchObject({
      body: [],
      always: [
        { tag: 'meta', attributes: { name: 'a', content: 'x & y' } },
        { tag: 'link', attributes: { rel: 'stylesheet', href: 'https://fonts.test/css?a=1&b=2' } },
      ],
      scripts: [
        {
          tag: 'script',
          attributes: { async: '', src: '//cdn.test/a.js', 'data-id': '1' },
          text: '',
        },
        { tag: 'script', attributes: {}, text: 'if (1 < 2 && "</p>") go();' },
        { tag: 'script', attributes: {}, text: 'unclosed()' },
      ],
    });
  });

  it('give the Content-Security-Policy the hash of each inline script once', () => {
    const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

    expect(
      headScriptHashes('<script>a()</script><script>a()</script><script src="/b.js">c()</script>'),
    ).toEqual([hash('a()')]);
    expect(headScriptHashes(null)).toEqual([]);
  });

  it('give the Content-Security-Policy the hosts of their scripts and style sheets', () => {
    expect(headScriptHosts(`${SAVED}</script><script src="/own.js"></script>`)).toEqual({
      script: ['https://cdn.test'],
      style: ['https://fonts.test'],
    });
  });

  it('are empty if nothing was saved, or something that is no HTML', () => {
    for (const saved of [undefined, null, '', 'text <', '<script']) {
      expect(readHeadScripts(saved)).toEqual({ always: [], body: [], scripts: [], styleSheets: [] });
    }
  });
});

/** Returns the saved HTML as pages have it without consent, and what waits for consent. */
function drawn(saved: string) {
  const { always, body, scripts } = readHeadScripts(saved);
  const write = (elements: HeadElement[]) => elements.map((element) => renderHeadElement(element)).join('');

  return { head: write(always), body: write(body), waiting: scripts.map(({ tag, text }) => [tag, text]) };
}

describe('an element of the saved head scripts', () => {
  it.each([
    ['<style>a > b { color: red }</style>', '<style data-seo>a > b { color: red }</style>'],
    [
      '<style>\r\n@media print { a { b: "</x>" } }',
      '<style data-seo>\n@media print { a { b: "<\\/x>" } }</style>',
    ],
    [
      '<noscript><meta http-equiv="refresh" content="0;url=/plain"></noscript>',
      '<noscript data-seo><meta http-equiv="refresh" content="0;url=/plain"></noscript>',
    ],
    [
      '<noscript><style>.a { b: c }</style> <link rel="stylesheet" href="/a.css"></noscript>',
      '<noscript data-seo><style>.a { b: c }</style> <link rel="stylesheet" href="/a.css"></noscript>',
    ],
    [
      '<template id="t"><style>p{}</style><title>Mine</title><script>run()</script><!-- x --><p onclick="a()">1 &lt; 2<br></template>',
      '<template id="t" data-seo><style>p{}</style><title>Mine</title><script>run()</script><!-- x --><p onclick="a()">1 &lt; 2<br></p></template>',
    ],
    ['<template><plaintext>a</template>', '<template data-seo>a</template>'],
    [
      '<template><svg><style></template><i></style></svg>',
      '<template data-seo><svg><style>&lt;/template&gt;&lt;i&gt;</style></svg></template>',
    ],
    [
      '<template><script>"<!--<script>"</script>',
      '<template data-seo><script>"<!--\\x3Cscript>"</script></template>',
    ],
    ['<svg><style>a{}</style><title>t</title><script>1</script><meta name="a"></svg>', ''],
    ['<!-- <style>a{}</style><script>1</script><meta name="a"> -->', ''],
  ])('keeps its content when it is written into the page: %s', (saved, head) => {
    expect(drawn(saved)).toEqual({ head, body: '', waiting: [] });
  });

  it('in a noscript waits for consent if it loads something, and is put into the body if it is text', () => {
    const saved = `<noscript><style>a{}</style><img src="https://t.test/1.gif" alt=""><div><iframe src="//t.test"></iframe></div>
      <p>Without <b>scripts</b></p><p style="background:url(//t.test)">x</p></noscript>`;

    expect(drawn(saved)).toEqual({
      head: '',
      body: expect.stringMatching(
        /^<noscript data-seo><style>a\{\}<\/style>\s+<p>Without <b>scripts<\/b><\/p><\/noscript>$/,
      ),
      waiting: [
        [
          'noscript',
          '<img src="https://t.test/1.gif" alt=""><div><iframe src="//t.test"></iframe></div><p style="background:url(//t.test)">x</p>',
        ],
      ],
    });
  });

  it('adds the hosts of its style sheets and of their imports to the Content-Security-Policy', () => {
    const saved = `<noscript><link rel="stylesheet" href="https://one.test/a.css"></noscript>
      <style>@import url("https://two.test/b.css"); @import 'https://three.test/c.css' print;</style>
      <svg><link rel="stylesheet" href="https://never.test/d.css"></svg>`;

    expect(headScriptHosts(saved).style).toEqual([
      'https://one.test',
      'https://two.test',
      'https://three.test',
    ]);
  });

  it('can be nested 33,000 levels deep', () => {
    const deep = '<b>'.repeat(33_000);

    expect(drawn(`<template>${deep}</template>`).head).toHaveLength(
      '<template data-seo></template>'.length + 33_000 * '<b></b>'.length,
    );
    expect(drawn(`<noscript>${deep}</noscript><div>${deep}`).body).toHaveLength(
      '<noscript data-seo></noscript>'.length + 33_000 * '<b></b>'.length,
    );
  });
});
