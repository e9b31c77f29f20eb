import { isClosedPath } from '#src/config/paths.ts';
import { readTags } from '#src/lib/document/document-tags.ts';

/**
 * Leads from closed pages (`/auth`, `/admin` …) back to public ones by a new document where the site has tags, whose policy lets
 * them in; the way there is `useClosedDocument`'s. Answers how to stop.
 */
export function crossByDocument(): () => void {
  const lead = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return;
    const isWayOut = isClosedPath(window.location.pathname) && !isClosedPath(link.pathname);
    // The browser follows the link by itself; the router, which listens further down, never hears of it.
    if (isWayOut && readTags() !== null) event.stopPropagation();
  };
  document.addEventListener('click', lead, { capture: true });

  return () => document.removeEventListener('click', lead, { capture: true });
}
