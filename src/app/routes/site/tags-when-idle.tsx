import { lazy, Suspense, useSyncExternalStore } from 'react';
import { onHead, readTags } from '#src/lib/document/document-tags.ts';
import { whenIdle } from '#src/lib/loading/when-idle.ts';
import type { MessageStore } from '../../messages/message-store.ts';

/** What asks for consent: loaded when the page is idle, and only where the site has tags; none while it is drawn ahead. */
export function tagsWhenIdle(store: MessageStore) {
  const SiteTags = lazy(async () => {
    await new Promise<void>(whenIdle);
    return { default: (await import('./site-tags.tsx')).siteTags(store) };
  });

  return function TagsWhenIdle() {
    const tags = useSyncExternalStore(onHead, readTags, () => null);

    return (
      tags && (
        <Suspense>
          <SiteTags tags={tags} />
        </Suspense>
      )
    );
  };
}
