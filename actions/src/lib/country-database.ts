import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { BlockList, isIP } from 'node:net';
import { Reader, type CountryResponse } from 'maxmind';

/**
 * Database of countries by IP, about 8 MB in memory; the data is CC0 and holds statistics of the Number Resource
 * Organization (nro.net, CC BY 4.0). A new version of the package brings new data.
 */
const DATABASE = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

/** The package's rows are flat, unlike MaxMind's own. */
type Row = CountryResponse & { country_code?: string };

/**
 * Loads the database. The returned function gives the country of an IP as ISO 3166-1 alpha-2, or null if it is unknown.
 */
export function openCountryDatabase(): (ip: string) => string | null {
  const reader = new Reader<Row>(readFileSync(createRequire(import.meta.url).resolve(DATABASE)));

  return (ip) => (isPublic(ip) ? (reader.get(ip)?.country_code ?? null) : null);
}

/** Networks that belong to no country, though the data names one for some of them. */
const PRIVATE_NETWORKS = [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const;

const privateNetworks = new BlockList();
for (const [network, bits] of PRIVATE_NETWORKS) privateNetworks.addSubnet(network, bits, familyOf(network));

function isPublic(ip: string): boolean {
  return isIP(ip) !== 0 && !privateNetworks.check(ip, familyOf(ip));
}

function familyOf(ip: string): 'ipv4' | 'ipv6' {
  return isIP(ip) === 6 ? 'ipv6' : 'ipv4';
}
