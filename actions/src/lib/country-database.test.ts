import { describe, expect, it } from 'vitest';
import { openCountryDatabase } from './country-database.ts';

describe('the country database', () => {
  it('finds the country of public IPv4 and IPv6 addresses, and none for private or invalid ones', () => {
    const findCountry = openCountryDatabase();

    expect(findCountry('8.8.8.8')).toBe('US');
    expect(findCountry('2001:4860:4860::8888')).toBe('US');
    expect(findCountry('196.219.0.1')).toBe('EG');
    for (const ip of ['127.0.0.1', '::1', '192.168.1.1', 'nonsense', '']) {
      expect(findCountry(ip)).toBeNull();
    }
  });
});
