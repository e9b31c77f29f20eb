import type { IncomingHttpHeaders } from 'node:http';

const THIS_MACHINE = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const LOCAL_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);
/** Headers that a proxy adds. */
const PROXY_MARKS = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'] as const;

/** Whether what comes from an address counts against its limits; `headers` are those of a request, once there is one. */
export type CountsAddress = (address: string, headers?: IncomingHttpHeaders) => boolean;

/**
 * Everybody counts, but for programs on a developer's own machine (tests, benchmarks): the site is served at
 * its loopback address, and no proxy left a mark. Otherwise loopback is where a proxy's visitors seem to come from.
 */
export function createCountsAddress(publicUrl: string): CountsAddress {
  const isLocalSite = LOCAL_NAMES.has(new URL(publicUrl).hostname);

  return (address, headers = {}) =>
    !(isLocalSite && THIS_MACHINE.has(address) && PROXY_MARKS.every((name) => headers[name] === undefined));
}

type Surroundings = { HOST: string; PUBLIC_URL: string; TRUSTED_PROXIES: string };

/** What an operator has to know where a proxy must stand in front and none is named; undefined where all is well. */
export function proxyWarning({ HOST, PUBLIC_URL, TRUSTED_PROXIES }: Surroundings): string | undefined {
  if (TRUSTED_PROXIES.trim() !== '') return undefined;
  const { protocol, hostname } = new URL(PUBLIC_URL);
  const isHidden = LOCAL_NAMES.has(HOST.replace(/^::1$/, '[::1]')) && !LOCAL_NAMES.has(hostname);
  if (protocol !== 'https:' && !isHidden) return undefined;

  return `PUBLIC_URL (${PUBLIC_URL}) is served by a proxy, and TRUSTED_PROXIES names none: all visitors count as the proxy's one address and share its limits. Name the proxy in TRUSTED_PROXIES, such as "127.0.0.1, ::1".`;
}
