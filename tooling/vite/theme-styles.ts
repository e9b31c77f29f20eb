import { serializeStyles } from '@emotion/serialize';
import { compile, serialize, stringify } from 'stylis';
import type { Plugin } from 'vite';
import { createSiteTheme } from '../../src/lib/theme/site-theme.ts';

type SiteTheme = ReturnType<typeof createSiteTheme>;

const ID = 'virtual:theme.css';
const LOADED_ID = `\0${ID}`;
/** Typography variants of the theme; each becomes the class `type-<variant>`. */
const VARIANTS = [
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'subtitle1',
  'body1',
  'body2',
  'caption',
  'overline',
  'button',
] as const;

/**
 * Serves `virtual:theme.css`: the MUI theme as plain CSS (its variables in light and dark, its typography in both
 * directions), so that pages can have the theme before, or without, loading MUI.
 */
export function themeStyles(): Plugin {
  return {
    name: 'theme-styles',
    resolveId: { filter: { id: exactly(ID) }, handler: () => LOADED_ID },
    load: { filter: { id: exactly(LOADED_ID) }, handler: themeCss },
  };
}

const exactly = (id: string) => new RegExp(`^${id}$`);

/** Returns the theme's style sheet; rules for `dir=rtl` contain only fonts and typography. */
export function themeCss(): string {
  const leftToRight = createSiteTheme('ltr');
  const rightToLeft = createSiteTheme('rtl');
  const styles = [
    ...leftToRight.generateStyleSheets(),
    typography(leftToRight),
    { ':root[dir=rtl]': { ...fontVariables(rightToLeft), ...typography(rightToLeft) } },
  ];

  return `@layer theme{${styles.map(toCss).join('')}}`;
}

function typography({ typography: looks }: SiteTheme): object {
  return Object.fromEntries(VARIANTS.map((variant) => [`.type-${variant}`, looks[variant]]));
}

function fontVariables(theme: SiteTheme): object {
  const variables = theme.generateStyleSheets().flatMap((sheet) => Object.entries(sheet[':root'] ?? {}));

  return Object.fromEntries(variables.filter(([name]) => name.startsWith('--mui-font-')));
}

function toCss(styles: object): string {
  return serialize(compile(serializeStyles([styles as never]).styles), stringify);
}
