import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { isClosedPath } from '#src/config/paths.ts';
import type { Tags } from '#src/lib/document/document-tags.ts';
import type { MessageStore } from '../../messages/message-store.ts';
import { onCookieSettings } from './cookie-settings.ts';
import { crossByDocument } from './cross-by-document.ts';

/** The tags of the site and the question for consent; the texts come with it. */
export function siteTags(store: MessageStore) {
  const Consent = lazy(async () => {
    const [{ Consent }] = await Promise.all([
      import('#src/features/consent/components/consent.tsx'),
      store.loadSection('consent'),
    ]);
    return { default: Consent };
  });

  return function SiteTags({ tags }: { tags: Tags }) {
    const { pathname } = useLocation();
    const [askedCount, setAskedCount] = useState(0);
    const hasTags = Object.keys(tags).length > 0;

    useEffect(() => crossByDocument(), []);
    useEffect(() => onCookieSettings(() => setAskedCount((count) => count + 1)), []);

    if (!hasTags || isClosedPath(pathname)) return null;

    return (
      <Suspense>
        <Consent tags={tags} askedCount={askedCount} />
      </Suspense>
    );
  };
}
