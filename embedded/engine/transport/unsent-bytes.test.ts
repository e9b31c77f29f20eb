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

  it('allows a network 16 MiB, or one longer answer if nothing else is unsent to that network', () => {
    unsent.recount('other', 0, 1);
    expect(unsent.fits('a', 40 * MEBIBYTE)).toBe(true);
    unsent.recount('a', 0, 10 * MEBIBYTE);

    expect(unsent.fits('a', 6 * MEBIBYTE)).toBe(true);
    expect(unsent.fits('a', 6 * MEBIBYTE + 1)).toBe(false);
    unsent.recount('a', 10 * MEBIBYTE, 0);
    expect(unsent.fits('a', 16 * MEBIBYTE)).toBe(true);
    expect(unsent.total).toBe(1);
  });

  it('allows all networks 128 MiB together, and beyond that a further network still 16 KiB', () => {
    for (let at = 0; at < 8; at += 1) unsent.recount(`network ${at}`, 0, 16 * MEBIBYTE);

    expect(unsent.fits('another', 16 * KIBIBYTE)).toBe(true);
    expect(unsent.fits('another', 16 * KIBIBYTE + 1)).toBe(false);
    expect(unsent.fits('network 1', 1)).toBe(false);
  });

  it('checks its slow clients twice a second, and runs no timer while there are none', () => {
    let sweepsLeft = 3;
    unsent.watch({ sweep: () => (sweepsLeft -= 1) > 0 });
    vi.advanceTimersByTime(1_000);
    expect(sweepsLeft).toBe(1);

    vi.advanceTimersByTime(60_000);
    expect(sweepsLeft).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});
