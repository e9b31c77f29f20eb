import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Reader, type CountryResponse } from 'maxmind';

/**
 * Country by address, about 8 MB in memory; the data is CC0 and holds statistics of the Number Resource
 * Organization (nro.net, CC BY 4.0). A new version of the package brings new data.
 */
const DATABASE = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

/** The package's rows are flat, unlike MaxMind's own. */
type Row = CountryResponse & { country_code?: string };

/** Loads the database; the function it gives answers ISO 3166-1 alpha-2, or null for an unknown address. */
export function openCountryDatabase(): (address: string) => string | null {
  const reader = new Reader<Row>(readFileSync(createRequire(import.meta.url).resolve(DATABASE)));

  return (address) => {
    try {
      return reader.get(address)?.country_code ?? null;
    } catch {
      // Not an address at all: unknown like any other.
      return null;
    }
  };
}
