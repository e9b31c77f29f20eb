import { ConfirmEmailPage } from '#src/features/email-change/components/confirm-email-page.tsx';
import { LookProvider } from '#src/lib/theme/look-provider.tsx';
import { confirmEmailHead } from '../../page-heads.ts';
import { usePageHeadOf } from '../../use-page-head.ts';
import { BrandAndLanguage } from '../layout/brand-and-language.tsx';
import { useTokenOfLink } from './use-token-of-link.ts';

/** The page opened by the link mailed to an account's new email. */
export function ConfirmEmailRoute() {
  const token = useTokenOfLink();
  usePageHeadOf(confirmEmailHead);

  return (
    <LookProvider>
      <ConfirmEmailPage key={token} token={token} top={<BrandAndLanguage />} />
    </LookProvider>
  );
}
