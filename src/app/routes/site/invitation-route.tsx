import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
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

/** The token of the link's hash, which is read once and cleared from the address, so that nobody finds it there later. */
function useTokenOfLink(): string {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const arrived = new URLSearchParams(hash.slice(1)).get('token');
  const [token, setToken] = useState(arrived ?? '');
  if (arrived !== null && arrived !== token) setToken(arrived);

  useEffect(() => {
    if (arrived !== null) void navigate(pathname + search, { replace: true });
  }, [arrived, navigate, pathname, search]);

  return token;
}
