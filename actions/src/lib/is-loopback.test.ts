import { describe, expect, it } from 'vitest';
import { isLoopback } from './is-loopback.ts';

describe('isLoopback', () => {
  it.each(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1', 'localhost', '[::1]'])(
    'is true for %s',
    (address) => {
      expect(isLoopback(address)).toBe(true);
    },
  );

  it.each(['128.0.0.1', '::2', 'localhost.evil.example', '127.0.0.1.evil.example', ''])(
    'is false for "%s"',
    (address) => {
      expect(isLoopback(address)).toBe(false);
    },
  );
});
