import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Reader, type CountryResponse } from 'maxmind';
import { isPublicIp } from './is-public-ip.ts';

/**
 * Database of countries by IP, about 8 MB in memory; the data is CC0 and holds statistics of the Number Resource
 * Organization (nro.net, CC BY 4.0). A new version of the package brings new data.
 */
const DATABASE = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

/** The package's rows are flat, unlike MaxMind's own. */
type Row = CountryResponse & { country_code?: string };

/**
 * Loads the database. The returned function gives the country of an IP as ISO 3166-1 alpha-2, or null if it is unknown.
 * The data names a country for some networks that belong to none, so only public IPs are looked up.
 */
export function openCountryDatabase(): (ip: string) => string | null {
  const reader = new Reader<Row>(readFileSync(createRequire(import.meta.url).resolve(DATABASE)));

  return (ip) => (isPublicIp(ip) ? (reader.get(ip)?.country_code ?? null) : null);
}
