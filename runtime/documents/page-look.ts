/**
 * Look of pages that a server renders without the site's scripts and style sheets: the unsubscribe page, the demo client
 * portal, the page shown offline. A test compares it with the site's palette and mark.
 */

/** The brand's mark as SVG; see src/components/brand-mark.tsx. */
export const BRAND_MARK =
  '<svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false"><rect width="32" height="32" rx="9" fill="#0f4d3a"/><rect x="7" y="7" width="18" height="5" rx="1.6" fill="#7fb59d"/><rect x="7" y="13.5" width="18" height="5" rx="1.6" fill="#c8f169"/><rect x="7" y="20" width="18" height="5" rx="1.6" fill="#7fb59d"/><circle cx="22" cy="16" r="1.2" fill="#0f4d3a"/></svg>';

/** The mark as a file of its own. */
export const BRAND_MARK_FILE = BRAND_MARK.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ');

/** The site's colours as custom properties, and its letters as far as the reader's system has them. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; --page: #f7f5ee; --paper: #ffffff; --text: #10231d; --muted: #4a5c55; --line: rgba(16, 35, 29, 0.14); --accent: #0f4d3a; --on-accent: #ffffff;
  font: 1rem/1.6 'Inter Variable', Inter, system-ui, sans-serif; letter-spacing: -0.006em; }
:root:lang(ar) { font: 1.0625rem/1.75 'IBM Plex Sans Arabic', system-ui, sans-serif; letter-spacing: 0; }
@media (prefers-color-scheme: dark) { :root { --page: #07150f; --paper: #0e231b; --text: #edf4ef; --muted: #a9bdb3; --line: rgba(226, 244, 234, 0.16); --accent: #c8f169; --on-accent: #10231d; } }
body { margin: 0; background: var(--page); color: var(--text); }
h1, h2 { margin: 0; line-height: 1.3; text-wrap: balance; }
a { color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
.brand { display: inline-flex; align-items: center; gap: .625rem; color: inherit; font-size: 1.125rem; font-weight: 700; text-decoration: none; }
`;
