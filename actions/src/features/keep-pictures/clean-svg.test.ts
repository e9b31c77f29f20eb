import { describe, expect, it } from 'vitest';
import { cleanSvg } from './clean-svg.ts';

const svg = (inside: string, attributes = 'viewBox="0 0 40 10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;

const codeOf = (source: string): unknown => {
  try {
    cleanSvg(source);
    return 'kept';
  } catch (error) {
    return (error as { code?: string }).code;
  }
};

describe('an uploaded SVG', () => {
  it('keeps gradients, clip paths, masks, filters, styles and references to its own parts', () => {
    const parts = [
      '<defs><linearGradient id="a"><stop offset="0" stop-color="#f00"/></linearGradient>',
      '<clipPath id="b"><circle r="5"/></clipPath><mask id="c"><rect width="9" height="9"/></mask>',
      '<filter id="d"><feGaussianBlur stdDeviation="1"/></filter><g id="e"><path d="M0 0h4"/></g></defs>',
      '<style>.x{fill:url(#a)}</style><use href="#e" class="x" clip-path="url(#b)" mask="url(#c)" filter="url(#d)"/>',
    ].join('');

    expect(cleanSvg(svg(parts)).text).toBe(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10" width="40" height="10">${parts}</svg>`,
    );
  });

  it('is written with its size, and without what editors add to it', () => {
    const source = svg(
      '<metadata><rdf:RDF/></metadata><title>Acme</title><sodipodi:namedview/><g inkscape:label="x"><path d="M0 0"/></g>',
      'width="30pt" height="15pt"',
    );

    expect(cleanSvg(`<?xml version="1.0"?><!-- Made --><!DOCTYPE svg>${source}`)).toEqual({
      text: '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" viewBox="0 0 40 20"><g><path d="M0 0"/></g></svg>',
      width: 40,
      height: 20,
    });
  });

  it('keeps what a link and its prefix hold, without its address', () => {
    const { text } = cleanSvg(
      svg('<a xlink:href="https://x.test"><svg:rect width="1"/></a><use xlink:href="#b"/>'),
    );

    expect(text).toContain('<a><rect width="1"/></a><use href="#b"/>');
  });

  it.each([
    ['picture-has-script', '<script>alert(1)</script>'],
    ['picture-has-script', '<svg:script href="#a"/>'],
    ['picture-has-script', '<rect onload="alert(1)"/>'],
    ['picture-has-script', '<g ONCLICK="alert(1)"/>'],
    ['picture-has-script', '<foreignObject><p>x</p></foreignObject>'],
    ['picture-has-script', '<use href=" javascript:alert(1)"/>'],
    ['picture-has-script', '<metadata><script>alert(1)</script></metadata>'],
    ['picture-loads', '<image href="https://x.test/a.png"/>'],
    ['picture-loads', '<image href="data:image/png;base64,AAAA"/>'],
    ['picture-loads', '<use href="https://x.test/a.svg#b"/>'],
    ['picture-loads', '<rect fill="url(https://x.test/a.svg#b)"/>'],
    ['picture-loads', '<rect style="fill:url( //x.test/a )"/>'],
    ['picture-loads', '<style>@import "https://x.test/a.css";</style>'],
    ['picture-loads', '<style>@font-face{src:url(a.woff)}</style>'],
    ['picture-loads', '<style><![CDATA[.a{fill:url("data:x")}]]></style>'],
    ['picture-too-complex', '<style>.a{fill:u\\72l(https://x.test)}</style>'],
    ['picture-moves', '<rect><animate attributeName="x" to="9"/></rect>'],
    ['picture-moves', '<set attributeName="href" to="javascript:alert(1)"/>'],
    ['picture-moves', '<style>@keyframes a{to{x:1}}</style>'],
    ['picture-has-text', '<text>Acme</text>'],
  ])('is refused by the code %s with %s', (code, inside) => {
    expect(codeOf(svg(inside))).toBe(code);
  });

  it('is refused if its parts repeat one another beyond what a logo needs', () => {
    const nested = Array.from({ length: 12 }, (_, n) =>
      n === 0
        ? '<g id="u0"><path d="M0 0"/></g>'
        : `<g id="u${n}">${`<use href="#u${n - 1}"/>`.repeat(10)}</g>`,
    );

    expect(codeOf(svg(nested.join('')))).toBe('picture-too-complex');
    expect(codeOf(svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'))).toBe(
      'picture-too-complex',
    );
    expect(codeOf(svg('<path d="M0 0"/>'.repeat(5_001)))).toBe('picture-too-complex');
    expect(codeOf(svg('<g>'.repeat(101)))).toBe('picture-too-complex');
    expect(codeOf(`<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`)).toBe('picture-too-complex');
  });

  it.each([
    ['picture-size-missing', svg('', '')],
    ['picture-size-missing', svg('', 'width="100%" height="100%"')],
    ['picture-damaged', '<html><svg/></html>'],
    ['picture-damaged', '<?xml version="1.0"?>'],
  ])('is refused by the code %s where it is %s', (code, source) => {
    expect(codeOf(source)).toBe(code);
  });

  it('says what was wanted and what was found', () => {
    expect(() => cleanSvg(svg('<rect onload="alert(1)"/>'))).toThrow(
      'A logo must be a picture and nothing else; this SVG has onload="…".',
    );
    expect(() => cleanSvg(svg('<text>Acme</text>'))).toThrow('Please convert them to outlines.');
  });
});
