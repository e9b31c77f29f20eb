import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { CATEGORIES, paths } from '#src/config/paths.ts';
import { useRuntimeConfig } from '#src/config/runtime-config-context.tsx';
import { CategoryPage } from '#src/features/plans/components/category/category-page.tsx';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import { hostingHead } from '../page-heads.ts';
import { usePageHead } from '../use-page-head.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { SiteLayout } from './layout/site-layout.tsx';

const NOT_KNOWN = { title: undefined, description: undefined };

/** The page at `/hosting/<category>`, in any language. */
export function HostingPage() {
  const intl = useIntl();
  const { locale } = useLocale();
  const { brandName } = useRuntimeConfig();
  const { pathname } = useLocation();
  const category = CATEGORIES.find((known) => pathname.includes(paths.hosting(known)));
  usePageHead(category ? hostingHead(intl, category, brandName[locale]) : NOT_KNOWN);

  if (!category) return <NotFoundPage />;

  return (
    <SiteLayout>
      <CategoryPage key={category} category={category} />
    </SiteLayout>
  );
}
