import { describe, expect, it } from 'vitest';
import { chooseEncoding } from './site-files.ts';

describe('chooseEncoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['BR', 'br'],
    ['identity', 'identity'],
    [undefined, 'identity'],
  ])('for the Accept-Encoding header %s is %s', (header, encoding) =>
    expect(chooseEncoding(header)).toBe(encoding),
  );
});
