import { PAGE_STYLE } from '#runtime/documents/page-look.ts';

type SmallPage = {
  /** Titles in both languages, the reader's first. */
  titles: readonly [string, string];
  /** Language of the page; parts in the other one say so. */
  language?: 'en' | 'ar';
  style: string;
  content: string;
};

/** Renders a bilingual page with the site's look that needs no other file and asks search engines not to index it. */
export function renderSmallPage({ titles, language = 'en', style, content }: SmallPage): string {
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${titles.join(' · ')}</title>
<style>${PAGE_STYLE}${style}</style>
</head>
<body><main>
${content}
</main></body>
</html>`;
}
