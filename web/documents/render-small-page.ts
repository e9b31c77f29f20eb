type SmallPage = { titles: readonly [en: string, ar: string]; style: string; content: string };

/** A page in both languages that needs no other file, and that search engines leave out. */
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
