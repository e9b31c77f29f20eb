import { Navigate, useLocation, useParams } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { CategoryPage } from '#src/features/plans/components/category/category-page.tsx';
import { findKind, useKinds, type Kind } from '#src/lib/kinds/use-kinds.ts';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import { hostingHead } from '../page-heads.ts';
import { usePageHeadOf } from '../use-page-head.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { SiteLayout } from './layout/site-layout.tsx';

/** The page of a kind of hosting at `/hosting/<slug>`, in any language; a slug that it had before leads to its own. */
export function HostingPage() {
  const { kind: slug = '' } = useParams();
  const { pathname, search } = useLocation();
  const kinds = useKinds();
  if (!kinds) return <SiteLayout>{null}</SiteLayout>;
  const kind = findKind(kinds, slug);
  if (!kind) return <NotFoundPage />;
  if (kind.slug !== slug) {
    const to = pathname.replace(paths.hosting(slug), paths.hosting(kind.slug));
    return <Navigate to={{ pathname: to, search }} replace />;
  }

  return <KindPage key={slug} kind={kind} />;
}

function KindPage({ kind }: { kind: Kind }) {
  const { locale } = useLocale();
  const isArabic = locale === 'ar';
  const texts = {
    name: (isArabic && kind.name_ar) || kind.name,
    text: (isArabic && kind.text_ar) || (kind.text ?? null),
  };
  usePageHeadOf((intl, brand) => hostingHead(intl, texts, brand));

  return (
    <SiteLayout>
      <CategoryPage kind={kind} />
    </SiteLayout>
  );
}
