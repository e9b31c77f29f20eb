import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { useRuntimeConfig } from '#src/config/runtime-config-context.tsx';
import { InvitationPage } from '#src/features/invitation/components/invitation-page.tsx';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import { LookProvider } from '#src/lib/theme/look-provider.tsx';
import { showToast } from '#src/lib/toasts/toasts.tsx';
import { invitationHead } from '../../page-heads.ts';
import { usePageHead } from '../../use-page-head.ts';
import { BrandAndLanguage } from '../layout/brand-and-language.tsx';
import { useTokenOfLink } from './use-token-of-link.ts';

/** The page opened by the link of an invitation. */
export function InvitationRoute() {
  const token = useTokenOfLink();
  const navigate = useNavigate();
  const intl = useIntl();
  const { brandName } = useRuntimeConfig();
  const { locale } = useLocale();
  usePageHead(invitationHead(intl, brandName[locale]));

  function goToLogin(): void {
    showToast(intl.formatMessage({ id: 'invitation.done' }), { variant: 'success' });
    void navigate(paths.adminLogin);
  }

  return (
    <LookProvider>
      <InvitationPage key={token} token={token} top={<BrandAndLanguage />} onAccepted={goToLogin} />
    </LookProvider>
  );
}
