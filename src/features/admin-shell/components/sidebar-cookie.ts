const COOKIE_NAME = 'sidebar_state';
const MAX_AGE_S = 7 * 24 * 60 * 60;

/** Whether the sidebar was left wide; it is at the first visit. */
export function readSidebarCookie(): boolean {
  return !document.cookie.split('; ').includes(`${COOKIE_NAME}=collapsed`);
}

/** Keeps the sidebar's state for a week. */
export function writeSidebarCookie(isWide: boolean): void {
  const state = isWide ? 'expanded' : 'collapsed';
  document.cookie = `${COOKIE_NAME}=${state}; path=/; max-age=${MAX_AGE_S}; samesite=lax`;
}
