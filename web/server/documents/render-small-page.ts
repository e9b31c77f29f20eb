type SmallPage = { titles: readonly [en: string, ar: string]; style: string; content: string };

/** Renders a bilingual page that needs no other file and asks search engines not to index it. */
export function renderSmallPage({ titles, style, content }: SmallPage): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${titles.join(' · ')}</title>
<style>${style}</style>
</head>
<body><main>
${content}
</main></body>
</html>`;
}
