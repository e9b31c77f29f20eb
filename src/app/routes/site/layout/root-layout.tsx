import { type ComponentType, useState, useSyncExternalStore, ViewTransition } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { toastPlace } from '#src/lib/toasts/toast-place.ts';
import { withoutLocale } from '#src/config/locale.ts';
import { useClosedDocument } from '../account/use-closed-document.ts';
import { useLanguageOfUrl } from './use-language-change.ts';
import { usePanelSteps } from './use-panel-steps.ts';
import { useScrollPosition } from './use-scroll-position.ts';

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
      <Toasts />
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

/** Draws the place of the toasts once their code is loaded. It stays mounted from then on, so that no toast is cut short. */
function Toasts() {
  return useSyncExternalStore(toastPlace.subscribe, toastPlace.get, () => null);
}
