import { describe, expect, it } from 'vitest';
import { isMailLink } from './mail-link.ts';

describe('isMailLink', () => {
  it.each([
    'https://example.com/',
    'www.example.com/a?b=1',
    '//example.com/a',
    '/hosting/vps#prices',
    'salma@example.test',
    'https://example.com/?e={{email}}&n={{first_name|a friend}}',
    '/survey?e={{email}}',
    'www.example.com?e={{email}}',
    'https://example.com/%7B%7Bemail%7D%7D',
    '{{unsubscribe_url}}',
  ])('accepts the link %s', (link) => {
    expect(isMailLink(link)).toBe(true);
  });

  it.each([
    '',
    '#prices',
    'ftp://example.com/',
    'javascript:alert(1)//www.',
    '{{first_name}}',
    'https://example.com/?e={{emial}} x',
  ])('refuses the link "%s"', (link) => {
    expect(isMailLink(link)).toBe(false);
  });
});
