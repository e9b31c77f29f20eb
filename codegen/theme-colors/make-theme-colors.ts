import { join } from 'node:path';
import { createSiteTheme } from '../../src/lib/theme/site-theme.ts';
import { formatDocument, type GeneratedFile } from '../format-document.ts';

const FILE = 'web/site/head/theme-colors.generated.ts';
/** Variables of the theme that have colours of the brand; others are those of states (errors, say), or MUI's greys. */
const OF_BRAND =
  /^--mui-palette-(primary|secondary|text|divider|night-(?!sky|amber)|lime|focus|face|heroFace|background|TableCell|(LinearProgress|Slider|Switch)-(primary|secondary))/;
const DARK = '@media (prefers-color-scheme: dark)';

type Sheet = Record<string, unknown>;

/** Lists the theme's variables that have colours of the brand, so that the web server can give them others. */
export function makeThemeColors(root: string): GeneratedFile {
  const sheets = createSiteTheme('ltr').generateStyleSheets() as Sheet[];
  const light = colorsOf(sheets.map((sheet) => sheet[':root']));
  const dark = colorsOf(sheets.map((sheet) => (sheet[DARK] as Sheet | undefined)?.[':root']));
  const filename = join(root, FILE);
  const content = `/** Made by \`npm run codegen\` from src/lib/theme/palette.ts: variables with colours of the brand. */
export const THEME_COLORS: Readonly<Record<'light' | 'dark', readonly (readonly [name: string, color: string])[]>> = ${JSON.stringify({ light, dark })};`;

  return { filename, content: formatDocument(root, filename, content) };
}

function colorsOf(rules: readonly unknown[]): [string, string][] {
  const variables = Object.entries(Object.assign({}, ...rules) as Record<string, string>);

  return variables.filter(([name, value]) => OF_BRAND.test(name) && !value.includes('var('));
}
