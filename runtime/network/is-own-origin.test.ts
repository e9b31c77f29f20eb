import { describe, expect, it } from 'vitest';
import { isOwnOrigin } from './is-own-origin.ts';

describe('isOwnOrigin', () => {
  it.each([
    ['https://hosting.test', { origin: 'https://hosting.test' }, true],
    ['https://hosting.test/', { origin: 'https://hosting.test' }, true],
    ['https://hosting.test', { origin: 'http://hosting.test' }, false],
    ['https://hosting.test', { origin: 'https://hosting.test.evil.test' }, false],
    ['https://hosting.test', { origin: 'https://sub.hosting.test' }, false],
    ['https://hosting.test', { origin: 'null' }, false],
    ['https://hosting.test', { origin: '' }, false],
    ['https://hosting.test', {}, true],
    ['https://hosting.test', { 'sec-fetch-site': 'same-origin' }, true],
    ['https://hosting.test', { 'sec-fetch-site': 'cross-site' }, false],
    ['https://hosting.test', { 'sec-fetch-site': 'same-site' }, false],
    ['https://hosting.test', { 'sec-fetch-site': 'none' }, true],
    ['https://hosting.test', { 'sec-fetch-site': ['none', 'cross-site'] }, false],
    ['https://hosting.test', { origin: 'https://evil.test', 'sec-fetch-site': 'same-origin' }, false],
    ['https://hosting.test', { origin: ['https://hosting.test', 'https://evil.test'] }, false],
    ['http://localhost:3000', { origin: 'http://127.0.0.1:3000' }, true],
    ['http://localhost:3000', { origin: 'http://127.0.0.1:3001' }, false],
    ['http://localhost:3000', { origin: 'http://localhost.evil.test:3000' }, false],
    ['https://hosting.test', { origin: 'http://localhost' }, false],
  ])('for the public URL %s and the headers %j is %s', (publicUrl, headers, expected) => {
    expect(isOwnOrigin(publicUrl, headers)).toBe(expected);
  });
});
