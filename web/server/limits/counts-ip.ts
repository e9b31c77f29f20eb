import type { IncomingHttpHeaders } from 'node:http';

const THIS_MACHINE = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const LOCAL_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);
/** Request headers that show that a proxy passed the request on. */
const PROXY_MARKS = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'] as const;

/** Tells whether an address is subject to limits; `headers` are the request's, absent when a connection opens. */
export type CountsIp = (ip: string, headers?: IncomingHttpHeaders) => boolean;

/**
 * Creates the rule: every address counts, except for programs on a developer's machine (tests, benchmarks), where the
 * site's own address is loopback and no proxy header is present. Elsewhere loopback may be a proxy with many visitors.
 */
export function createCountsIp(publicUrl: string): CountsIp {
  const isLocalSite = LOCAL_NAMES.has(new URL(publicUrl).hostname);

  return (ip, headers = {}) =>
    !(isLocalSite && THIS_MACHINE.has(ip) && PROXY_MARKS.every((name) => headers[name] === undefined));
}

type Surroundings = { host: string; publicUrl: string; trustedProxies: string };

/** Returns a warning if a proxy must be in front of this server but TRUSTED_PROXIES is empty; else undefined. */
export function proxyWarning({ host, publicUrl, trustedProxies }: Surroundings): string | undefined {
  if (trustedProxies.trim() !== '') return undefined;
  const { protocol, hostname } = new URL(publicUrl);
  const isHidden = LOCAL_NAMES.has(host.replace(/^::1$/, '[::1]')) && !LOCAL_NAMES.has(hostname);
  if (protocol !== 'https:' && !isHidden) return undefined;

  return `PUBLIC_URL (${publicUrl}) is served by a proxy, and TRUSTED_PROXIES names none: all visitors count as the proxy's one address and share its limits. Name the proxy in TRUSTED_PROXIES, such as "127.0.0.1, ::1".`;
}
