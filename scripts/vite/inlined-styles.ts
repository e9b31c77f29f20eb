import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

const STYLE_SHEET = /<link\b[^>]*\brel="stylesheet"[^>]*\bhref="\/([^"]+)"[^>]*>/g;

/**
 * Puts style sheets into the document, so that a first view waits for no file: those that the document links, and those
 * of all visitors' pages and panels, which are small. A link to each stays, disabled, so that nothing is loaded by it:
 * vite looks for it before it loads a part's styles, and would load them twice.
 */
export function inlinedStyles(): Plugin {
  return {
    name: 'inlined-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const read = (file: string) => {
          const asset = bundle[file];
          if (asset?.type !== 'asset') throw new Error(`index.html links ${file}, which the build lacks.`);
          return asset.source.toString();
        };

        return inlineStyles(html, { read, more: visitorsSheets(bundle) });
      },
    },
  };
}

/** The sheets of parts that are loaded later: visitors' parts have CSS modules, a library has a plain sheet. */
function visitorsSheets(bundle: Bundle): string[] {
  return Object.values(bundle).flatMap((output) => {
    if (output.type !== 'chunk') return [];
    const sheets = Object.keys(output.modules).filter((id) => /\.css($|\?)/.test(id));
    const areOurs = sheets.every((id) => id.endsWith('.module.css'));

    return areOurs ? [...(output.viteMetadata?.importedCss ?? [])] : [];
  });
}

type Sheets = { read: (file: string) => string; more?: readonly string[] };

/** The document with the text of each style sheet in it, all in the place of the first. */
export function inlineStyles(html: string, { read, more = [] }: Sheets): string {
  const linked = [...html.matchAll(STYLE_SHEET)].map(([, file = '']) => file);
  if (linked.length === 0) return html;
  const files = [...new Set([...linked, ...more])];
  const style = files
    .map((file) => read(file).trim())
    .join('\n')
    // What would end the element stands inside of a string, where CSS reads `<\/` as the same.
    .replaceAll('</', '<\\/');
  const links = files.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`);
  const found = html.search(STYLE_SHEET);
  const without = html.replace(STYLE_SHEET, '');

  return `${without.slice(0, found)}<style>${style}</style>${links.join('')}${without.slice(found)}`;
}
