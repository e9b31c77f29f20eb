import { escapeHtml } from '#runtime/escape-html.ts';
import { LANGUAGE_SCRIPT } from './language-script.ts';
import { startAfterPaint } from './start-script.ts';

/** Files of the site that a page needs beside what its shell names. */
export type PageFiles = { scripts: readonly string[]; styles: readonly string[] };

type Parts = {
  /** The shell with this page's language and head. */
  shell: string;
  /** What the site drew. */
  html: string;
  /** What it was drawn from; the browser draws the same from it. */
  state: object;
  files: PageFiles;
};

/** One finished document. Its state is data, which no policy takes for a script. */
export function composePage({ shell, html, state, files }: Parts): string {
  const head = [
    ...files.styles.map((file) => `<link rel="stylesheet" crossorigin href="${escapeHtml(file)}">`),
    ...files.scripts.map((file) => `<link rel="modulepreload" crossorigin href="${escapeHtml(file)}">`),
  ].join('');
  const { document, script } = startAfterPaint(shell.replace(/<\/head>/i, (found) => `${head}${found}`));
  const body = `<div id="root">${html}</div><script type="application/json" id="page-state">${asData(state)}</script>${script}`;

  return document
    .replace(/<head\b[^>]*>/i, (found) => `${found}<script>${LANGUAGE_SCRIPT}</script>`)
    .replace('<div id="root"></div>', () => body);
}

/** JSON in which nothing can end the element around it. */
function asData(state: object): string {
  return JSON.stringify(state).replaceAll('<', '\\u003c');
}
