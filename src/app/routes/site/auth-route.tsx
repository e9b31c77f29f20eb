import { useIntl } from 'react-intl';
import { useRuntimeConfig } from '#src/config/runtime-config-context.tsx';
import { AuthPage } from '#src/features/auth/components/auth-page.tsx';
import { AuthSkeleton } from '#src/features/auth/components/auth-skeleton.tsx';
import { InBrowser } from '#src/app/routes/site/in-browser.tsx';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import { lazyPage } from '../lazy-page.tsx';
import { authHead } from '../page-heads.ts';
import { usePageHead } from '../use-page-head.ts';
import { withApi } from '../with-api.tsx';
import { BrandAndLanguage } from './brand-and-language.tsx';

const loadParts = () => import('./auth-parts.tsx');
const { element: card } = lazyPage(() =>
  withApi(loadParts().then(({ AuthCardOfSession }) => AuthCardOfSession)),
);
const { element: visitor } = lazyPage(() => withApi(loadParts().then(({ VisitorInfo }) => VisitorInfo)));

/** The sign-in page; also where Google's login comes back to. The server draws all but what acts on it. */
export function AuthRoute() {
  const intl = useIntl();
  const { brandName } = useRuntimeConfig();
  const { locale } = useLocale();
  usePageHead(authHead(intl, brandName[locale]));

  return (
    <AuthPage
      top={<BrandAndLanguage />}
      card={<InBrowser fallback={<AuthSkeleton />}>{card}</InBrowser>}
      visitor={<InBrowser fallback={null}>{visitor}</InBrowser>}
    />
  );
}
