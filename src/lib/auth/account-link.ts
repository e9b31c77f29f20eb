/** Purposes of the links read here. Invitations are not among them, as their own page reads their links. */
const PURPOSES = ['recovery'] as const;

/** Mailed link for a forgotten password, which can be used once. */
export type AccountLink = { purpose: (typeof PURPOSES)[number]; token: string };

/**
 * Reads a mailed link from the page's hash and clears the hash, so that neither the history nor a script nor a reload
 * finds its token; returns null where the hash has no such link.
 */
export function takeAccountLink(): AccountLink | null {
  const { hash, pathname, search } = window.location;
  const params = new URLSearchParams(hash.slice(1));
  const purpose = PURPOSES.find((known) => known === params.get('type'));
  const token = params.get('token');
  if (!purpose || !token) return null;
  window.history.replaceState(window.history.state, '', `${pathname}${search}`);

  return { purpose, token };
}

/** Returns the hash in which a link arrives. */
export function hashOfLink({ purpose, token }: AccountLink): string {
  return `#${new URLSearchParams({ type: purpose, token }).toString()}`;
}
