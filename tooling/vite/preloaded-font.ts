import type { Plugin, Rolldown } from 'vite';

/** Font file with all letters of an English page; the web server drops its preload from pages in other languages. */
const ENGLISH = 'inter.woff2';
const CHARSET = /<meta charset="[^"]*"\s*\/?>/;

/**
 * Lets the document preload the English letters, so that a first view is laid out once. Arabic pages have no preload:
 * they need two files, and preloading both brought no gain.
 */
export function preloadedFont(): Plugin {
  return {
    name: 'preloaded-font',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => (bundle ? withPreload(html, fileOf(bundle, ENGLISH)) : html),
    },
  };
}

function fileOf(bundle: Rolldown.OutputBundle, name: string): string {
  const file = Object.values(bundle).find((output) => output.type === 'asset' && output.names.includes(name));
  if (!file) throw new Error(`The build has no ${name}.`);

  return file.fileName;
}

/** Adds the preload before everything else that the head loads, but after the charset, which must come early. */
function withPreload(html: string, file: string): string {
  const link = `<link rel="preload" as="font" type="font/woff2" crossorigin data-language="en" href="/${file}">`;
  const found = CHARSET.exec(html)?.[0];
  if (found === undefined) throw new Error('index.html names no charset.');

  return html.replace(found, `${found}\n    ${link}`);
}
