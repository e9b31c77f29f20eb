import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { headScriptHashes, headScriptHosts, readHeadScripts } from './head-scripts.ts';

const SAVED = `<!-- ours -->
<META name="a" content="x &amp; y" onload="bad()">
<script async src="//cdn.test/a.js" data-id="1"></script>
<script>if (1 < 2 && "</p>") go();</script>
<link rel="stylesheet" href="https://fonts.test/css?a=1&b=2">
<p>text</p><base href="https://evil.test/"><title>Mine</title>
<script>unclosed()`;

describe('the head scripts', () => {
  it('are read as elements; what belongs into no head, and handlers in attributes, are left away', () => {
    expect(readHeadScripts(SAVED)).toEqual({
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

  it('give a policy the hash of each inline script, once', () => {
    const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

    expect(
      headScriptHashes('<script>a()</script><script>a()</script><script src="/b.js">c()</script>'),
    ).toEqual([hash('a()')]);
    expect(headScriptHashes(null)).toEqual([]);
  });

  it('give a policy the origins that they load from', () => {
    expect(headScriptHosts(`${SAVED}</script><script src="/own.js"></script>`)).toEqual({
      script: ['https://cdn.test'],
      style: ['https://fonts.test'],
    });
  });

  it('are none where nothing, or no HTML, was saved', () => {
    for (const saved of [undefined, null, '', 'text <', '<script']) {
      expect(readHeadScripts(saved)).toEqual({ always: [], scripts: [] });
    }
  });
});
