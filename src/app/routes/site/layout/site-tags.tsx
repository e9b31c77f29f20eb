import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isClosedPath } from '#src/config/paths.ts';
import { type Tags, readTags } from '#src/lib/document/document-tags.ts';
import { lazyExtra } from '#src/lib/loading/lazy-part.tsx';
import type { MessageStore } from '../../../messages/message-store.ts';
import { onCookieSettings } from './cookie-settings.ts';

/** Creates the component that asks for consent and starts the site's tags; the texts of the question load with it. */
export function siteTags(store: MessageStore) {
  const Consent = lazyExtra(async () => {
    const [{ Consent }] = await Promise.all([
      import('#src/features/consent/components/consent.tsx'),
      store.loadSection('consent'),
    ]);
    return Consent;
  });

  return function SiteTags({ tags }: { tags: Tags }) {
    const { pathname } = useLocation();
    const [askedCount, setAskedCount] = useState(0);
    const hasTags = Object.keys(tags).length > 0;

    useEffect(() => loadPublicPagesAsDocuments(), []);
    useEffect(() => onCookieSettings(() => setAskedCount((count) => count + 1)), []);

    if (!hasTags || isClosedPath(pathname)) return null;

    return (
      <Suspense>
        <Consent tags={tags} askedCount={askedCount} />
      </Suspense>
    );
  };
}

/**
 * Makes links from closed pages (`/auth`, `/admin` …) to public pages load a new document where the site has tags, since
 * only a public document's policy allows them. `useClosedDocument` does so in the other direction. Returns a function that
 * ends this.
 */
function loadPublicPagesAsDocuments(): () => void {
  const onLinkClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return;
    const leavesClosedPages = isClosedPath(window.location.pathname) && !isClosedPath(link.pathname);
    // The router's own click listener sits further down and no longer receives the event, so the browser follows the link.
    if (leavesClosedPages && readTags() !== null) event.stopPropagation();
  };
  document.addEventListener('click', onLinkClick, { capture: true });

  return () => document.removeEventListener('click', onLinkClick, { capture: true });
}
