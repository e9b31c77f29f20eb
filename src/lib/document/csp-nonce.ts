/**
 * Returns the nonce for style elements that a library fills with text. Only pages that are never cached (`isClosedPath`)
 * have a nonce, and only they load a library that needs it; emotion's rules and React's `style` need no nonce.
 */
export function cspNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;
}
