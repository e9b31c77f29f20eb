import { describe, expect, it } from 'vitest';
import { readHeadHtml } from './read-head-html.ts';

describe('readHeadHtml', () => {
  it.each([
    ['<meta name="a">\n<BASE href="/x">', [{ name: 'base', element: 'base', line: 2 }]],
    ['<title>Mine</title>', [{ name: 'title', element: 'title', line: 1 }]],
    [
      '<link\n  rel="preload" onload="a()" ONERROR=b()>\r\n\r\n<body onload="c()">',
      [
        { name: 'onload', element: 'link', line: 1 },
        { name: 'onerror', element: 'link', line: 1 },
        { name: 'onload', element: 'body', line: 4 },
      ],
    ],
    ['<div><base href="/x"></div>', [{ name: 'base', element: 'base', line: 1 }]],
  ])('reports the elements and attributes that may not be saved: %j', (html, faults) => {
    expect(readHeadHtml(html).faults).toEqual(faults);
  });

  it.each([
    '<noscript><base href="/x"><title>a</title><img onerror="a()"></noscript>',
    '<template><base href="/x"><title>a</title><a onclick="a()"></a></template>',
    '<svg><title>a</title><a onclick="a()"></a></svg>',
    '<!-- <base href="/x"><title>a</title><link onload="a()"> -->',
    '<script>"<base><title>"</script><style>/* <base> */</style>',
  ])('accepts forbidden elements inside a noscript, template, svg, comment or script: %s', (html) => {
    expect(readHeadHtml(html).faults).toEqual([]);
  });

  it.each([
    ['<html><head><meta name="a"></head></html>', []],
    ['<p>Text <b>x</b></p> <svg><p></p></svg><img>', ['p', 'b', 'svg', 'img']],
    ['<p>x</p>after &amp; <p>', ['p', '#text']],
    ['<script>a</script>\n<style>b</style><!-- c -->', []],
  ])('lists the elements of %j that cannot be in a head', (html, leftOut) => {
    expect(readHeadHtml(html).leftOut).toEqual(leftOut);
  });
});
