import { useIntl } from 'react-intl';
import { useRuntimeConfig } from '#src/config/runtime-config-context.tsx';
import { DevelopersArticle } from '#src/features/developers/components/developers-article.tsx';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import { developersHead } from '../../page-heads.ts';
import { usePageHead } from '../../use-page-head.ts';
import { SiteLayout } from '../layout/site-layout.tsx';

/** The page at `/developers`, in any language. */
export function DevelopersPage() {
  const intl = useIntl();
  const { locale } = useLocale();
  const { brandName } = useRuntimeConfig();
  usePageHead(developersHead(intl, brandName[locale]));

  return (
    <SiteLayout>
      <DevelopersArticle />
    </SiteLayout>
  );
}
