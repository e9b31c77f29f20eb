import { expect, it } from 'vitest';
import { escapeHtml } from './escape-html.ts';

it('escapeHtml escapes <, >, &, and both quotes, and keeps every other character', () => {
  expect(escapeHtml(`<a title="1 & 2">it's ٣</a>`)).toBe(
    '&lt;a title=&quot;1 &amp; 2&quot;&gt;it&#39;s ٣&lt;/a&gt;',
  );
});
