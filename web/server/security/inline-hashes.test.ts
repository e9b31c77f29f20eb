import { describe, expect, it } from 'vitest';
import { hashOf, inlineHashes } from './inline-hashes.ts';

describe('inlineHashes', () => {
  it('returns the hash of each inline script that runs and of each style element once', () => {
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

  it('returns the hashes of style attributes, but not of text that looks like one', () => {
    const html = `<p class="x" style="color:red;content:&quot;a&quot;">style="no:no"</p>
      <i style='top:0' hidden></i><i data-style="b:c" title="style=&quot;c:d&quot;"></i>
      <script>const a = '<b style="e:f">'</script>`;

    expect(inlineHashes(html).styleAttributeHashes).toEqual([
      hashOf('color:red;content:"a"'),
      hashOf('top:0'),
    ]);
  });

  it('computes the hash that browsers compute for an empty style element', () => {
    // Browsers' consoles report this hash for an empty style element.
    expect(hashOf('')).toBe('sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=');
  });
});
