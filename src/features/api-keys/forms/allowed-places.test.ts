import { describe, expect, it } from 'vitest';
import { isIp, isOrigin, linesOf } from './allowed-places.ts';

describe('linesOf', () => {
  it('returns the lines of a text, trimmed and without empty ones', () => {
    expect(linesOf(' https://a.test \r\n\n https://b.test\n')).toEqual(['https://a.test', 'https://b.test']);
    expect(linesOf('  \n')).toEqual([]);
  });
});

describe('isOrigin', () => {
  it.each([
    ...['https://shop.test', 'http://localhost:5173', 'https://shop.test:8443', 'https://[2001:db8::1]'],
    ...['https://Shop.test', 'https://shop.test/', 'HTTPS://shop.test:443'],
  ])('accepts %s', (text) => expect(isOrigin(text)).toBe(true));

  it.each([
    ...['shop.test', 'https://shop.test/path', 'https://shop.test/?a', 'https://*.shop.test', '*', 'null'],
    ...['ftp://shop.test', 'https://user@shop.test', 'https://'],
  ])('refuses %s', (text) => expect(isOrigin(text)).toBe(false));
});

describe('isIp', () => {
  it.each([
    '203.0.113.7',
    '203.0.113.0/24',
    '0.0.0.0/0',
    '2001:db8::1',
    '2001:DB8::/32',
    '::1/128',
    '::ffff:192.0.2.1',
  ])('accepts %s', (text) => expect(isIp(text)).toBe(true));

  it.each([
    ...['203.0.113', '203.0.113.256', '203.0.113.07', '203.0.113.0/33', '203.0.113.0/', '203.0.113.0/024'],
    ...['2001:db8::/129', '2001:db8:::1', 'shop.test', '1/2/3', '203.0.113.0/8/8', '::1%eth0', ''],
  ])('refuses %s', (text) => expect(isIp(text)).toBe(false));
});
