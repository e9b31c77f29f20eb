import { useCallback, useEffect, useState } from 'react';
import { isShortcut } from '#src/lib/document/is-shortcut.ts';
import { useMediaQuery } from '#src/lib/document/use-media-query.ts';

/** Below 768 px the sidebar is a drawer (SPEC section 9); in em, so that larger text counts too. */
const PHONE = '(max-width: 47.99em)';
const COOKIE_NAME = 'sidebar_state';
const COOKIE_MAX_AGE_S = 7 * 24 * 60 * 60;

export type SidebarState = {
  isPhone: boolean;
  /** On a phone, true if the drawer is open; elsewhere, true if the sidebar shows its labels. */
  isOpen: boolean;
  toggle: () => void;
  closeDrawer: () => void;
};

/**
 * Returns whether the sidebar is wide or collapsed (kept in a cookie for a week) or, on a phone, whether its drawer is
 * open, which is not kept.
 */
export function useSidebarState(): SidebarState {
  const isPhone = useMediaQuery(PHONE);
  const [isWide, setIsWide] = useState(readSidebarCookie);
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const [wasPhone, setWasPhone] = useState(isPhone);
  // A window that becomes a phone's begins with the drawer closed.
  if (wasPhone !== isPhone) {
    setWasPhone(isPhone);
    setIsDrawerOpen(false);
  }

  const toggle = useCallback(() => {
    if (isPhone) {
      setIsDrawerOpen((previous) => !previous);
      return;
    }
    setIsWide((previous) => {
      writeSidebarCookie(!previous);
      return !previous;
    });
  }, [isPhone]);

  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      if (!isShortcut(event, 'b')) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', follow);

    return () => window.removeEventListener('keydown', follow);
  }, [toggle]);

  return {
    isPhone,
    isOpen: isPhone ? isDrawerOpen : isWide,
    toggle,
    closeDrawer: useCallback(() => setIsDrawerOpen(false), []),
  };
}

/** Reads from the cookie whether the sidebar was wide; it is wide at the first visit. */
export function readSidebarCookie(): boolean {
  return !document.cookie.split('; ').includes(`${COOKIE_NAME}=collapsed`);
}

/** Stores the sidebar's state in a cookie for a week. */
function writeSidebarCookie(isWide: boolean): void {
  const state = isWide ? 'expanded' : 'collapsed';
  document.cookie = `${COOKIE_NAME}=${state}; path=/; max-age=${COOKIE_MAX_AGE_S}; samesite=lax`;
}
