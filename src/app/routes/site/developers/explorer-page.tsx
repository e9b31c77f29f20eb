import { paths } from '#src/config/paths.ts';
import { Explorer } from '#src/features/developers/explorer/explorer.tsx';
import { explorerHead } from '../../page-heads.ts';
import { usePageHeadOf } from '../../use-page-head.ts';
import { BrandAndLanguage } from '../layout/brand-and-language.tsx';

/** The page at `/developers/explorer`. It is closed to tags, as people enter a key there. */
export function ExplorerPage() {
  usePageHeadOf(explorerHead);

  return <Explorer top={<BrandAndLanguage />} documentation={paths.developers} />;
}
