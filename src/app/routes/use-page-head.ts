import { useEffect } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { canonicalPath } from '#src/config/pages.ts';
import { useRuntimeConfig } from '#src/config/runtime-config-context.tsx';
import { announcePage } from '#src/lib/document/shown-page.ts';
import { showPageHead, type PageHead } from '#src/lib/document/show-page-head.ts';
import { useLocale } from '#src/lib/messages/locale-context.tsx';

type HeadOfPage = Pick<PageHead, 'title' | 'description'> & {
  /** True where nothing exists at this URL now, so that the page has no canonical URL. */
  isMissing?: boolean;
};

/**
 * Sets the document's head to that of the page shown, in its language. Every page calls this hook, so that nothing of
 * the previous page's head stays. The canonical URL is the one in the list of pages, without a query.
 */
export function usePageHead({ title, description, isMissing = false }: HeadOfPage): void {
  const { pathname } = useLocation();
  const { identity } = useRuntimeConfig();
  const { locale } = useLocale();
  const path = isMissing ? undefined : canonicalPath(pathname);
  // The identity server's URL has the site's public origin, which the canonical URL needs.
  const { url } = identity;

  useEffect(() => {
    const canonicalUrl = path ? new URL(path, url || window.location.origin).href : null;
    showPageHead({ title, description, canonicalUrl });
    announcePage({ path: pathname, locale, isTitled: title !== undefined });
  }, [title, description, path, url, pathname, locale]);
}

/** Sets the head that is made of the page's language and the brand, as the functions of `page-heads.ts` do. */
export function usePageHeadOf(headOf: (intl: IntlShape, brand: string) => HeadOfPage): void {
  const intl = useIntl();
  const { brandName } = useRuntimeConfig();
  const { locale } = useLocale();

  usePageHead(headOf(intl, brandName[locale]));
}
