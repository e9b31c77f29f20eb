import { AuthPage } from '#src/features/auth/components/auth-page.tsx';
import { AuthSkeleton } from '#src/features/auth/components/auth-skeleton.tsx';
import { useAuthTab } from '#src/features/auth/components/use-auth-tab.ts';
import { lazyPage } from '../../lazy-page.tsx';
import { authHead } from '../../page-heads.ts';
import { usePageHeadOf } from '../../use-page-head.ts';
import { withApi } from '../../with-api.tsx';
import { BrandAndLanguage } from '../layout/brand-and-language.tsx';
import { Suspense, type ReactNode } from 'react';
import { useIsHydrated } from '#src/lib/document/use-is-hydrated.ts';

const loadParts = () => import('./auth-parts.tsx');
const { element: card } = lazyPage(() =>
  withApi(loadParts().then(({ AuthCardOfSession }) => AuthCardOfSession)),
);
const { element: visitor } = lazyPage(() => withApi(loadParts().then(({ VisitorInfo }) => VisitorInfo)));

/** The sign-in page, to which a login with Google also returns. The server draws only its static parts. */
export function AuthRoute() {
  const [tab] = useAuthTab();
  usePageHeadOf((intl, brand) => authHead(intl, brand, tab === 'signUp'));

  return (
    <AuthPage
      top={<BrandAndLanguage />}
      card={<InBrowser fallback={<AuthSkeleton />}>{card}</InBrowser>}
      visitor={<InBrowser fallback={null}>{visitor}</InBrowser>}
    />
  );
}

type InBrowserProps = {
  /** Placeholder on the server, and in the browser until the children's code is loaded. */
  fallback: ReactNode;
  children: ReactNode;
};

/** Draws its children in the browser only; the server does not even load their code. */
function InBrowser({ fallback, children }: InBrowserProps) {
  const isHydrated = useIsHydrated();

  return <Suspense fallback={fallback}>{isHydrated ? children : fallback}</Suspense>;
}
