import { describe, expect, it } from 'vitest';
import { HeldBytes } from './held-bytes.ts';

describe('HeldBytes', () => {
  it('bounds each network and all together', () => {
    const held = new HeldBytes({ perNetwork: 10, inAll: 15 });

    expect(held.hold('a', 10)).toBe(true);
    expect(held.hold('a', 1)).toBe(false);
    expect(held.hold('b', 6)).toBe(false);
    expect(held.hold('b', 5)).toBe(true);
    expect(held.total).toBe(15);
  });

  it('has room again for bytes that were released', () => {
    const held = new HeldBytes({ perNetwork: 10, inAll: 15 });
    held.hold('a', 10);
    held.release('a', 4);

    expect(held.hold('a', 4)).toBe(true);
    held.release('a', 10);
    expect(held.total).toBe(0);
  });
});
