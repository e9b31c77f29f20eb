import { toASCII } from 'tr46';

/** Converts a domain on the web server; it checks what browsers check and the `URL` of Node does not. */
export function toAsciiByTable(domain: string): string | null {
  return toASCII(domain, {
    checkBidi: true,
    checkJoiners: true,
    useSTD3ASCIIRules: true,
    verifyDNSLength: true,
  });
}
