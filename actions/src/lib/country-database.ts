import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { BlockList, isIP } from 'node:net';
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

  return (address) => (isPublic(address) ? (reader.get(address)?.country_code ?? null) : null);
}

/** Networks of nobody's country; the data names one for some of them. */
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

function isPublic(address: string): boolean {
  return isIP(address) !== 0 && !privateNetworks.check(address, familyOf(address));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}
