import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

const STYLE_SHEET = /<link\b[^>]*\brel="stylesheet"[^>]*\bhref="\/([^"]+)"[^>]*>/g;

/**
 * Inlines style sheets into the document, so that a first view waits for no file: the linked ones, and those of all
 * public pages and panels, which are small. The inlined files are removed from the build, so no chunk loads them.
 */
export function inlinedStyles(): Plugin {
  return {
    name: 'inlined-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const files = [...new Set([...linkedSheets(html), ...visitorsSheets(bundle)])];
        const sheets = files.map((file) => take(bundle, file));

        return inlineStyles(html, sheets);
      },
    },
  };
}

/** Removes a style sheet from the bundle, and from those that vite loads with each chunk; returns its text. */
function take(bundle: Bundle, file: string): string {
  const asset = bundle[file];
  if (asset?.type !== 'asset') throw new Error(`index.html links ${file}, which the build lacks.`);
  for (const output of Object.values(bundle)) {
    if (output.type === 'chunk') output.viteMetadata?.importedCss.delete(file);
  }
  // oxlint-disable-next-line typescript/no-dynamic-delete -- It is how a plugin says that a file is not written.
  delete bundle[file];

  return asset.source.toString();
}

/** Finds the style sheets of lazy public parts: they consist of CSS modules only, those of libraries are plain CSS. */
function visitorsSheets(bundle: Bundle): string[] {
  return Object.values(bundle).flatMap((output) => {
    if (output.type !== 'chunk') return [];
    const sheets = Object.keys(output.modules).filter((id) => /\.css($|\?)/.test(id));
    const areOurs = sheets.every((id) => id.endsWith('.module.css'));

    return areOurs ? [...(output.viteMetadata?.importedCss ?? [])] : [];
  });
}

function linkedSheets(html: string): string[] {
  return [...html.matchAll(STYLE_SHEET)].map(([, file = '']) => file);
}

/** Returns the document with all style sheets in one `<style>` in place of the first link. */
export function inlineStyles(html: string, sheets: readonly string[]): string {
  const at = html.search(STYLE_SHEET);
  if (at < 0) throw new Error('index.html links no style sheet, so there is no place to put them.');
  // `</` would end the element. It occurs in CSS strings only, where `<\/` means the same text.
  const style = sheets
    .map((sheet) => sheet.trim())
    .join('\n')
    .replaceAll('</', '<\\/');
  const without = html.replace(STYLE_SHEET, '');

  return `${without.slice(0, at)}<style>${style}</style>${without.slice(at)}`;
}
