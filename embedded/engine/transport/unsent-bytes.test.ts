import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UnsentBytes } from './unsent-bytes.ts';

const KIBIBYTE = 1024;
const MEBIBYTE = 1024 * KIBIBYTE;

describe('UnsentBytes', () => {
  let unsent: UnsentBytes;

  beforeEach(() => {
    vi.useFakeTimers();
    unsent = new UnsentBytes();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('has 16 MiB of room for a network, and for a longer answer if nothing else of it is unsent', () => {
    unsent.recount('other', 0, 1);
    expect(unsent.fits('a', 40 * MEBIBYTE)).toBe(true);
    unsent.recount('a', 0, 10 * MEBIBYTE);

    expect(unsent.fits('a', 6 * MEBIBYTE)).toBe(true);
    expect(unsent.fits('a', 6 * MEBIBYTE + 1)).toBe(false);
    unsent.recount('a', 10 * MEBIBYTE, 0);
    expect(unsent.fits('a', 16 * MEBIBYTE)).toBe(true);
    expect(unsent.total).toBe(1);
  });

  it('has 128 MiB in all, beyond which each network still has room for a few small answers', () => {
    for (let at = 0; at < 8; at += 1) unsent.recount(`network ${at}`, 0, 16 * MEBIBYTE);

    expect(unsent.fits('another', 16 * KIBIBYTE)).toBe(true);
    expect(unsent.fits('another', 16 * KIBIBYTE + 1)).toBe(false);
    expect(unsent.fits('network 1', 1)).toBe(false);
  });

  it('looks at its readers twice a second, with no timer while there are none', () => {
    let sweepsLeft = 3;
    unsent.watch({ sweep: () => (sweepsLeft -= 1) > 0 });
    vi.advanceTimersByTime(1_000);
    expect(sweepsLeft).toBe(1);

    vi.advanceTimersByTime(60_000);
    expect(sweepsLeft).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});
