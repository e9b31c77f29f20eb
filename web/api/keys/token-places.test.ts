import { describe, expect, it } from 'vitest';
import { createTokenPlaces } from './token-places.ts';

const SHOP = 'https://shop.example';
const home = { ip: '192.0.2.7', origin: undefined };
const shop = { ip: '203.0.113.9', origin: SHOP };
const ofOffice = { addresses: ['192.0.2.0/24'], origins: [], tokens: ['office', 'office-2'] };
const ofShop = { addresses: [], origins: [SHOP], tokens: ['shop'] };

describe('the IP addresses and origins that an API key allows to its tokens', () => {
  it('make a token refused from any other address or origin, and tokens of unrestricted keys never', () => {
    const places = createTokenPlaces();
    places.replace([ofOffice, ofShop]);

    expect(['office', 'office-2', 'shop', 'free'].map((jti) => places.refusalOf(jti, home))).toEqual([
      undefined,
      undefined,
      'api-key-origin-refused',
      undefined,
    ]);
    expect(['office', 'shop'].map((jti) => places.refusalOf(jti, shop))).toEqual([
      'api-key-address-refused',
      undefined,
    ]);
  });

  it('close connections from other addresses that were opened before the restriction was known', () => {
    const places = createTokenPlaces();
    const ended: string[] = [];
    places.hold('office', shop, (refusal) => ended.push(`shop: ${refusal}`));
    places.hold('office', home, (refusal) => ended.push(`home: ${refusal}`));
    const release = places.hold('office-2', shop, (refusal) => ended.push(`closed: ${refusal}`));
    release();

    places.replace([ofOffice]);

    expect(ended).toEqual(['shop: api-key-address-refused']);
  });

  it('change with the key, and no longer restrict a token that a later list does not name', () => {
    const places = createTokenPlaces();
    places.replace([ofOffice]);

    places.replace([{ ...ofOffice, addresses: ['192.0.2.0/24', '203.0.113.0/24'] }]);
    expect(places.refusalOf('office', shop)).toBeUndefined();

    places.replace([ofOffice]);
    expect(places.refusalOf('office', shop)).toBe('api-key-address-refused');
    places.replace([]);
    expect(places.refusalOf('office', shop)).toBeUndefined();
  });
});
