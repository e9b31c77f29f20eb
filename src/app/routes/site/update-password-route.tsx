import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { paths } from '#src/config/paths.ts';
import { useRuntimeConfig } from '#src/config/runtime-config-context.tsx';
import { UpdatePasswordPage } from '#src/features/passwords/components/update-password-page.tsx';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import { LookProvider } from '#src/lib/theme/look-provider.tsx';
import { showToast } from '#src/lib/toasts/toasts.tsx';
import { updatePasswordHead } from '../page-heads.ts';
import { usePageHead } from '../use-page-head.ts';
import { BrandAndLanguage } from './brand-and-language.tsx';

/** The page for a new password: a mailed link opens it, and people who are signed in change their password here. */
export function UpdatePasswordRoute() {
  const navigate = useNavigate();
  const intl = useIntl();
  const { brandName } = useRuntimeConfig();
  const { locale } = useLocale();
  usePageHead(updatePasswordHead(intl, brandName[locale]));

  function goHome(): void {
    showToast(intl.formatMessage({ id: 'passwords.updated' }), { variant: 'success' });
    void navigate(paths.home);
  }

  return (
    <LookProvider>
      <UpdatePasswordPage top={<BrandAndLanguage />} onUpdated={goHome} />
    </LookProvider>
  );
}
