import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { canonicalPath } from '#src/config/pages.ts';
import { useRuntimeConfig } from '#src/config/runtime-config-context.tsx';
import { announcePage } from '#src/lib/document/shown-page.ts';
import { showPageHead, type PageHead } from '#src/lib/document/show-page-head.ts';
import { useLocale } from '#src/lib/messages/locale-context.tsx';

type HeadOfPage = Pick<PageHead, 'title' | 'description'> & {
  /** There is nothing at this address now, so search engines keep none. */
  isMissing?: boolean;
};

/**
 * Gives the document the head of the page that shows, in its language; every page calls it, so that nothing of the
 * page before stays. The canonical address is that of the list of pages, without a query.
 */
export function usePageHead({ title, description, isMissing = false }: HeadOfPage): void {
  const { pathname } = useLocation();
  const { identity } = useRuntimeConfig();
  const { locale } = useLocale();
  const path = isMissing ? undefined : canonicalPath(pathname);
  // Identity lives on the site's public origin.
  const { url } = identity;

  useEffect(() => {
    const canonicalUrl = path ? new URL(path, url || window.location.origin).href : null;
    showPageHead({ title, description, canonicalUrl });
    announcePage({ path: pathname, locale, isTitled: title !== undefined });
  }, [title, description, path, url, pathname, locale]);
}
