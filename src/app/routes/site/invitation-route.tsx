import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { HomeLink } from '#src/components/home-link.tsx';
import { paths } from '#src/config/paths.ts';
import { useRuntimeConfig } from '#src/config/runtime-config-context.tsx';
import { InvitationPage } from '#src/features/invitation/components/invitation-page.tsx';
import { LanguageSwitch } from '#src/features/site-header/components/language-switch.tsx';
import { LookProvider } from '#src/lib/theme/look-provider.tsx';
import { invitationHead } from '../page-heads.ts';
import { usePageHead } from '../use-page-head.ts';
import { ADMIN_HASH } from './auth-route.tsx';
import { useLanguageChange } from './use-language-change.ts';
import { useTokenOfLink } from './use-token-of-link.ts';

/** The page that the link of an invitation opens. */
export function InvitationRoute() {
  const token = useTokenOfLink();
  const navigate = useNavigate();
  const intl = useIntl();
  const { brandName } = useRuntimeConfig();
  const { locale, changeLanguage } = useLanguageChange();
  usePageHead(invitationHead(intl, brandName[locale]));

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
      <InvitationPage
        key={token}
        token={token}
        top={top}
        onLogin={() => void navigate(`${paths.auth}${ADMIN_HASH}`)}
      />
    </LookProvider>
  );
}
