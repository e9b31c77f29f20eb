import { lazy, Suspense, type ComponentType, useState, ViewTransition } from 'react';
import { Outlet, useLocation } from 'react-router';
import { paths } from '#src/config/paths.ts';
import { useSession } from '#src/lib/auth/session-provider.tsx';
import { useIsHydrated } from '#src/lib/document/use-is-hydrated.ts';
import { withoutLocale } from '#src/config/locale.ts';
import { useClosedDocument } from './use-closed-document.ts';
import { useLanguageOfAddress } from './use-language-change.ts';
import { usePanelSteps } from './use-panel-steps.ts';
import { useScrollPosition } from './use-scroll-position.ts';

const Toasts = lazy(async () => ({ default: (await import('../../providers/toasts.tsx')).Toasts }));

/** Where something is sent to the API, and so something can be said about it. */
const PATHS_WITH_TOASTS = [paths.auth, paths.updatePassword, paths.admin];

/** What every page shares. */
export function RootLayout({ Tags }: { Tags: ComponentType }) {
  const isLeaving = useClosedDocument();
  useScrollPosition();
  useLanguageOfAddress();
  usePanelSteps();

  if (isLeaving) return null;
  return (
    <>
      <PageInView />
      <ToastsWhereNeeded />
      <Tags />
    </>
  );
}

/** One page fades into the next where the browser can do that and the visitor wants motion; parts of a page do not. */
function PageInView() {
  const { pathname } = useLocation();
  const [canFade] = useState(wantsMotion);
  const page = pathname.startsWith(paths.admin) ? paths.admin : withoutLocale(pathname);

  if (!canFade) return <Outlet />;
  return (
    <ViewTransition key={page} name="page" share="page" default="none">
      <Outlet />
    </ViewTransition>
  );
}

/** Where there is no window, nothing moves. */
function wantsMotion(): boolean {
  return (
    typeof window !== 'undefined' && window.matchMedia('(prefers-reduced-motion: no-preference)').matches
  );
}

/** A visitor who only reads loads no toasts; once there they stay, so that none is cut short. */
function ToastsWhereNeeded() {
  const { pathname } = useLocation();
  const { status } = useSession();
  const [areThere, setAreThere] = useState(false);
  const isHydrated = useIsHydrated();
  const areNeeded = status === 'signed-in' || PATHS_WITH_TOASTS.some((path) => pathname.startsWith(path));
  if (areNeeded && isHydrated && !areThere) setAreThere(true);

  return areThere ? (
    <Suspense>
      <Toasts />
    </Suspense>
  ) : null;
}
