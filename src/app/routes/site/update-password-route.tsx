import { enqueueSnackbar } from 'notistack';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { HomeLink } from '#src/components/home-link.tsx';
import { paths } from '#src/config/paths.ts';
import { useRuntimeConfig } from '#src/config/runtime-config-context.tsx';
import { LanguageSwitch } from '#src/features/site-header/components/language-switch.tsx';
import { UpdatePasswordPage } from '#src/features/passwords/components/update-password-page.tsx';
import { LookProvider } from '#src/lib/theme/look-provider.tsx';
import { updatePasswordHead } from '../page-heads.ts';
import { usePageHead } from '../use-page-head.ts';
import { useLanguageChange } from './use-language-change.ts';

/** Where a mailed link leads, and where somebody who is signed in changes the password. */
export function UpdatePasswordRoute() {
  const navigate = useNavigate();
  const intl = useIntl();
  const { brandName } = useRuntimeConfig();
  const { locale, changeLanguage } = useLanguageChange();
  usePageHead(updatePasswordHead(intl, brandName[locale]));

  function goHome(): void {
    enqueueSnackbar(intl.formatMessage({ id: 'passwords.updated' }), { variant: 'success' });
    void navigate(paths.home);
  }

  const top = (
    <>
      <HomeLink
        to={paths.home}
        label={intl.formatMessage({ id: 'siteHeader.home' }, { brand: brandName[locale] })}
      />
      <LanguageSwitch current={locale} onChange={changeLanguage} />
    </>
  );

  return (
    <LookProvider>
      <UpdatePasswordPage top={top} onUpdated={goHome} />
    </LookProvider>
  );
}
