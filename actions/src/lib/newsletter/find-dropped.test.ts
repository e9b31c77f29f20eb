import { describe, expect, it } from 'vitest';
import { cleanContent } from './clean-content.ts';
import { findDropped } from './find-dropped.ts';

const SITE = 'https://hosting.test/';

describe('findDropped', () => {
  it.each([
    ['<script>alert(1)</script><p>x</p>', ['<script>']],
    ['<form><input name="a"></form>', ['<form>', '<input>']],
    ['<p onclick="alert(1)" class="a" dir="rtl">x</p>', ['onclick="alert(1)"', 'class="a"']],
    ['<p style="POSITION:fixed; color:Red;margin:-9px">x</p>', ['POSITION:fixed', 'margin:-9px']],
    [
      '<a href="#prices">x</a><a href="javascript:alert(1)">y</a>',
      ['href="#prices"', 'href="javascript:alert(1)"'],
    ],
    ['<a href="https://{{email}}/">x</a>', ['href="https://{{email}}/"']],
    ['<img src="http://site.test/a.png">', ['<img>']],
    ['<div data-block="slides">x</div>', ['data-block="slides"']],
    ['<!-- note --><p>x</p>', ['<!-- -->']],
    ['<p>{{frist_name}} {{first_name|you}}</p>', ['{{frist_name}}']],
    ['<u class="a">x</u><u class="a">y</u>', ['class="a"']],
    [`<p id="${'x'.repeat(100)}">x</p>`, [`id="${'x'.repeat(75)}…`]],
  ])('lists what cleanContent drops from %s', (html, dropped) => {
    expect(findDropped(html, SITE)).toEqual(dropped);
  });

  it.each([
    '<p style="text-align:Right; color: #FFF" dir="rtl">x</p>',
    '<a href="www.example.com" target="_self" rel="author">x</a>',
    '<a href="/hosting/vps?e={{email}}&amp;f=1">x</a>',
    '<img src="https://site.test/a.png" alt="&quot;{{first_name}}&quot;" width="20">',
    '<div data-block="button"><a href="https://site.test/">Order &lt;now&gt;</a></div>',
    'Plain\nwords & more {{email}}',
    '<b>x<i>y',
    '',
  ])('lists nothing for a content of which nothing is dropped: %j', (html) => {
    expect(findDropped(html, SITE)).toEqual([]);
  });

  it('lists something exactly if cleanContent changes the content', () => {
    const tags = ['div', 'b', 'script', 'marquee', 'blockquote', 'section'];
    const attributes = [
      '',
      'dir="rtl"',
      'class="a"',
      'style="color:red"',
      'style="float:left"',
      'onload="x"',
    ];
    for (const outer of tags) {
      for (const inner of tags) {
        for (const attribute of attributes) {
          const html = `<${outer}><${inner}${attribute && ` ${attribute}`}>x</${inner}></${outer}>`;

          expect([html, findDropped(html, SITE).length > 0]).toEqual([
            html,
            cleanContent(html, SITE) !== html,
          ]);
        }
      }
    }
  });
});
