import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { GUIDES, paths } from '#src/config/paths.ts';
import { useRuntimeConfig } from '#src/config/runtime-config-context.tsx';
import { GuideArticle } from '#src/features/developers/guides/guide-article.tsx';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import { guideHead } from '../../page-heads.ts';
import { usePageHead } from '../../use-page-head.ts';
import { NotFoundPage } from '../not-found-page.tsx';
import { SiteLayout } from '../layout/site-layout.tsx';

const NOT_KNOWN = { title: undefined, description: undefined };

/** The page at `/developers/guides/<guide>`, in any language. */
export function GuidePage() {
  const intl = useIntl();
  const { locale } = useLocale();
  const { brandName } = useRuntimeConfig();
  const { pathname } = useLocation();
  const guide = GUIDES.find((known) => pathname.includes(paths.guide(known)));
  usePageHead(guide ? guideHead(intl, guide, brandName[locale]) : NOT_KNOWN);

  if (!guide) return <NotFoundPage />;

  return (
    <SiteLayout>
      <GuideArticle guide={guide} />
    </SiteLayout>
  );
}
