import { describe, expect, it } from 'vitest';
import { findForbidden } from './allowed-places.ts';

const SHOP = 'https://shop.example';

describe('findForbidden', () => {
  it.each<[string, string | undefined, string[], string[], string | undefined]>([
    ['203.0.113.9', undefined, [], [], undefined],
    ['192.0.2.7', undefined, ['192.0.2.0/24'], [], undefined],
    ['::ffff:192.0.2.7', undefined, ['192.0.2.7'], [], undefined],
    ['2001:db8::7', undefined, ['192.0.2.0/24', '2001:db8::/32'], [], undefined],
    ['192.0.3.7', SHOP, ['192.0.2.0/24'], [SHOP], 'address'],
    ['no address', undefined, ['192.0.2.0/24'], [], 'address'],
    ['192.0.2.7', SHOP, ['192.0.2.7'], [SHOP], undefined],
    ['192.0.2.7', 'https://stranger.example', [], [SHOP], 'origin'],
    ['192.0.2.7', undefined, [], [SHOP], 'origin'],
  ])('checks address %s and origin %s against the allowed ones', (ip, origin, addresses, origins, found) => {
    expect(findForbidden({ ip, origin }, { addresses, origins })).toBe(found);
  });
});
