import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { InvitationPage } from '#src/features/invitation/components/invitation-page.tsx';
import { LookProvider } from '#src/lib/theme/look-provider.tsx';
import { showToast } from '#src/lib/toasts/toasts.tsx';
import { invitationHead } from '../../page-heads.ts';
import { usePageHeadOf } from '../../use-page-head.ts';
import { BrandAndLanguage } from '../layout/brand-and-language.tsx';
import { useTokenOfLink } from './use-token-of-link.ts';

/** The page opened by the link of an invitation. */
export function InvitationRoute() {
  const token = useTokenOfLink();
  const navigate = useNavigate();
  const intl = useIntl();
  usePageHeadOf(invitationHead);

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
