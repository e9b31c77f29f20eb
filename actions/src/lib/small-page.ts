import type { Locale } from '#actions/config/locale.ts';
import { escapeHtml } from '#runtime/bytes/escape-html.ts';

/** Headers of a page that a mailed link opens: it may not be stored or framed, and its URL is not passed on. */
export const SMALL_PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
  'x-frame-options': 'DENY',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
};

const STYLE = `
  :root { color-scheme: light dark; }
  body { margin: 0; min-block-size: 100vh; display: grid; place-items: center; background: #f1f5f2; color: #1d2b26;
    font: 1.0625rem/1.6 'Segoe UI', Tahoma, Arial, sans-serif; }
  main { max-inline-size: 30rem; margin: 1.5rem; padding: 2rem; background: #fff; border-radius: 1rem; }
  .brand { color: #0f4d3a; font-weight: 700; }
  h1 { font-size: 1.5rem; line-height: 1.3; margin-block: 0.5rem 1rem; }
  button { font: inherit; font-weight: 600; min-block-size: 2.75rem; padding: 0.5rem 1.5rem; border: 0; border-radius: 0.5rem;
    background: #0f4d3a; color: #fff; cursor: pointer; }
  :focus-visible { outline: 3px solid #0f4d3a; outline-offset: 3px; }
  a { color: #0f4d3a; display: inline-block; margin-block-start: 1.5rem; }
  @media (prefers-color-scheme: dark) {
    body { background: #0d1a15; color: #e6efe9; }
    main { background: #14251e; }
    .brand, a { color: #c8f169; }
    button { background: #c8f169; color: #10231d; }
    :focus-visible { outline-color: #c8f169; }
  }`;

const OTHER_LANGUAGE: Record<Locale, { locale: Locale; name: string }> = {
  en: { locale: 'ar', name: 'العربية' },
  ar: { locale: 'en', name: 'English' },
};

export type SmallPage = {
  locale: Locale;
  brand: string;
  title: string;
  text: string;
  /** The page's one button, whose form is sent to `action`. */
  button?: { label: string; action: string } | undefined;
  /** URL of the page in a language; without it the page has no link to the other language. */
  urlIn?: ((locale: Locale) => string) | undefined;
};

/** Renders a page of one title, text and button, which has no scripts and needs no other file. */
export function renderSmallPage({ locale, brand, title, text, button, urlIn }: SmallPage): string {
  const other = OTHER_LANGUAGE[locale];

  return `<!doctype html>
<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<div class="brand">${escapeHtml(brand)}</div>
<h1>${title}</h1>
<p role="status">${text}</p>
${button ? `<form method="post" action="${button.action}"><button type="submit">${button.label}</button></form>` : ''}
${urlIn ? `<a href="${urlIn(other.locale)}" lang="${other.locale}" hreflang="${other.locale}">${other.name}</a>` : ''}
</main>
</body>
</html>
`;
}

/** Returns the language that the query `?lng=` names; undefined if it names none of ours. */
export function localeOfQuery({ query }: { query: unknown }): Locale | undefined {
  const { lng } = query as { lng?: unknown };
  return lng === 'en' || lng === 'ar' ? lng : undefined;
}
