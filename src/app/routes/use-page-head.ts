import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { canonicalPath } from '#src/config/pages.ts';
import { useRuntimeConfig } from '#src/config/runtime-config-context.tsx';
import { showPageHead, type PageHead } from '#src/lib/document/show-page-head.ts';

/**
 * Gives the document the head of the page that shows, in its language; every page calls it, so that nothing of the
 * page before stays. The canonical address is that of the list of pages, without a query.
 */
export function usePageHead({ title, description }: Pick<PageHead, 'title' | 'description'>): void {
  const { pathname } = useLocation();
  const { identity } = useRuntimeConfig();
  const path = canonicalPath(pathname);
  // Identity lives on the site's public origin.
  const canonicalUrl = path ? new URL(path, identity.url || window.location.origin).href : null;

  useEffect(() => {
    showPageHead({ title, description, canonicalUrl });
  }, [title, description, canonicalUrl, pathname]);
}
