import { inColors } from '#rules/brand/brand-color.ts';
import { PAGE_STYLE } from '#runtime/documents/page-look.ts';

type SmallPage = {
  /** Titles in both languages, the reader's first. */
  titles: readonly [string, string];
  /** Language of the page; parts in the other one say so. */
  language?: 'en' | 'ar';
  /** The brand's colour, `#rrggbb`; without it the page has the site's own. */
  color?: string | null | undefined;
  style: string;
  content: string;
};

/** Renders a bilingual page with the site's look that needs no other file and asks search engines not to index it. */
export function renderSmallPage({ titles, language = 'en', color, style, content }: SmallPage): string {
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${titles.join(' · ')}</title>
<style>${inColors(PAGE_STYLE + style, color ?? undefined)}</style>
</head>
<body><main>
${content}
</main></body>
</html>`;
}
