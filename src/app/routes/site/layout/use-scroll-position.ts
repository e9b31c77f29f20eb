import { useLayoutEffect, useRef, useState } from 'react';
import { createPath, NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom';
import { withoutLocale } from '#src/config/locale.ts';
import type { STAYS_IN_PLACE } from '#src/kit/address/stays-in-place.ts';
import { recallScrollPositions } from './scroll-positions.ts';

/** Time after which the page no longer scrolls to an anchor whose element is still missing. */
const ARRIVAL_MS = 5_000;
/** Events by which a visitor scrolls, acts or navigates; each cancels the pending scroll to an anchor. */
const MOVES = ['wheel', 'touchmove', 'keydown', 'click', 'popstate'] as const;

/**
 * Scrolls a new page to its top, or to the element that the URL's anchor names. Back, forward and a reload restore the
 * earlier position. A change that replaces the URL of the same page (a language, a choice) scrolls nowhere, unless it
 * names another anchor, as a link in a panel does; nor does a dialog that opens over the page.
 */
export function useScrollPosition(): void {
  const location = useLocation();
  const action = useNavigationType();
  const [positions] = useState(recallScrollPositions);
  const shown = useRef<Location>(null);
  const y = useRef(0);

  useLayoutEffect(() => {
    const watch = () => {
      y.current = window.scrollY;
    };
    const keep = () => {
      watch();
      if (shown.current) positions.set(shown.current, y.current);
      positions.keep();
    };
    // A visitor may scroll before this script runs, and then follow a link. After a frame no layout is forced.
    let timer = 0;
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(watch);
    });
    window.history.scrollRestoration = 'manual';
    window.addEventListener('scroll', watch, { passive: true });
    window.addEventListener('pagehide', keep);

    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      window.removeEventListener('scroll', watch);
      window.removeEventListener('pagehide', keep);
    };
  }, [positions]);

  useLayoutEffect(() => {
    const before = shown.current;
    // The effect ran again without a navigation.
    if (before === location) return;
    shown.current = location;
    // This is no navigation either: a page drawn by the server learns its URL's query only after hydration.
    if (before?.key === location.key && isSamePage(before, location)) return;
    if (before) positions.set(before, y.current);
    // The document was shown before this script ran and is at its top, or where the visitor scrolled. Reading `scrollY`
    // would force another layout, so it is read only where the URL has an anchor.
    if (!before && isNewVisit() && (!location.hash || window.scrollY > 0)) return;

    const left = action === NavigationType.Pop && (before || !isNewVisit()) && positions.get(location);
    if (typeof left === 'number') window.scrollTo({ top: left, behavior: 'instant' });
    else if (!before || !isOverPage(before, location, action)) arrive(location, before);
    y.current = window.scrollY;
  }, [location, action, positions]);
}

/**
 * Returns whether the navigation left the page where it was: it replaced the URL by another one of the same page, or
 * opened something over it.
 */
function isOverPage(before: Location, location: Location, action: NavigationType): boolean {
  if (!isSamePage(before, location)) return false;
  const namesAnchor = location.hash !== '' && location.hash !== before.hash;
  const isChoice =
    action === NavigationType.Replace && !namesAnchor && createPath(before) !== createPath(location);
  const state = location.state as Partial<typeof STAYS_IN_PLACE> | null;

  return isChoice || state?.staysInPlace === true;
}

/**
 * Scrolls to the element that the URL's anchor names, or else to the page's top. On the page that is already shown, an
 * anchor without an element (`#about-us` opens a dialog) scrolls nowhere.
 */
function arrive(location: Location, before: Location | null): void {
  const isElsewhere = !before || !isSamePage(before, location);
  const target = targetOf(location);
  const behavior = isElsewhere ? 'instant' : 'auto';
  if (target) target.scrollIntoView({ behavior });
  else if (isElsewhere || !location.hash) window.scrollTo({ top: 0, behavior });
  if (location.hash && !target) showOnceThere(location);
}

/** Scrolls to a part of the page once its code is loaded, unless the visitor scrolls, acts or navigates first. */
function showOnceThere(location: Location): void {
  const observer = new MutationObserver(() => {
    const target = targetOf(location);
    if (!target) return;
    stop();
    target.scrollIntoView({ behavior: 'instant' });
  });
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    for (const name of MOVES) window.removeEventListener(name, stop);
  };
  const timer = setTimeout(stop, ARRIVAL_MS);
  observer.observe(document.body, { childList: true, subtree: true });
  for (const name of MOVES) window.addEventListener(name, stop, { passive: true });
}

function targetOf({ hash }: Location): HTMLElement | null {
  return hash === '' ? null : document.getElementById(decode(hash.slice(1)));
}

/** Returns whether both locations show one page, perhaps in different languages. */
function isSamePage(one: Location, other: Location): boolean {
  return withoutLocale(one.pathname) === withoutLocale(other.pathname);
}

/** Decodes an anchor; one that is not validly encoded is returned unchanged. */
function decode(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

/** Returns whether the document was newly opened, and not by a reload or by back and forward, whose positions are stored. */
function isNewVisit(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'navigate');
}
