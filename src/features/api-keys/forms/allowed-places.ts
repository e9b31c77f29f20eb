/** Splits a text into its trimmed lines; empty lines are left out. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/**
 * Tells whether a text is an origin such as `https://shop.example`, without a path. Browsers lower-case the host, and
 * so does the server.
 */
export function isOrigin(text: string): boolean {
  if (!/^https?:\/\/[^*]+$/i.test(text) || !URL.canParse(text)) return false;
  const { href, origin } = new URL(text);

  return href === `${origin}/`;
}

/** Tells whether a text is an IP or a network in CIDR notation: `203.0.113.7`, `203.0.113.0/24`, `2001:db8::/32`. */
export function isIp(text: string): boolean {
  const [address = '', prefix, ...others] = text.split('/');
  const bits = isIpv4(address) ? IPV4_BITS : isIpv6(address) ? IPV6_BITS : 0;
  if (bits === 0 || others.length > 0) return false;

  return prefix === undefined || (/^(0|[1-9]\d{0,2})$/.test(prefix) && Number(prefix) <= bits);
}

const IPV4_BITS = 32;
const IPV6_BITS = 128;

const isIpv4 = (text: string) =>
  /^\d{1,3}(\.\d{1,3}){3}$/.test(text) &&
  text.split('.').every((part) => Number(part) <= 255 && String(Number(part)) === part);

/** Tells whether a text is an IPv6; the browser's URL parser decides, as it does for hosts in URLs. */
const isIpv6 = (text: string) =>
  /^[\da-f:.]+$/i.test(text) && text.includes(':') && URL.canParse(`http://[${text}]/`);
