import { describe, expect, it } from 'vitest';
import { isCleanPath } from './is-clean-path.ts';

describe('isCleanPath', () => {
  it.each([
    '/',
    '/en',
    '/v1/graphql?x=..;/%2e',
    '/assets/main-a_b.js',
    '/demo-portal/cart.php?a=add',
    '/%D9%85',
  ])('takes %s', (url) => expect(isCleanPath(url)).toBe(true));

  it.each([
    '',
    'x',
    '//',
    '/a//b',
    '/..',
    '/a/../b',
    '/a/.',
    '/a;b',
    '/a\\b',
    '/%2E%2e/a',
    '/a%2Fb',
    '/a%5cb',
    '/%25',
    '/%00',
    '/a b',
    '/م',
  ])('refuses %s', (url) => expect(isCleanPath(url)).toBe(false));
});
