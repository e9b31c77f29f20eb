import { useLocation } from 'react-router-dom';
import { CATEGORIES, paths } from '#src/config/paths.ts';
import { CategoryPage } from '#src/features/plans/components/category/category-page.tsx';
import { hostingHead } from '../page-heads.ts';
import { usePageHeadOf } from '../use-page-head.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { SiteLayout } from './layout/site-layout.tsx';

const NOT_KNOWN = { title: undefined, description: undefined };

/** The page at `/hosting/<category>`, in any language. */
export function HostingPage() {
  const { pathname } = useLocation();
  const category = CATEGORIES.find((known) => pathname.includes(paths.hosting(known)));
  usePageHeadOf((intl, brand) => (category ? hostingHead(intl, category, brand) : NOT_KNOWN));

  if (!category) return <NotFoundPage />;

  return (
    <SiteLayout>
      <CategoryPage key={category} category={category} />
    </SiteLayout>
  );
}
