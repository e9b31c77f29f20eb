/** An invitation's link has a page of its own, which reads it. */
const PURPOSES = ['recovery'] as const;

/** A mailed link that is used once, for a forgotten password. */
export type AccountLink = { purpose: (typeof PURPOSES)[number]; token: string };

/**
 * Reads such a link from the page's hash, and clears it, so that neither the history nor a script nor a reload finds it
 * again; null where the hash is none.
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

/** The hash that a link came as. */
export function hashOfLink({ purpose, token }: AccountLink): string {
  return `#${new URLSearchParams({ type: purpose, token }).toString()}`;
}
