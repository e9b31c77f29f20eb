import { lazy, Suspense, type ComponentType, useState, ViewTransition } from 'react';
import { Outlet, useLocation } from 'react-router';
import { paths } from '#src/config/paths.ts';
import { useSession } from '#src/lib/auth/session-provider.tsx';
import { useIsHydrated } from '#src/lib/document/use-is-hydrated.ts';
import { withoutLocale } from '#src/config/locale.ts';
import { useClosedDocument } from './use-closed-document.ts';
import { useLanguageOfUrl } from './use-language-change.ts';
import { usePanelSteps } from './use-panel-steps.ts';
import { useScrollPosition } from './use-scroll-position.ts';

const Toasts = lazy(async () => ({ default: (await import('../../providers/toasts.tsx')).Toasts }));

/** Paths of pages that send something to the API and report the outcome in a toast. */
const PATHS_WITH_TOASTS = [paths.auth, paths.updatePassword, paths.admin];

/** Draws the current page with the behaviour that every page shares. */
export function RootLayout({ Tags }: { Tags: ComponentType }) {
  const isLeaving = useClosedDocument();
  useScrollPosition();
  useLanguageOfUrl();
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

/** Fades one page into the next where the browser supports view transitions and the visitor wants motion. */
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

/** Returns whether the visitor accepts motion; false on the server, which has no window. */
function wantsMotion(): boolean {
  return (
    typeof window !== 'undefined' && window.matchMedia('(prefers-reduced-motion: no-preference)').matches
  );
}

/** Loads the toasts' code where it is needed, and keeps it mounted from then on, so that no toast is cut short. */
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
