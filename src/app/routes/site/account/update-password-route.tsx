import type { OptionsObject } from 'notistack';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { Button } from '#src/components/button.tsx';
import { paths } from '#src/config/paths.ts';
import { UpdatePasswordPage } from '#src/features/passwords/components/update-password-page.tsx';
import { useSession } from '#src/lib/auth/session-provider.tsx';
import { LookProvider } from '#src/lib/theme/look-provider.tsx';
import { closeToast, showToast } from '#src/lib/toasts/toasts.tsx';
import { updatePasswordHead } from '../../page-heads.ts';
import { usePageHeadOf } from '../../use-page-head.ts';
import { BrandAndLanguage } from '../layout/brand-and-language.tsx';

/** Milliseconds in which a keyboard reaches the button in the toast. */
const OFFER_MS = 20_000;

/** The page for a new password: a mailed link opens it, and people who are signed in change their password here. */
export function UpdatePasswordRoute() {
  const navigate = useNavigate();
  const intl = useIntl();
  const { user } = useSession();
  usePageHeadOf(updatePasswordHead);

  function goHome(): void {
    showToast(intl.formatMessage({ id: 'passwords.updated' }), {
      variant: 'success',
      ...(user ? {} : offerLogin(intl.formatMessage({ id: 'auth.login' }))),
    });
    void navigate(paths.home);
  }

  return (
    <LookProvider>
      <UpdatePasswordPage top={<BrandAndLanguage />} onUpdated={goHome} />
    </LookProvider>
  );
}

/**
 * Lets a person who has set a forgotten password log in from the toast. The label is text, as the next page lacks this
 * one's.
 */
function offerLogin(label: string): OptionsObject {
  return {
    autoHideDuration: OFFER_MS,
    action: (key) => (
      <Button to={paths.adminLogin} size="small" color="inherit" onClick={() => closeToast(key)}>
        {label}
      </Button>
    ),
  };
}
