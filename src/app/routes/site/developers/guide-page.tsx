import { useLocation } from 'react-router-dom';
import { GUIDES, paths } from '#src/config/paths.ts';
import { GuideArticle } from '#src/features/developers/guides/guide-article.tsx';
import { guideHead } from '../../page-heads.ts';
import { usePageHeadOf } from '../../use-page-head.ts';
import { NotFoundPage } from '../not-found-page.tsx';
import { SiteLayout } from '../layout/site-layout.tsx';

const NOT_KNOWN = { title: undefined, description: undefined };

/** The page at `/developers/guides/<guide>`, in any language. */
export function GuidePage() {
  const { pathname } = useLocation();
  const guide = GUIDES.find((known) => pathname.includes(paths.guide(known)));
  usePageHeadOf((intl, brand) => (guide ? guideHead(intl, guide, brand) : NOT_KNOWN));

  if (!guide) return <NotFoundPage />;

  return (
    <SiteLayout>
      <GuideArticle guide={guide} />
    </SiteLayout>
  );
}
