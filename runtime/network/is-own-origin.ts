const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Values of `Sec-Fetch-Site` for a request that no other site's page made. */
const OWN_SITES: readonly unknown[] = [undefined, 'same-origin', 'none'];

/**
 * Tells whether a request comes from a page of our own, or from no page at all: a program that is no browser sends
 * neither `Origin` nor `Sec-Fetch-Site`, and an address typed by a person has the site `none`. On a developer's
 * machine all names of the loopback address count as the same host.
 *
 * See https://www.w3.org/TR/fetch-metadata/#sec-fetch-site-header
 */
export function isOwnOrigin(publicUrl: string, headers: Readonly<Record<string, unknown>>): boolean {
  const { origin } = headers;
  if (origin === undefined) return OWN_SITES.includes(headers['sec-fetch-site']);
  if (typeof origin !== 'string' || !URL.canParse(origin)) return false;

  const own = new URL(publicUrl);
  const other = new URL(origin);
  if (own.origin === other.origin) return true;

  return (
    LOOPBACK.has(own.hostname) &&
    LOOPBACK.has(other.hostname) &&
    own.port === other.port &&
    own.protocol === other.protocol
  );
}
