/** The lines of a text in which each line is one entry; empty lines don't count. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** `https://shop.example`: a site without a path. A browser writes its host in small letters, and the server does so too. */
export function isOrigin(text: string): boolean {
  if (!/^https?:\/\/[^*]+$/i.test(text) || !URL.canParse(text)) return false;
  const { href, origin } = new URL(text);

  return href === `${origin}/`;
}

/** An address, or a network as CIDR writes it: `203.0.113.7`, `203.0.113.0/24`, `2001:db8::/32`. */
export function isAddress(text: string): boolean {
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

/** A browser reads it as every host of an address is read. */
const isIpv6 = (text: string) =>
  /^[\da-f:.]+$/i.test(text) && text.includes(':') && URL.canParse(`http://[${text}]/`);
