import { useIntl } from 'react-intl';
import { HomeLink } from '#src/components/home-link.tsx';
import { paths } from '#src/config/paths.ts';
import { useRuntimeConfig } from '#src/config/runtime-config-context.tsx';
import { ConfirmEmailPage } from '#src/features/email-change/components/confirm-email-page.tsx';
import { LanguageSwitch } from '#src/features/site-header/components/language-switch.tsx';
import { LookProvider } from '#src/lib/theme/look-provider.tsx';
import { confirmEmailHead } from '../page-heads.ts';
import { usePageHead } from '../use-page-head.ts';
import { useLanguageChange } from './use-language-change.ts';
import { useTokenOfLink } from './use-token-of-link.ts';

/** The page that the link to a new address of an account opens. */
export function ConfirmEmailRoute() {
  const token = useTokenOfLink();
  const intl = useIntl();
  const { brandName } = useRuntimeConfig();
  const { locale, changeLanguage } = useLanguageChange();
  usePageHead(confirmEmailHead(intl, brandName[locale]));

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
      <ConfirmEmailPage key={token} token={token} top={top} />
    </LookProvider>
  );
}
