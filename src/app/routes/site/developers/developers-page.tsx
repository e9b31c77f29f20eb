import { DevelopersArticle } from '#src/features/developers/components/developers-article.tsx';
import { developersHead } from '../../page-heads.ts';
import { usePageHeadOf } from '../../use-page-head.ts';
import { SiteLayout } from '../layout/site-layout.tsx';

/** The page at `/developers`, in any language. */
export function DevelopersPage() {
  usePageHeadOf(developersHead);

  return (
    <SiteLayout>
      <DevelopersArticle />
    </SiteLayout>
  );
}
