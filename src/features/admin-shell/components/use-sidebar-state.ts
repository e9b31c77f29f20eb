import { useCallback, useEffect, useState } from 'react';
import { isShortcut } from '#src/lib/document/is-shortcut.ts';
import { useMediaQuery } from '#src/lib/document/use-media-query.ts';

/** Below 768 px the sidebar is a drawer (SPEC section 9); in em, so that larger text counts too. */
const PHONE = '(max-width: 47.99em)';
/** Below 1100 px the lists need the room that the labels take. */
const NARROW = '(max-width: 68.74em)';
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
 * open. In a narrow window it is collapsed until it is opened by hand; neither is kept.
 */
export function useSidebarState(): SidebarState {
  const isPhone = useMediaQuery(PHONE);
  const [isWide, setIsWide] = useState(readSidebarCookie);
  const isNarrow = useMediaQuery(NARROW);
  const [isOpenedByHand, setIsOpenedByHand] = useState(false);
  const [size, setSize] = useState({ isPhone, isNarrow });
  // Another width begins with the sidebar closed again.
  if (size.isPhone !== isPhone || size.isNarrow !== isNarrow) {
    setSize({ isPhone, isNarrow });
    setIsOpenedByHand(false);
  }

  const toggle = useCallback(() => {
    if (isNarrow) {
      setIsOpenedByHand((previous) => !previous);
      return;
    }
    setIsWide((previous) => {
      writeSidebarCookie(!previous);
      return !previous;
    });
  }, [isNarrow]);

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
    isOpen: isNarrow ? isOpenedByHand : isWide,
    toggle,
    closeDrawer: useCallback(() => setIsOpenedByHand(false), []),
  };
}

/** Reads from the cookie whether the sidebar was wide; it is wide at the first visit. */
function readSidebarCookie(): boolean {
  return !document.cookie.split('; ').includes(`${COOKIE_NAME}=collapsed`);
}

/** Stores the sidebar's state in a cookie for a week. */
function writeSidebarCookie(isWide: boolean): void {
  const state = isWide ? 'expanded' : 'collapsed';
  document.cookie = `${COOKIE_NAME}=${state}; path=/; max-age=${COOKIE_MAX_AGE_S}; samesite=lax`;
}
