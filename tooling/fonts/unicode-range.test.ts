import { describe, expect, it } from 'vitest';
import { toUnicodeRange, withoutCodePoints } from './unicode-range.ts';

describe('the value of unicode-range', () => {
  it('joins neighbouring characters to one range, whatever their order', () => {
    expect(toUnicodeRange([0x41, 0xa0, 0x43, 0x42, 0x42])).toBe('U+41-43,U+A0');
  });

  it('omits the characters that another font has', () => {
    expect(withoutCodePoints('U+0041-0045,U+A0,U+B0', [0x41, 0x43, 0xa0, 0xff])).toBe('U+42,U+44-45,U+B0');
  });
});
