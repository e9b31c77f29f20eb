/** Part of a URL that holds the identity provider's answer to a login. */
export type LoginReturnPlace = 'fragment' | 'query';

/**
 * Returns the part of the page's URL that holds the answer to a login: the hash, as this site requests, or the query.
 * keycloak-js reads the answer and clears it from the URL, so that it is used once.
 */
export function loginReturnIn({ hash, search }: Pick<Location, 'hash' | 'search'>): LoginReturnPlace | null {
  if (isLoginReturn(hash)) return 'fragment';

  return isLoginReturn(search) ? 'query' : null;
}

function isLoginReturn(part: string): boolean {
  const params = new URLSearchParams(part.slice(1));

  return params.has('state') && (params.has('code') || params.has('error'));
}
