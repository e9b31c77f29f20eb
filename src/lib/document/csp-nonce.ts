/**
 * The nonce for styles that a library writes as text. Only a page that nobody caches (`isClosedPath`) has one, and only
 * such pages load a library that needs it; emotion's rules and React's `style` need none anywhere.
 */
export function cspNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;
}
