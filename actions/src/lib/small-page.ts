import type { Locale } from '#actions/config/locale.ts';
import { inColors } from '#rules/brand/brand-color.ts';
import { escapeHtml } from '#runtime/bytes/escape-html.ts';
import { BRAND_MARK, PAGE_STYLE } from '#runtime/documents/page-look.ts';

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

const STYLE = `${PAGE_STYLE}
body { min-block-size: 100vh; min-block-size: 100svh; display: grid; place-items: center; }
main { max-inline-size: 30rem; margin: 1.5rem; padding: 2rem; background: var(--paper); border: 1px solid var(--line); border-radius: 1.25rem; }
h1 { font-size: 1.5rem; margin-block: 1.5rem .75rem; }
p { margin-block: 0 1.5rem; color: var(--muted); }
button { font: inherit; font-weight: 600; min-block-size: 2.75rem; padding: .5rem 1.5rem; border: 0; border-radius: .75rem; background: var(--accent); color: var(--on-accent); cursor: pointer; }
.ways { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; margin-block-start: 1.5rem; padding-block-start: 1.25rem; border-block-start: 1px solid var(--line); }
`;

/** Text of the link that leads to the site's home page. */
const HOME: Record<Locale, string> = { en: 'Go to the website', ar: 'الانتقال إلى الموقع' };

const OTHER_LANGUAGE: Record<Locale, { locale: Locale; name: string }> = {
  en: { locale: 'ar', name: 'العربية' },
  ar: { locale: 'en', name: 'English' },
};

export type SmallPage = {
  locale: Locale;
  brand: string;
  /** The brand's colour, `#rrggbb`. */
  color?: string | undefined;
  title: string;
  text: string;
  /** The page's one button, whose form is sent to `action`. */
  button?: { label: string; action: string } | undefined;
  /** URL of the page in a language; without it the page has no link to the other language. */
  urlIn?: ((locale: Locale) => string) | undefined;
};

/** Renders a page of one title, text and button with links to the site, which has no scripts and needs no other file. */
export function renderSmallPage({ locale, brand, color, title, text, button, urlIn }: SmallPage): string {
  const other = OTHER_LANGUAGE[locale];

  return `<!doctype html>
<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${inColors(STYLE, color)}</style>
</head>
<body>
<main>
<a class="brand" href="/${locale}">${inColors(BRAND_MARK, color)}<bdi>${escapeHtml(brand)}</bdi></a>
<h1>${title}</h1>
<p role="status">${text}</p>
${button ? `<form method="post" action="${button.action}"><button type="submit">${button.label}</button></form>` : ''}
<div class="ways">
<a href="/${locale}">${HOME[locale]}</a>
${urlIn ? `<a href="${urlIn(other.locale)}" lang="${other.locale}" hreflang="${other.locale}">${other.name}</a>` : ''}
</div>
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
