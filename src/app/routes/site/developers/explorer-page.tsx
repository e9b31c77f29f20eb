import { useIntl } from 'react-intl';
import { paths } from '#src/config/paths.ts';
import { useRuntimeConfig } from '#src/config/runtime-config-context.tsx';
import { Explorer } from '#src/features/developers/explorer/explorer.tsx';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import { explorerHead } from '../../page-heads.ts';
import { usePageHead } from '../../use-page-head.ts';
import { BrandAndLanguage } from '../layout/brand-and-language.tsx';

/** The page at `/developers/explorer`. It is closed to tags, as people enter a key there. */
export function ExplorerPage() {
  const intl = useIntl();
  const { locale } = useLocale();
  const { brandName } = useRuntimeConfig();
  usePageHead(explorerHead(intl, brandName[locale]));

  return <Explorer top={<BrandAndLanguage />} documentation={paths.developers} />;
}
