import { Suspense, useSyncExternalStore } from 'react';
import { onHead, readTags } from '#src/lib/document/document-tags.ts';
import { lazyExtra } from '#src/lib/loading/lazy-part.tsx';
import { whenIdle } from '#src/lib/loading/when-idle.ts';
import type { MessageStore } from '../../../messages/message-store.ts';

/** Creates a component that loads the consent question once the page is idle, if the site has tags. The server skips it. */
export function tagsWhenIdle(store: MessageStore) {
  const SiteTags = lazyExtra(async () => {
    await new Promise<void>(whenIdle);
    return (await import('./site-tags.tsx')).siteTags(store);
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
