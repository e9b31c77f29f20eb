import { isSiteLink } from '#src/kit/forms/site-link.ts';

/** Returns the path of a file of this site, from a root path or an address with the site's own origin; null for others. */
export function ownPath(typed: string, origin: string): string | null {
  if (typed.startsWith('/')) return isSiteLink(typed) ? typed : null;
  if (!URL.canParse(typed)) return null;
  const url = new URL(typed);

  return url.origin === origin ? url.pathname + url.search : null;
}
