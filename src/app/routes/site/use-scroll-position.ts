import { useLayoutEffect, useRef, useState } from 'react';
import { createPath, NavigationType, useLocation, useNavigationType, type Location } from 'react-router';
import { withoutLocale } from '#src/config/locale.ts';
import { recallScrollPositions } from './scroll-positions.ts';

/** A part of the page that takes longer is not moved to. */
const ARRIVAL_MS = 5_000;
/** What a visitor moves on by, the address included. */
const MOVES = ['wheel', 'touchmove', 'keydown', 'click', 'popstate'] as const;

/**
 * A page begins at its top or at the element that the address names; back, forward and a reload lead to where
 * it was left. What replaces the address of the same page (a language, a choice) leaves the visitor in place.
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
      if (shown.current) positions.set(shown.current, y.current);
      positions.keep();
    };
    window.history.scrollRestoration = 'manual';
    window.addEventListener('scroll', watch, { passive: true });
    window.addEventListener('pagehide', keep);

    return () => {
      window.removeEventListener('scroll', watch);
      window.removeEventListener('pagehide', keep);
    };
  }, [positions]);

  useLayoutEffect(() => {
    const before = shown.current;
    // Drawn again, not arrived at.
    if (before === location) return;
    shown.current = location;
    // The same visit: a page that came from the server learns its parameters once it is hydrated.
    if (before?.key === location.key && isSamePage(before, location)) return;
    if (before) positions.set(before, y.current);
    // The document was there before us: at its top, or where it has been scrolled to. To ask it would lay it out once more.
    if (!before && isNewVisit() && (!location.hash || window.scrollY > 0)) return;

    const left = action === NavigationType.Pop && (before || !isNewVisit()) && positions.get(location);
    if (typeof left === 'number') {
      layOutPage();
      window.scrollTo({ top: left, behavior: 'instant' });
    } else if (!before || !isChoice(before, location, action)) arrive(location, before);
    y.current = window.scrollY;
  }, [location, action, positions]);
}

/** Another address of the same page that takes the place of the one before. */
function isChoice(before: Location, location: Location, action: NavigationType): boolean {
  return (
    action === NavigationType.Replace &&
    isSamePage(before, location) &&
    createPath(before) !== createPath(location)
  );
}

/**
 * Shows the element that the address names, or else the page's top. An anchor that names no element opens something on
 * the page (`#about-us`) and moves nothing.
 */
function arrive(location: Location, before: Location | null): void {
  const isElsewhere = !before || !isSamePage(before, location);
  const target = targetOf(location);
  if (target) {
    layOutPage();
    target.scrollIntoView({ behavior: isElsewhere ? 'instant' : 'auto' });
  } else if (isElsewhere || !location.hash) {
    window.scrollTo({ top: 0, behavior: isElsewhere ? 'instant' : 'auto' });
  }
  if (location.hash && !target) showOnceThere(location);
}

/** Shows a part of the page whose code is on its way, unless the visitor moves on before. */
function showOnceThere(location: Location): void {
  const observer = new MutationObserver(() => {
    const target = targetOf(location);
    if (!target) return;
    stop();
    layOutPage();
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

/** Parts below the first screen wait to be laid out until they come near; where one moves by their sizes, they count. */
function layOutPage(): void {
  document.documentElement.toggleAttribute('data-laid-out', true);
}

function targetOf({ hash }: Location): HTMLElement | null {
  return hash === '' ? null : document.getElementById(decode(hash.slice(1)));
}

/** The same page, perhaps in the other language. */
function isSamePage(one: Location, other: Location): boolean {
  return withoutLocale(one.pathname) === withoutLocale(other.pathname);
}

/** An anchor as typed or linked; one that is no valid encoding stands for itself. */
function decode(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

/** Neither a reload nor a way back to this document, whose positions the tab may still know. */
function isNewVisit(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'navigate');
}
