import { OFFICE_WIDTH, OUTLINE_PADDING, OUTLINE_PARTS } from '#rules/office-outline.ts';

/** Place into which the site's scripts draw. */
const ROOT = '<div id="root"></div>';

/** Tells whether a path is of the back office, which only a browser can draw. */
export const isOfficePath = (path: string): boolean => /^\/admin(\/|$)/.test(path);

/** The sidebar's cookie (SPEC section 9). */
const COLLAPSED = /(?:^|;\s*)sidebar_state=collapsed(?:;|$)/;

/** Draws the back office's outline into a document whose page only the browser can draw, until its scripts have come. */
export function withOfficeSkeleton(document: string, cookie: string | undefined): string {
  const width = COLLAPSED.test(cookie ?? '') ? '3rem' : '16rem';

  return document.replace(ROOT, () => ROOT.replace('><', `>${skeleton(width)}<`));
}

/** Below 768 px there is no sidebar (SPEC section 9); style attributes know no media queries. */
const sidebar = (width: string) =>
  `flex-shrink:0;inline-size:clamp(0rem, (100vw - 47.99rem) * 999, ${width});background:var(--mui-palette-night-main)`;
const content = `flex-grow:1;box-sizing:border-box;max-inline-size:${OFFICE_WIDTH};margin-inline:auto;padding:${OUTLINE_PADDING}`;
const bone = ({ width, height, above }: (typeof OUTLINE_PARTS)[number]) =>
  `<div style="inline-size:${width};block-size:${height};margin-block-start:${above};border-radius:14px;background:rgb(var(--mui-palette-text-primaryChannel) / 11%)"></div>`;

const skeleton = (width: string) =>
  `<div aria-hidden="true" style="display:flex;min-block-size:100dvh"><div style="${sidebar(width)}"></div><div style="${content}">${OUTLINE_PARTS.map(bone).join('')}</div></div>`;
