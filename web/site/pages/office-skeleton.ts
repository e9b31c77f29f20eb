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
const content = 'flex-grow:1;padding:6rem clamp(1rem, 2.5vw, 2rem)';
const bone = (width: string, height: string, top: string) =>
  `<div style="inline-size:${width};block-size:${height};margin-block-start:${top};border-radius:14px;background:rgb(var(--mui-palette-text-primaryChannel) / 11%)"></div>`;

const skeleton = (width: string) =>
  `<div aria-hidden="true" style="display:flex;min-block-size:100dvh"><div style="${sidebar(width)}"></div><div style="${content}">${[
    bone('40%', '2rem', '0'),
    bone('60%', '1rem', '1rem'),
    bone('100%', '17.5rem', '2.5rem'),
  ].join('')}</div></div>`;
