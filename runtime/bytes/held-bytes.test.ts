import { describe, expect, it } from 'vitest';
import { HeldBytes, HeldShare } from './held-bytes.ts';

describe('HeldBytes', () => {
  it('refuses bytes beyond the bound of a network and beyond the bound of all networks together', () => {
    const held = new HeldBytes({ perNetwork: 10, inAll: 15 });

    expect(held.hold('a', 10)).toBe(true);
    expect(held.hold('a', 1)).toBe(false);
    expect(held.hold('b', 6)).toBe(false);
    expect(held.hold('b', 5)).toBe(true);
    expect(held.total).toBe(15);
  });

  it('accepts as many bytes again as were released', () => {
    const held = new HeldBytes({ perNetwork: 10, inAll: 15 });
    held.hold('a', 10);
    held.release('a', 4);

    expect(held.hold('a', 4)).toBe(true);
    held.release('a', 10);
    expect(held.total).toBe(0);
  });
});

describe('HeldShare', () => {
  const FREE = 16 * 1024;

  it("counts a connection's bytes beyond 16 KiB, and stops counting them once they are released", () => {
    const held = new HeldBytes({ perNetwork: 10, inAll: 15 });
    const share = new HeldShare(held, 'a');

    expect(share.set(FREE)).toBe(true);
    expect(held.total).toBe(0);
    expect(share.set(FREE + 10)).toBe(true);
    expect(share.set(FREE + 11)).toBe(false);
    expect(held.total).toBe(10);
    expect(share.set(0)).toBe(true);
    expect(held.total).toBe(0);
  });
});
