/** The part of an address that holds the identity provider's answer to a login. */
export type LoginReturnPlace = 'fragment' | 'query';

/**
 * Tells where the page's address holds such an answer: in the hash, as this site asks for it, or in the query. Whoever
 * reads it (keycloak-js) clears it from the address, so that it is read once.
 */
export function loginReturnIn({ hash, search }: Pick<Location, 'hash' | 'search'>): LoginReturnPlace | null {
  if (isLoginReturn(hash)) return 'fragment';

  return isLoginReturn(search) ? 'query' : null;
}

function isLoginReturn(part: string): boolean {
  const params = new URLSearchParams(part.slice(1));

  return params.has('state') && (params.has('code') || params.has('error'));
}
