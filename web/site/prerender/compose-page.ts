import { escapeHtml } from '#runtime/bytes/escape-html.ts';
import { beginHead } from '../head/render-shell.ts';
import { CHOICES_SCRIPT } from './choices-script.ts';
import { LANGUAGE_SCRIPT } from './language-script.ts';
import { startAfterPaint } from './start-script.ts';

/** Files that a page needs in addition to those that the shell links. */
export type PageFiles = { scripts: readonly string[]; styles: readonly string[] };

type Parts = {
  /** Built `index.html` with this page's language and head. */
  shell: string;
  /** HTML that the site's components rendered. */
  html: string;
  /** Data that the HTML was rendered from; the browser hydrates with it. */
  state: object;
  files: PageFiles;
};

/** Composes the finished document. Its state is a JSON block, which the content security policy does not restrict. */
export function composePage({ shell, html, state, files }: Parts): string {
  const head = [
    ...files.styles.map((file) => `<link rel="stylesheet" crossorigin href="${escapeHtml(file)}">`),
    ...files.scripts.map((file) => `<link rel="modulepreload" crossorigin href="${escapeHtml(file)}">`),
  ].join('');
  const { document, script } = startAfterPaint(shell.replace(/<\/head>/i, (found) => `${head}${found}`));
  const body = `<div id="root">${html}</div><script type="application/json" id="page-state">${asData(state)}</script>${script}`;

  return beginHead(document, `<script>${LANGUAGE_SCRIPT}</script><script>${CHOICES_SCRIPT}</script>`).replace(
    '<div id="root"></div>',
    () => body,
  );
}

/** Returns JSON in which no text can end the `<script>` around it. */
function asData(state: object): string {
  return JSON.stringify(state).replaceAll('<', '\\u003c');
}
