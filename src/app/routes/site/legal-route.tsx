import { useLocation } from 'react-router-dom';
import { LEGAL_SLUGS, type LegalSlug } from '#src/config/paths.ts';
import { useLegalPage } from '#src/features/legal/api/use-legal-page.ts';
import { LegalArticle } from '#src/features/legal/components/legal-article.tsx';
import { LegalAlert, LegalOnItsWay } from '#src/features/legal/components/legal-states.tsx';
import { useTextOf } from '#src/lib/messages/use-text-of.ts';
import { legalHead } from '../page-heads.ts';
import { usePageHeadOf } from '../use-page-head.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { SiteLayout } from './layout/site-layout.tsx';

/** The page at `/privacy`, `/terms` and `/imprint`, in any language. */
export function LegalRoute() {
  const { pathname } = useLocation();
  const slug = LEGAL_SLUGS.find((known) => pathname.replace(/\/$/, '').endsWith(`/${known}`));

  return slug ? <LegalPage key={slug} slug={slug} /> : <NotFoundPage />;
}

function LegalPage({ slug }: { slug: LegalSlug }) {
  const { page, error, loading, refetch } = useLegalPage(slug);
  const title = useTextOf({ en: page?.title, ar: page?.title_ar });
  usePageHeadOf((intl, brand) => {
    const head = legalHead(intl, { slug, title: title.text, brand });

    return {
      title: page ? head.title : undefined,
      description: page === null ? null : head.description,
      isMissing: page === null,
    };
  });

  if (page === null) return <NotFoundPage />;

  return (
    <SiteLayout>
      {page ? (
        <LegalArticle page={page} />
      ) : loading || !error ? (
        <LegalOnItsWay />
      ) : (
        <LegalAlert onRetry={() => void refetch().catch(() => undefined)} />
      )}
    </SiteLayout>
  );
}
