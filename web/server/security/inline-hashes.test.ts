import { describe, expect, it } from 'vitest';
import { hashOf, inlineHashes } from './inline-hashes.ts';

describe('inlineHashes', () => {
  it('finds the scripts that run and the styles, each once, whatever the line ends', () => {
    const html = `<html><head><style>a { b: c }</style><style media="print">a { b: c }</style>
      <script>one()\r\ntwo()</script><script type="module">three()</script>
      <script type="module" src="/assets/main.js"></script>
      <script type="application/ld+json">{"a":1}</script></head></html>`;

    expect(inlineHashes(html)).toEqual({
      styleHashes: [hashOf('a { b: c }')],
      scriptHashes: [hashOf('one()\ntwo()'), hashOf('three()')],
      styleAttributeHashes: [],
    });
  });

  it('finds style attributes as a browser reads them, and none in text or in scripts', () => {
    const html = `<p class="x" style="color:red;content:&quot;a&quot;">style="no:no"</p>
      <i style='top:0' hidden></i><i data-style="b:c" title="style=&quot;c:d&quot;"></i>
      <script>const a = '<b style="e:f">'</script>`;

    expect(inlineHashes(html).styleAttributeHashes).toEqual([
      hashOf('color:red;content:"a"'),
      hashOf('top:0'),
    ]);
  });

  it('computes the hashes that browsers compare with a policy', () => {
    // Browsers' consoles report this hash for an empty style element.
    expect(hashOf('')).toBe('sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=');
  });
});
