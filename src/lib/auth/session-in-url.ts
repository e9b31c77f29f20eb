/** Tells whether the page was opened by the identity provider's answer to a login. */
export function isLoginReturn(hash: string): boolean {
  const params = new URLSearchParams(hash.slice(1));

  return params.has('state') && (params.has('code') || params.has('error'));
}
