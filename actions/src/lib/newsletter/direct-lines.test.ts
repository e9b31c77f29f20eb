import { describe, expect, it } from 'vitest';
import { directLines } from './direct-lines.ts';

describe('directLines', () => {
  it.each([
    ['<td>8 GB</td>', '<td><span dir="ltr">8 GB</span></td>'],
    ['<p>Grow <b>with us</b>.</p>', '<p><span dir="ltr">Grow <b>with us</b>.</span></p>'],
    ['<ul><li>10 Gbit/s!</li></ul>', '<ul><li><span dir="ltr">10 Gbit/s!</span></li></ul>'],
    ['<h2>C++ {{first_name|friend}}</h2>', '<h2><span dir="ltr">C++ {{first_name|friend}}</span></h2>'],
    ['<li><p>R&amp;D (new)</p></li>', '<li><p><span dir="ltr">R&amp;D (new)</span></p></li>'],
  ])('gives %s in an Arabic mail the direction of its Latin letters', (html, directed) => {
    expect(directLines(html, 'ar')).toBe(directed);
  });

  it('gives an Arabic line in an English mail the direction of its letters', () => {
    expect(directLines('<p>أهلاً!</p><p>Hello!</p>', 'en')).toBe(
      '<p><span dir="rtl">أهلاً!</span></p><p>Hello!</p>',
    );
  });

  it.each([
    '<p>تخزين NVMe</p>',
    '<td>49 &amp; 50</td>',
    '<td>100&nbsp;%</td>',
    '<p>{{email}}</p>',
    '<p dir="rtl">8 GB.</p>',
    '<div style="direction:rtl"><p>8 GB.</p></div>',
    '<div data-block="button"><a href="https://site.test/">Order</a></div>',
  ])('leaves %s of an Arabic mail as it is', (html) => {
    expect(directLines(html, 'ar')).toBe(html);
  });
});
